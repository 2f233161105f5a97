/// The positions along the axis at which headers and footers stop instead of scrolling out of sight. `nil`
/// pins none.
public struct SectionPinning: Hashable, Sendable {
  /// The position before which headers don't start.
  public var headers: Double?
  /// The position after which footers don't end.
  public var footers: Double?

  /// Pins nothing: everything scrolls.
  public static let none = SectionPinning()

  /// Creates pinning positions, in points along the axis, in the coordinates of the sections.
  public init(headers: Double? = nil, footers: Double? = nil) {
    self.headers = headers
    self.footers = footers
  }

  /// Returns the start of an element of length `extent`: `start`, or `edge` if it's further on, limited so
  /// that the element ends by `end`.
  public static func pin(start: Double, extent: Double, edge: Double, end: Double) -> Double {
    min(max(edge, start), max(start, end - extent))
  }
}
