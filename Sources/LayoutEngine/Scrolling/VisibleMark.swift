/// A position in the contents that isn't an item's.
public struct VisibleMark: Hashable, Sendable {
  /// The value at the position, for example a time.
  public let value: Double
  /// The distance from the visible start, in points. Negative for a mark before it.
  public let distance: Double

  /// Creates a mark.
  public init(value: Double, distance: Double) {
    self.value = value
    self.distance = distance
  }
}
