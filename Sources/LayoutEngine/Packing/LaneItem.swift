/// The position of a packed item.
public struct LaneItem: Hashable, Sendable {
  /// The item's position in the order of items.
  public let index: Int
  /// The first lane that the item covers.
  public let lane: Int
  /// The number of adjacent lanes that the item covers.
  public let span: Int
  /// The start along the extent, in points.
  public let start: Double
  /// The length along the extent, in points.
  public let length: Double

  /// The end along the extent, in points.
  public var end: Double { start + length }
}
