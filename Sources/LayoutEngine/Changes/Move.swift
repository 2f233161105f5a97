/// An element's old and new index.
public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
  /// The old index.
  public var from: Index
  /// The new index.
  public var to: Index

  /// Creates a move.
  public init(from: Index, to: Index) {
    self.from = from
    self.to = to
  }
}
