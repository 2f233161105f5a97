extension ClosedRange<Double> {
  /// Whether a visible area is that of contents at their start, or beyond it.
  ///
  /// Mirrored contents begin at their far edge. Where their width is no whole number of pixels, the content offset is beside the
  /// start by what was rounded.
  package var isAtStart: Bool { lowerBound < 0.5 }

  /// Where a part of the range lies: 0 is the start, 1 the end.
  package func position(of part: Double) -> Double { lowerBound + part * (upperBound - lowerBound) }
}
