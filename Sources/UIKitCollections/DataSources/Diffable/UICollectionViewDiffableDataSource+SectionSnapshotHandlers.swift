extension UICollectionViewDiffableDataSource {
  /// Handlers for items of an outline that the user expands or collapses.
  @preconcurrency @MainActor public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Sets no handlers: every item can expand and collapse.
    public init() {}

    /// Whether an item may expand. Nil: every item may.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item expands.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may collapse. Nil: every item may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item collapses.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that expands, given the present ones. For children that are loaded late.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
  }
}
