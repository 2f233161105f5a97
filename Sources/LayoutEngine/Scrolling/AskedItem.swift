/// The items requested by path since the last layout or scroll. Views request positions before they scroll.
public struct AskedItem: Hashable, Sendable {
  /// The path of the last request.
  public private(set) var path: ItemPath?
  /// `true` if only one item was requested.
  public private(set) var isOnly = true

  /// Creates a record without requests.
  public init() {}

  /// Records the view's request for an item.
  public mutating func note(_ path: ItemPath) {
    isOnly = self.path == nil || isOnly && self.path == path
    self.path = path
  }
}
