extension ClosedRange<Double> {
  /// `true` if a visible area is at the start or beyond it, with a tolerance for mirrored contents.
  package var isAtStart: Bool { lowerBound < 0.5 }

  /// Returns the position of a part of the range: 0 is the start, 1 the end.
  package func position(of part: Double) -> Double { lowerBound + part * (upperBound - lowerBound) }
}
