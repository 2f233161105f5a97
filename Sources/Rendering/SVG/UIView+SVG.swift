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
  /// - A shadow is that of the bounds or of its path, with the same blur everywhere.
  /// - A shape's curves become chords. Its line has the same width everywhere, as at the center.
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
