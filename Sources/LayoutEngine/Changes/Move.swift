/// One thing that changes places: where it was before the update, and where it is after it.
public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
  public var from: Place
  public var to: Place

  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}
