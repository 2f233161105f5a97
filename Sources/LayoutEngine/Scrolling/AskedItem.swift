/// What a view has asked for by its path since it was laid out or scrolled. Before it scrolls to an item, it asks where that is.
public struct AskedItem: Hashable, Sendable {
  /// The last one.
  public private(set) var path: ItemPath?
  /// Whether it was the only one.
  public private(set) var isOnly = true

  /// Nothing yet.
  public init() {}

  /// The view asks for an item.
  public mutating func note(_ path: ItemPath) {
    isOnly = self.path == nil || isOnly && self.path == path
    self.path = path
  }
}
