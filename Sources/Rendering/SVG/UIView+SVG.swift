import CollectionView

extension UIView {
  /// A picture of the view and all within it, as a self-contained SVG document. Equal trees give equal bytes.
  ///
  /// ```swift
  /// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  /// window.rootViewController = controller
  /// window.makeKeyAndVisible()
  /// try window.svg().write(toFile: "screen.svg", atomically: true, encoding: .utf8)
  /// ```
  ///
  /// See ``DisplayList/init(of:)`` for what is shown, and ``DisplayList/svg(options:)`` for how exact it is.
  public func svg(options: SVGOptions = SVGOptions()) -> String {
    var options = options
    options.background = options.background?.resolvedColor(with: traitCollection)
    return DisplayList(of: self).svg(options: options)
  }
}

extension DisplayList {
  /// The list as an SVG document.
  ///
  /// Affine transforms, clipping, group opacity, borders and shadows are exact. SVG has no perspective, so of a node seen
  /// in perspective
  /// - outlines, fills, borders and clips are the true projected shapes;
  /// - images are cut into triangles, each placed by the affine map that is exact at its corners: nothing is off by more
  ///   than half a point where 96 triangles suffice, and the outline is exact;
  /// - a line of text is placed as a whole by the affine map that comes nearest;
  /// - a shadow is that of the bounds or of its path, and its blur has the same width everywhere;
  /// - curves of a shape are chords, and its line is as wide everywhere as in the middle.
  ///
  /// A mask that is one opaque outline is a clip. Any other is a `mask` by alpha, as SVG 2 has it.
  ///
  /// Text is asked for in ``DisplayText/fontFamilies`` without kerning, so that it is as wide as measured; East Asian
  /// characters and emoji are fitted to the em they were measured as. An image whose file has gone is left out.
  public nonisolated func svg(options: SVGOptions = SVGOptions()) -> String {
    var painter = SVGPainter(list: self, options: options)
    return painter.document()
  }
}
