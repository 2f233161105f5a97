/// Where a packed item lies.
public struct LaneItem: Hashable, Sendable {
  /// Its position in the order of the items.
  public let index: Int
  /// The first of the lanes it covers.
  public let lane: Int
  /// How many adjacent lanes it covers.
  public let span: Int
  /// Where it begins along the extent, in points.
  public let start: Double
  /// Its length along the extent, in points.
  public let length: Double

  /// Where it ends along the extent, in points.
  public var end: Double { start + length }
}
