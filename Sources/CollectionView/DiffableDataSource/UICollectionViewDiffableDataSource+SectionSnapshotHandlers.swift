#if !os(iOS) && !os(tvOS) && !os(visionOS)
extension UICollectionViewDiffableDataSource {
  /// What a data source does when a person opens or closes an item of an outline.
  @preconcurrency @MainActor public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Nothing set: every item may open and close.
    public init() {}

    /// Nil: yes.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before the item opens. Nil: nobody is told.
    public var willExpandItem: ((Item) -> Void)?
    /// Nil: yes.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before the item closes. Nil: nobody is told.
    public var willCollapseItem: ((Item) -> Void)?
    /// Answers what is below an item that opens, given what is there already: for children that are fetched late.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
  }
}
#endif
