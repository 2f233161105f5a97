/// One thing that changes places: where it was before the update, and where it is after it.
public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The place before the change.
  public var from: Place
  /// The place after the change.
  public var to: Place

  /// A move, also from a place to itself.
  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}
