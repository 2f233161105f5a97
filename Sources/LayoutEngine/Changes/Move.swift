/// An element that moves: its index before the update and after it.
public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
  /// The index before the update.
  public var from: Index
  /// The index after the update.
  public var to: Index

  /// A move, also from an index to itself.
  public init(from: Index, to: Index) {
    self.from = from
    self.to = to
  }
}
