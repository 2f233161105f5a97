import CollectionView

/// Writes a sample picture as SVG. Coordinates are rounded to whole points.
struct SampleCanvas {
  let width: Double
  let height: Double
  private var definitions = ""
  private var definitionCount = 0
  private var shapes = ""

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The length of the shorter side. The sizes of shapes are fractions of this length.
  var unit: Double { min(width, height) }

  var svg: String {
    let size = "width=\"\(Self.text(width))\" height=\"\(Self.text(height))\""
    let box = "viewBox=\"0 0 \(Self.text(width)) \(Self.text(height))\""
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(box)><defs>\(definitions)</defs>\(shapes)</svg>"
  }

  struct Point {
    var x: Double
    var y: Double
  }

  enum Fill {
    case color(SampleColor)
    case reference(Int)

    var css: String {
      switch self {
      case .color(let color): color.css
      case .reference(let number): "url(#g\(number))"
      }
    }
  }

  mutating func gradient(_ colors: [SampleColor]) -> Fill {
    let stops = colors.enumerated().map { index, color in
      "<stop offset=\"\(Self.text(Double(index) / Double(colors.count - 1), digits: 2))\" stop-color=\"\(color.css)\"/>"
    }
    return define("linearGradient", " x2=\"0\" y2=\"1\"", stops.joined())
  }

  /// Returns the fill for a light that fades from the center to the edge, faster at first.
  mutating func glow(_ color: SampleColor, opacity: Double) -> Fill {
    let stops = [(0, opacity), (0.4, opacity * 0.38), (0.7, opacity * 0.1), (1, 0)].map { offset, opacity in
      let stop = "<stop offset=\"\(Self.text(offset, digits: 1))\" stop-color=\"\(color.css)\""
      return stop + " stop-opacity=\"\(Self.text(opacity, digits: 2))\"/>"
    }
    return define("radialGradient", "", stops.joined())
  }

  private mutating func define(_ element: String, _ attributes: String, _ content: String) -> Fill {
    definitionCount += 1
    definitions += "<\(element) id=\"g\(definitionCount)\"\(attributes)>\(content)</\(element)>"
    return .reference(definitionCount)
  }

  mutating func ground(_ fill: Fill) {
    rectangle(x: 0, y: 0, width: width, height: height, fill)
  }

  mutating func rectangle(
    x: Double, y: Double, width: Double, height: Double, _ fill: Fill, corner: Double = 0, opacity: Double = 1
  ) {
    let frame =
      "x=\"\(Self.text(x))\" y=\"\(Self.text(y))\" width=\"\(Self.text(width))\" height=\"\(Self.text(height))\""
    let rounding = corner > 0 ? " rx=\"\(Self.text(corner))\"" : ""
    shapes += "<rect \(frame)\(rounding)\(Self.paint(fill, opacity))/>"
  }

  mutating func circle(_ center: Point, radius: Double, _ fill: Fill, opacity: Double = 1) {
    let circle =
      "cx=\"\(Self.text(center.x))\" cy=\"\(Self.text(center.y))\" r=\"\(Self.text(radius, digits: 1))\""
    shapes += "<circle \(circle)\(Self.paint(fill, opacity))/>"
  }

  mutating func path(_ path: SamplePath, _ fill: Fill, opacity: Double = 1) {
    shapes += "<path d=\"\(path.data)\"\(Self.paint(fill, opacity))/>"
  }

  mutating func line(_ path: SamplePath, _ color: SampleColor, width: Double, opacity: Double = 1) {
    let alpha = opacity < 1 ? " opacity=\"\(Self.text(opacity, digits: 2))\"" : ""
    shapes += "<path d=\"\(path.data)\" fill=\"none\" stroke=\"\(color.css)\""
    shapes += " stroke-width=\"\(Self.text(width, digits: 1))\" stroke-linecap=\"round\"\(alpha)/>"
  }

  private static func paint(_ fill: Fill, _ opacity: Double) -> String {
    " fill=\"\(fill.css)\"" + (opacity < 1 ? " opacity=\"\(text(opacity, digits: 2))\"" : "")
  }

  static func text(_ value: Double, digits: Int = 0) -> String {
    let factor = digits == 0 ? 1.0 : digits == 1 ? 10 : 100
    let rounded = (value * factor).rounded() / factor
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

/// The data of an SVG path. Relative coordinates in whole numbers keep it short.
struct SamplePath {
  private(set) var data: String
  private var current: (x: Int, y: Int)

  typealias Point = SampleCanvas.Point

  init(from start: Point) {
    current = Self.rounded(start)
    data = "M\(current.x) \(current.y)"
  }

  mutating func line(to point: Point) {
    append("l", [point])
  }

  mutating func curve(to point: Point, _ first: Point, _ second: Point) {
    append("c", [first, second, point])
  }

  mutating func quadratic(to point: Point, _ control: Point) {
    append("q", [control, point])
  }

  mutating func arc(to point: Point, radius: Double, large: Bool = false, clockwise: Bool = true) {
    let size = SampleCanvas.text(radius)
    append("a\(size) \(size) 0 \(large ? 1 : 0) \(clockwise ? 1 : 0) ", [point])
  }

  mutating func close() {
    data += "z"
  }

  mutating func move(to point: Point) {
    current = Self.rounded(point)
    data += "M\(current.x) \(current.y)"
  }

  mutating func dot(at point: Point) {
    append("m", [point])
    data += "h0"
  }

  /// Adds a Catmull–Rom curve through the points after index `first`, which is the current end of the path.
  mutating func smooth(through points: [Point], after first: Int = 0, closed: Bool = false) {
    func point(_ index: Int) -> Point {
      let index = closed ? (index + points.count) % points.count : max(0, min(points.count - 1, index))
      return points[index]
    }
    for index in (first + 1)..<(closed ? points.count + 1 : points.count) {
      let (before, start, end, after) = (point(index - 2), point(index - 1), point(index), point(index + 1))
      curve(
        to: end,
        Point(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
        Point(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
    }
  }

  private mutating func append(_ command: String, _ points: [Point]) {
    data += command
    var end = current
    for (index, point) in points.enumerated() {
      end = Self.rounded(point)
      let (x, y) = (end.x - current.x, end.y - current.y)
      data += index > 0 && x >= 0 ? " \(x)" : "\(x)"
      data += y >= 0 ? " \(y)" : "\(y)"
    }
    current = end
  }

  private static func rounded(_ point: Point) -> (x: Int, y: Int) {
    (Int(point.x.rounded()), Int(point.y.rounded()))
  }
}
