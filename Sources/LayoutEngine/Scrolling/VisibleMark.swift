/// A position in the contents that is none of an item, and how far it is from the start of the visible area, in points.
public struct VisibleMark: Hashable, Sendable {
  /// What a store knows it by: a time.
  public let value: Double
  /// Negative before the visible area.
  public let distance: Double

  /// `value` is the store's own, `distance` in points.
  public init(value: Double, distance: Double) {
    self.value = value
    self.distance = distance
  }
}
