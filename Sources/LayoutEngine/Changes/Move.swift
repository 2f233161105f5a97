/// An element that moves: its index before the update and after it.
public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The index before the update.
  public var from: Place
  /// The index after the update.
  public var to: Place

  /// A move, also from a place to itself.
  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}
