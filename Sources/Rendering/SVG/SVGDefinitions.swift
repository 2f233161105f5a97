import UIKitViews

nonisolated struct SVGDefinitions {
  private var ids: [String: String] = [:]
  private(set) var lines: [String] = []

  var isEmpty: Bool { lines.isEmpty }

  mutating func id(_ prefix: String, _ element: SVGElement, _ content: String, closing name: String) -> String
  {
    let key = element.text + content
    if let id = ids[key] { return id }
    let id = "\(prefix)\(ids.count + 1)"
    ids[key] = id
    lines.append(element.with("id", id).open + content + "</\(name)>")
    return id
  }

  mutating func append(_ line: String) { lines.append(line) }

  mutating func clip(to shape: String) -> String {
    "url(#\(id("c", SVGElement("clipPath"), shape, closing: "clipPath")))"
  }

  mutating func mask(of content: [String], around box: CGRect) -> String {
    let region = box.integral
    let element = SVGElement("mask").with("mask-type", "alpha").with("maskUnits", "userSpaceOnUse")
      .with("x", region.minX).with("y", region.minY).with("width", region.width).with("height", region.height)
    return "url(#\(id("m", element, content.joined(), closing: "mask")))"
  }

  mutating func gradient(_ gradient: DisplayGradient) -> String {
    let element = SVGElement("linearGradient")
      .with("x1", gradient.start.x).with("y1", gradient.start.y)
      .with("x2", gradient.end.x).with("y2", gradient.end.y)
    let stops = gradient.stops.map {
      SVGElement("stop").with("offset", $0.location).with("stop-color", $0.color.hex)
        .with("stop-opacity", $0.color.alpha < 1 ? $0.color.alpha.svg() : nil).closed
    }
    return "url(#\(id("g", element, stops.joined(), closing: "linearGradient")))"
  }

  /// Returns the name of a filter without `feDropShadow`, which some readers don't support.
  mutating func shadow(_ shadow: DisplayShadow, around bounds: CGRect) -> String {
    let steps = [
      SVGElement("feGaussianBlur").with("in", "SourceAlpha").with("stdDeviation", shadow.radius).closed,
      SVGElement("feOffset").with("dx", shadow.offset.width).with("dy", shadow.offset.height)
        .with("result", "o").closed,
      SVGElement("feFlood").with("flood-color", shadow.color.hex)
        .with("flood-opacity", shadow.color.alpha < 1 ? shadow.color.alpha.svg() : nil).closed,
      SVGElement("feComposite").with("in2", "o").with("operator", "in").closed,
      "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>",
    ]
    return filter(
      steps.joined(), region: bounds.insetBy(dx: -shadow.reach.width, dy: -shadow.reach.height))
  }

  mutating func blur(_ radius: Double, around bounds: CGRect) -> String {
    filter(
      SVGElement("feGaussianBlur").with("stdDeviation", radius).closed,
      region: bounds.insetBy(dx: -radius * 3, dy: -radius * 3))
  }

  /// Returns the name of a filter whose region includes all colors that the blur reads.
  mutating func backdrop(_ backdrop: DisplayBackdrop, around bounds: CGRect) -> String {
    let steps = [
      SVGElement("feGaussianBlur").with("stdDeviation", backdrop.radius).closed,
      SVGElement("feColorMatrix").with("type", "saturate").with("values", backdrop.saturation).closed,
    ]
    return filter(
      steps.joined(), region: bounds.insetBy(dx: -backdrop.radius * 3, dy: -backdrop.radius * 3))
  }

  /// Returns the name of a filter. Its region is rounded outward, so elements of similar size share it.
  private mutating func filter(_ effect: String, region: CGRect) -> String {
    let grid: CGFloat = 64
    let left = (region.minX / grid).rounded(.down) * grid
    let top = (region.minY / grid).rounded(.down) * grid
    let right = (region.maxX / grid).rounded(.up) * grid
    let bottom = (region.maxY / grid).rounded(.up) * grid
    let element = SVGElement("filter").with("filterUnits", "userSpaceOnUse")
      .with("x", left).with("y", top).with("width", right - left).with("height", bottom - top)
      .with("color-interpolation-filters", "sRGB")
    return "url(#\(id("s", element, effect, closing: "filter")))"
  }
}
