extension UICollectionViewDiffableDataSource {
  /// The handlers for outline items expanded or collapsed by the user.
  @preconcurrency @MainActor public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Creates an empty set of handlers.
    public init() {}

    /// Returns `true` if an item may expand. With `nil`, every item may.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item expands.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns `true` if an item may collapse. With `nil`, every item may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item collapses.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns an expanding item's children, given the current ones.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
  }
}
