/// A moved element's index before and after the update.
public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
  /// The index before the update.
  public var from: Index
  /// The index after the update.
  public var to: Index

  /// Creates a move. Both indices may be equal.
  public init(from: Index, to: Index) {
    self.from = from
    self.to = to
  }
}
