extension UICollectionViewDiffableDataSource {
  /// The handlers for outline items expanded or collapsed by the user.
  @preconcurrency @MainActor public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Creates an empty set of handlers.
    public init() {}

    /// A closure that returns `true` if an item may expand. If `nil`, every item may.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// A closure called before an item expands.
    public var willExpandItem: ((Item) -> Void)?
    /// A closure that returns `true` if an item may collapse. If `nil`, every item may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// A closure called before an item collapses.
    public var willCollapseItem: ((Item) -> Void)?
    /// A closure that returns an expanding item's children, given the current ones.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
  }
}
