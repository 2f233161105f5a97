extension ClosedRange<Double> {
  /// Whether a visible area is that of contents at their start, or beyond it.
  ///
  /// Mirrored contents begin at their far edge. Where their width is no whole number of pixels, the content offset is beside the
  /// start by what was rounded.
  var isAtStart: Bool { lowerBound < 0.5 }
}
