import UIKitViews

extension UIView {
  /// Returns the view and its descendants as a self-contained SVG document. Equal trees give equal bytes.
  ///
  /// ```swift
  /// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  /// window.rootViewController = controller
  /// window.makeKeyAndVisible()
  /// try window.svg().write(toFile: "screen.svg", atomically: true, encoding: .utf8)
  /// ```
  ///
  /// See ``DisplayList/init(of:)`` and ``DisplayList/svg(options:)``.
  public func svg(options: SVGOptions = SVGOptions()) -> String {
    var options = options
    options.background = options.background?.resolvedColor(with: traitCollection)
    let list = DisplayList(of: self)
    guard options.showsConstraints else { return list.svg(options: options) }
    var painter = SVGPainter(list: list, options: options)
    return painter.document(under: constraintPicture)
  }
}

extension DisplayList {
  /// Returns the list as an SVG document.
  ///
  /// Affine transforms, clipping, group opacity, borders, and shadows are exact. SVG has no perspective. For
  /// a node in perspective:
  /// - Outlines, fills, borders, and clips are exact projections.
  /// - Images are cut into triangles. Their outline is exact. Inside it, the error is at most half a point if
  ///   96 triangles suffice.
  /// - A line of text gets the nearest affine map.
  /// - A shadow has the outline of the bounds or of the shadow path, and the same blur everywhere.
  /// - A shape's curves become chords. The width of its line at the center applies everywhere.
  ///
  /// A mask becomes a clip if it's a single opaque outline. Otherwise, it becomes a `mask` by alpha, as in
  /// SVG 2.
  ///
  /// Text is set in ``DisplayText/fontFamilies`` without kerning, and is as wide as measured. East Asian
  /// characters and emoji are fitted to their em. An image whose file is gone is omitted.
  public nonisolated func svg(options: SVGOptions = SVGOptions()) -> String {
    var painter = SVGPainter(list: self, options: options)
    return painter.document()
  }
}

/// Options for converting a display list into SVG.
public nonisolated struct SVGOptions: Sendable {
  /// The form of references to images.
  public enum Images: Sendable {
    /// The SVG contains the encoded bytes, once for each image.
    case embedded
    /// The SVG refers to image files by `file:` URLs, and embeds other images. Browsers only show the files
    /// if the SVG is opened as a document.
    case linked
  }

  /// The background color. The default value is `nil`.
  public var background: UIColor?
  /// The picture's name for people who can't see it. The default value is `nil`.
  public var title: String?
  /// The form of references to images. The default value is `embedded`.
  public var images: Images
  /// `true` if a view's picture shows constraints. The default value is `false`.
  ///
  /// Alignment rectangles are blue, or orange if a constraint gives way to others. Ambiguous edges are red.
  public var showsConstraints = false

  /// Returns a custom name for an image. The code that displays the SVG inserts the image.
  package var imageReference: (@Sendable (UIImage) -> String)?

  /// The names to write as comments before the nodes' elements. A node without a name has its parent's name.
  package var nodeNames: [DisplayNode.ID: String] = [:]

  /// Creates options.
  public init(background: UIColor? = nil, title: String? = nil, images: Images = .embedded) {
    self.background = background
    self.title = title
    self.images = images
  }
}

extension UIView {
  /// The elements drawn for `showsConstraints`. Ambiguous edges are dashed.
  var constraintPicture: [String] {
    var lines: [String] = []
    addConstraintPicture(to: &lines, root: self)
    return lines
  }

  private func addConstraintPicture(to lines: inout [String], root: UIView) {
    for view in subviews where !view.isHidden && view.alpha > 0 {
      if let marks = view.constraintMarks {
        lines += marks.lines { convert($0, to: root) - root.bounds.origin }
      }
      view.addConstraintPicture(to: &lines, root: root)
    }
  }
}

extension ConstraintMarks {
  fileprivate func lines(_ project: (CGPoint) -> CGPoint) -> [String] {
    let corners = alignmentRect.corners.map(project)
    let color = isBroken ? "#ff9500" : "#0a84ff"
    let outline = SVGElement("path").with("d", corners.svgPath).with("fill", color).with("fill-opacity", 0.07)
      .with("stroke", color).with("stroke-width", 0.5)
    // The edges are in clockwise order from the top left.
    let edges: [(UIRectEdge, Int)] = [(.top, 0), (.right, 1), (.bottom, 2), (.left, 3)]
    let open = edges.filter { ambiguousEdges.contains($0.0) }.map { _, index in
      SVGElement("path").with("d", [corners[index], corners[(index + 1) % 4]].svgLine).with(
        "stroke", "#ff3b30"
      )
      .with("stroke-width", 2).with("stroke-dasharray", "4 3").closed
    }
    return [outline.closed] + open
  }
}

nonisolated private func - (point: CGPoint, origin: CGPoint) -> CGPoint {
  CGPoint(x: point.x - origin.x, y: point.y - origin.y)
}
