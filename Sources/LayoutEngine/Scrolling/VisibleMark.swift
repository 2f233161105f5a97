/// A position in the contents that isn't an item's, and its distance from the start of the visible area, in
/// points.
public struct VisibleMark: Hashable, Sendable {
  /// The store's value for the position: a time.
  public let value: Double
  /// The distance from the start of the visible area, in points. It's negative before the visible area.
  public let distance: Double

  /// Creates a mark. `value` is the store's own, `distance` is in points.
  public init(value: Double, distance: Double) {
    self.value = value
    self.distance = distance
  }
}
