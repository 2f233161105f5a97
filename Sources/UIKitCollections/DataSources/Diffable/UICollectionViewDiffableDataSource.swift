import Foundation

/// A data source that computes updates from snapshots.
///
/// ```swift
/// let dataSource = UICollectionViewDiffableDataSource<Section, Photo.ID>(collectionView: collectionView) { view, path, id in
///   view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Photo.ID>()
/// snapshot.appendSections([.main])
/// snapshot.appendItems(photos.map(\.id))
/// dataSource.apply(snapshot)
/// ```
///
/// The collection view doesn't retain its data source. Never call `insertItems(at:)` or similar methods on
/// the view.
///
/// As in UIKit, an app in Swift 5 mode may apply snapshots on a background queue, if it always does so. The
/// main queue shows them in order, and runs their completion handlers. An update requested during another one
/// waits for it to end.
@preconcurrency
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, SnapshotSource {
  /// A closure that returns an item's cell. Returning `nil` raises an exception.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// A closure that returns a supplementary view. Returning `nil` raises an exception.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The closure that provides supplementary views. The default value is `nil`.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The handlers for items moved by the user.
  open var reorderingHandlers = ReorderingHandlers()
  /// The handlers for items that expand and collapse.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private let cellProvider: CellProvider
  private let collectionReference: ViewReference
  var collectionView: UICollectionView? { collectionReference.collectionView }
  var current = Snapshot()
  /// The outlines of sections that haven't changed since they were applied as outlines.
  var outlines: [SectionIdentifierType: SectionSnapshot] = [:]
  let queue = UpdateQueue()
  var isUpdating = false
  /// A visible move that isn't yet part of ``current``.
  var shownMove: (source: IndexPath, destination: IndexPath)?

  /// Creates the collection view's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collectionReference = collectionView.reference
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  nonisolated deinit {}

  // MARK: Applying snapshots

  /// Shows the snapshot. Remaining items keep their cells, which are updated only if the snapshot requests
  /// it.
  ///
  /// - Parameters:
  ///   - snapshot: The new sections and items.
  ///   - animatingDifferences: `true` for an animation.
  ///   - completion: Called when the animations have ended.
  /// - Complexity: O(items before and after) if the order changes little, O(n log n) at worst.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    UIKitException.performOnMainActor {
      self.whenReady { self.update(to: snapshot, outlines: nil, animatingDifferences, completion) }
    }
  }

  /// Shows the snapshot, and returns after the animations.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows the snapshot in newly dequeued cells, without a comparison.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    UIKitException.performOnMainActor { self.whenReady { self.reload(with: snapshot, completion) } }
  }

  /// Shows the snapshot in newly dequeued cells, without a comparison.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Shows an outline in a section. A missing section is added.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    UIKitException.performOnMainActor {
      self.whenReady { self.update(section, to: snapshot, animatingDifferences, completion) }
    }
  }

  /// Shows an outline in a section, and returns after the animations.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  // MARK: Lookup

  /// Returns a copy of the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Returns a section's outline. All items are roots, unless the section was last applied as an outline.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    return SectionSnapshot(current.contents.index(ofSection: section).map(current.contents.items) ?? [])
  }

  /// Returns the item at the path.
  ///
  /// - Complexity: O(1)
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, (0..<current.numberOfSections).contains(indexPath.section) else { return nil }
    let items = current.contents.items(inSection: indexPath.section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the path of the item.
  ///
  /// - Complexity: O(1)
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.contents.path(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// Returns the section at the index.
  ///
  /// - Complexity: O(1)
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    (0..<current.numberOfSections).contains(index) ? current.contents.sectionID(index) : nil
  }

  /// Returns the index of the section.
  ///
  /// - Complexity: O(1)
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of current sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  /// Returns the number of a section's current items.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.contents.items(inSection: section).count
  }

  /// Returns the cell provider's cell. Raises an exception for `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item)
    else {
      UIKitException.raise(
        "the collection view's data source did not return a valid cell from "
          + "-collectionView:cellForItemAtIndexPath: for index path \(indexPath)")
      return UICollectionViewCell(frame: .zero)
    }
    return cell
  }

  /// Returns the view from ``supplementaryViewProvider``. Raises an exception if there is no view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      UIKitException.raise(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind),\(indexPath)) "
          + "was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or "
          + "is nil ((null))")
      return UICollectionReusableView(frame: .zero)
    }
    return view
  }

  /// Returns the result of ``reorderingHandlers``, or `false` for an item with visible children.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    canReorderItem(at: indexPath)
  }

  /// Adopts the new order, and calls ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }

  /// Returns `nil`.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the path of the first item in the section with the title's index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

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

extension UICollectionViewDiffableDataSource {
  var hasOutlines: Bool { !outlines.isEmpty }

  func outlineRow(at indexPath: IndexPath) -> OutlineRow? {
    guard let section = sectionIdentifier(for: indexPath.section), let outline = outlines[section],
      let item = itemIdentifier(for: indexPath), outline.contains(item)
    else { return nil }
    return OutlineRow(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  func toggleOutlineRow(at indexPath: IndexPath) {
    guard let row = outlineRow(at: indexPath), let item = itemIdentifier(for: indexPath) else { return }
    setExpanded(!row.isExpanded, for: item)
  }
}
