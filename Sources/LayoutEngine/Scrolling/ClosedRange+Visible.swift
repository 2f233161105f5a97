extension ClosedRange<Double> {
  /// `true` if a visible area is at the start of the contents, or beyond it.
  ///
  /// Mirrored contents begin at their far edge. If their width isn't a whole number of pixels, the content
  /// offset differs from the start by the rounding error.
  package var isAtStart: Bool { lowerBound < 0.5 }

  /// Returns the position of a part of the range: 0 is the start, 1 the end.
  package func position(of part: Double) -> Double { lowerBound + part * (upperBound - lowerBound) }
}
