/// Where headers and footers stop instead of scrolling out of sight, along the axis. `nil` pins none.
public struct SectionPinning: Hashable, Sendable {
  /// Headers do not start before this.
  public var headers: Double?
  /// Footers do not end after this.
  public var footers: Double?

  /// Nothing stays; everything scrolls.
  public static let none = SectionPinning()

  /// In points along the axis, counted as the sections are.
  public init(headers: Double? = nil, footers: Double? = nil) {
    self.headers = headers
    self.footers = footers
  }

  /// Where something of length `extent` starts: at `start`, or at `edge` if that is further on, but no further than lets
  /// it end at `end`.
  public static func pin(start: Double, extent: Double, edge: Double, end: Double) -> Double {
    min(max(edge, start), max(start, end - extent))
  }
}
