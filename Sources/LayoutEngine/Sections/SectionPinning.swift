/// The positions at which headers and footers stop. `nil` means that none are pinned.
public struct SectionPinning: Hashable, Sendable {
  /// The position before which headers don't start.
  public var headers: Double?
  /// The position after which footers don't end.
  public var footers: Double?

  /// No pinning.
  public static let none = SectionPinning()

  /// Creates positions, in points, in the sections' coordinates.
  public init(headers: Double? = nil, footers: Double? = nil) {
    self.headers = headers
    self.footers = footers
  }

  /// Returns the greater of `start` and `edge`, unless the element would pass `end`.
  public static func pin(start: Double, extent: Double, edge: Double, end: Double) -> Double {
    min(max(edge, start), max(start, end - extent))
  }
}
