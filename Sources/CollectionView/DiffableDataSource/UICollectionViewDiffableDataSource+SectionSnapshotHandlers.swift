#if !os(iOS) && !os(tvOS) && !os(visionOS)
extension UICollectionViewDiffableDataSource {
  /// What a data source does when a person opens or closes an item of an outline.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    public init() {}

    /// Nil: yes.
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    /// Nil: yes.
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    /// Answers what is below an item that opens, given what is there already: for children that are fetched late.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
  }
}
#endif
