import UIKitViews

/// Writes the nodes of a list as SVG elements, in paint order.
///
/// A node gets its own group, with coordinates from its origin, if it's translucent, clips, casts the shadow
/// of its descendants, or is rotated or scaled. Perspective is applied to every outline, because SVG groups
/// have no perspective.
nonisolated struct SVGPainter {
  let list: DisplayList
  let options: SVGOptions
  var definitions = SVGDefinitions()
  var images: SVGImages
  private(set) var body: [String] = []
  private var index = 0
  private var owner: String?
  /// `true` if the root needs no clip, because the document's edges clip it. `false` for masks.
  var isRootPage = true

  init(list: DisplayList, options: SVGOptions) {
    self.list = list
    self.options = options
    images = SVGImages(in: list, options: options)
  }

  mutating func add(_ line: String) { body.append(line) }

  // MARK: Document

  mutating func document(under marks: [String] = []) -> String {
    let body = contents() + marks
    var lines = [root.open]
    if let title = options.title { lines.append("<title>\(title.escapedForXML)</title>") }
    if !definitions.isEmpty { lines += ["<defs>"] + definitions.lines + ["</defs>"] }
    return (lines + body + ["</svg>", ""]).joined(separator: "\n")
  }

  mutating func contents() -> [String] {
    let page = CGRect(origin: .zero, size: list.size)
    if let background = options.background.map({ RGBA($0.cgColor) }), background.alpha > 0 {
      add(SVGElement("rect").with(page).with("fill", background).closed)
    }
    paintNodes(within: .identity)
    return body
  }

  private var root: SVGElement {
    let (width, height) = (Double(list.size.width), Double(list.size.height))
    let families = DisplayText.fontFamilies.map { $0.contains(" ") ? "'\($0)'" : $0 }
    return SVGElement("svg").with("xmlns", "http://www.w3.org/2000/svg")
      .with("width", width).with("height", height).with("viewBox", "0 0 \(width.svg()) \(height.svg())")
      .with("font-family", families.joined(separator: ", "))
      .with("style", "font-kerning:none;font-variant-ligatures:none;white-space:pre")
      .with("text-rendering", "geometricPrecision").with("xml:space", "preserve")
  }

  // MARK: Nodes

  private mutating func paintNodes(within frame: Projection) {
    while index < list.nodes.count { paintNode(within: frame) }
  }

  private mutating func call(_ name: String?) {
    guard name != owner else { return }
    owner = name
    // Two hyphens would end the comment, and XML doesn't allow control characters.
    let words = (name ?? "").map { $0 == "-" || $0.isNewline || $0.asciiValue ?? 32 < 32 ? "\u{2010}" : $0 }
    add("<!--\(String(words))-->")
  }

  mutating func elements(of mask: DisplayMask, in frame: Projection) -> [String] {
    var painter = SVGPainter(list: DisplayList(size: .zero, nodes: mask.nodes), options: options)
    painter.isRootPage = false
    (painter.definitions, painter.images) = (definitions, images)
    painter.paintNodes(within: frame)
    (definitions, images) = (painter.definitions, painter.images)
    return painter.body
  }

  private mutating func paintNode(within frame: Projection) {
    let position = index
    let node = list.nodes[position]
    index += 1
    let parentOwner = owner
    call(options.nodeNames[node.id] ?? owner)
    defer { call(parentOwner) }
    let hasChildren = index < list.nodes.count && list.nodes[index].parent == node.id
    let outer = node.projection.concatenating(frame)
    // The edges of the document clip the root.
    let isPage = isRootPage && node.parent == nil && node.cornerRadius == 0
    let clips = node.clips && !isPage && (hasChildren || node.content != nil)
    let isTurned = outer.isAffine && !outer.isTranslation
    // In the group's own coordinates, equal shadows of equal elements share a filter.
    let fillCasts = node.shadow.map { $0.path == nil && $0.isOfFill } ?? false && outer.isAffine
    let treeCasts = node.shadow.map { $0.path == nil && !$0.isOfFill } ?? false
    let isGroup = clips || fillCasts || treeCasts || isTurned || node.opacity < 1 || node.mask != nil
    let inner = isGroup && outer.isAffine ? .identity : outer

    if isGroup {
      var group = SVGElement("g")
      if outer.isAffine, outer != .identity { group = group.with("transform", outer.svg) }
      if node.opacity < 1 { group = group.with("opacity", node.opacity) }
      if let mask = node.mask {
        group = masked(group, by: mask, in: inner)
        // An element can have only one clip.
        if clips {
          add(group.open)
          group = SVGElement("g")
        }
      }
      if clips {
        let shape = shape(of: node.bounds, radius: node.cornerRadius, corners: node.corners, in: inner)
        group = group.with("clip-path", definitions.clip(to: shape.closed))
      }
      if treeCasts, let shadow = node.shadow {
        let region = list.paintedBox(ofTreeAt: position)
        group = group.with(
          "filter",
          definitions.shadow(shadow.seen(of: region, in: inner), around: inner.boundingBox(of: region)))
      }
      add(group.open)
    }
    if let backdrop = node.backdrop { paint(backdrop, of: node, at: position, in: inner) }
    paintFill(of: node, in: inner, isClipped: clips, castsShadow: fillCasts)
    if let content = node.content {
      if node.clipsContent, !clips, !isPage {
        paintClipped(content, of: node, in: inner)
      } else {
        paint(content, of: node, in: inner, isClipped: clips)
      }
    }
    while index < list.nodes.count, list.nodes[index].parent == node.id { paintNode(within: inner) }
    paintBorder(of: node, in: inner)
    if isGroup { add("</g>") }
    if clips, node.mask != nil { add("</g>") }
  }

  private mutating func paintFill(
    of node: DisplayNode, in frame: Projection, isClipped: Bool, castsShadow: Bool
  ) {
    if let shadow = node.shadow {
      if let path = shadow.path {
        paintShadow(shadow, of: path, in: frame)
      } else if !frame.isAffine, shadow.isOfFill {
        paintProjectedShadow(shadow, of: node, in: frame)
      }
    }
    guard let fill = node.fill else { return }
    var element = shape(
      of: node.bounds, radius: isClipped ? 0 : node.cornerRadius, corners: node.corners, in: frame
    ).with("fill", fill)
    if castsShadow, let shadow = node.shadow {
      element = element.with("filter", definitions.shadow(shadow, around: node.bounds))
    }
    add(element.closed)
  }

  private mutating func paint(
    _ content: DisplayContent, of node: DisplayNode, in frame: Projection, isClipped: Bool
  ) {
    switch content {
    case .image(let image, let box): paint(image, in: box, projection: frame)
    case .text(let text): paint(text, in: frame)
    case .richText(let text): paint(text, in: frame)
    case .gradient(let gradient):
      let paint = definitions.gradient(gradient)
      add(
        shape(of: node.bounds, radius: isClipped ? 0 : node.cornerRadius, corners: node.corners, in: frame)
          .with("fill", paint).closed)
    case .shape(let shape): self.paint(shape, in: frame)
    }
  }

  /// Clips only the content to the bounds. In the group's own coordinates, equal clips share a definition.
  private mutating func paintClipped(
    _ content: DisplayContent, of node: DisplayNode, in frame: Projection
  ) {
    let inner = frame.isAffine ? .identity : frame
    let shape = shape(of: node.bounds, radius: 0, corners: node.corners, in: inner)
    var group = SVGElement("g")
    if frame.isAffine, frame != .identity { group = group.with("transform", frame.svg) }
    add(group.with("clip-path", definitions.clip(to: shape.closed)).open)
    paint(content, of: node, in: inner, isClipped: true)
    add("</g>")
  }

  private mutating func paintBorder(of node: DisplayNode, in frame: Projection) {
    guard let border = node.border else { return }
    let half = border.width / 2
    let line = node.bounds.insetBy(dx: half, dy: half)
    guard line.width > 0, line.height > 0, line.width > border.width, line.height > border.width else {
      return add(
        shape(of: node.bounds, radius: node.cornerRadius, corners: node.corners, in: frame)
          .with("fill", border.color).closed)
    }
    guard frame.isAffine else { return paintProjectedBorder(border, of: node, in: frame) }
    let shape = shape(of: line, radius: max(0, node.cornerRadius - half), corners: node.corners, in: frame)
    add(shape.with("fill", "none").with("stroke", border.color).with("stroke-width", border.width).closed)
  }

  // MARK: Shapes

  func shape(of rect: CGRect, radius: Double, corners: DisplayCorners, in frame: Projection) -> SVGElement {
    guard frame.isTranslation else {
      let outline = rect.roundedOutline(radius: radius, corners: corners)
      return SVGElement("path").with("d", frame.outline(of: outline).svgPath)
    }
    let target = rect.offsetBy(dx: frame.tx, dy: frame.ty)
    guard radius > 0, !corners.corners.isEmpty else { return SVGElement("rect").with(target) }
    guard corners.areAllCircular else {
      return SVGElement("path").with("d", target.rounded(by: radius, corners).svgPath)
    }
    return SVGElement("rect").with(target).with("rx", radius)
  }
}
