/// The position of a packed item.
public struct LaneItem: Hashable, Sendable {
  /// The position of the item in the order of items.
  public let index: Int
  /// The first lane that the item covers.
  public let lane: Int
  /// The number of adjacent lanes that the item covers.
  public let span: Int
  /// The start of the item along the extent, in points.
  public let start: Double
  /// The length of the item along the extent, in points.
  public let length: Double

  /// The end of the item along the extent, in points.
  public var end: Double { start + length }
}
