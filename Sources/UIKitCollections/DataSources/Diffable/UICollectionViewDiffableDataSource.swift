import Foundation

/// A data source that gets snapshots of what to show, and computes the insertions, deletions, moves and reloads.
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
/// The collection view does not retain its data source, so retain it elsewhere. Never call `insertItems(at:)` and similar
/// methods on the view yourself: view and data source would disagree.
///
/// As in UIKit, an app in Swift 5 mode may apply snapshots on a background queue, either always or never. They are shown on the main queue,
/// in the order of the calls, and their completions are called there.
/// An update that is applied during another one, for example from a cell provider, waits for it.
@preconcurrency
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, SnapshotSource {
  /// Returns the cell of an item. Nil raises an exception.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Returns the header, footer or other supplementary view of the kind. Nil raises an exception.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Needed if the layout has supplementary views. Default nil.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Decide which items the user may move, and are told of moves. Default: none.
  open var reorderingHandlers = ReorderingHandlers()
  /// Decide which items expand and collapse, and are told of it.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private let cellProvider: CellProvider
  private let collectionReference: ViewReference
  var collectionView: UICollectionView? { collectionReference.collectionView }
  /// What the collection view shows.
  var current = Snapshot()
  /// The sections that were applied as outlines and not changed in another way since.
  var outlines: [SectionIdentifierType: SectionSnapshot] = [:]
  let queue = UpdateQueue()
  var isUpdating = false
  /// A move by hand that the collection view shows, and ``current`` does not have yet.
  var shownMove: (source: IndexPath, destination: IndexPath)?

  /// Creates a data source and sets it as the collection view's. Apply a snapshot to fill it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collectionReference = collectionView.reference
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  nonisolated deinit {}

  // MARK: Applying

  /// Shows the snapshot. Items that exist before and after retain their cells. These are not filled again unless
  /// the snapshot asks for it.
  ///
  /// - Parameters:
  ///   - animatingDifferences: With false, the same changes are made without animation. To skip comparing, use
  ///     `applySnapshotUsingReloadData(_:completion:)`.
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

  /// Shows the snapshot, and returns when the animations have ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows the snapshot without comparing it: every cell is dequeued and filled again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    UIKitException.performOnMainActor { self.whenReady { self.reload(with: snapshot, completion) } }
  }

  /// Shows the snapshot without comparing it: every cell is dequeued and filled again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Shows the visible items of an outline in a section. A section that does not exist is added at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    UIKitException.performOnMainActor {
      self.whenReady { self.update(section, to: snapshot, animatingDifferences, completion) }
    }
  }

  /// Shows the visible items of an outline in a section, and returns when the animations have ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  // MARK: Looking up

  /// A copy of what is shown. Change it and apply it.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// The outline that a section shows. If it was not applied as one, or if a snapshot of all sections changed
  /// it since, its items are roots. Empty if there is no such section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    return SectionSnapshot(current.contents.index(ofSection: section).map(current.contents.items) ?? [])
  }

  /// Nil if there is no such item. O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, (0..<current.numberOfSections).contains(indexPath.section) else { return nil }
    let items = current.contents.items(inSection: indexPath.section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Nil if there is no such item. O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.contents.path(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// Nil if there is no such section. O(1).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    (0..<current.numberOfSections).contains(index) ? current.contents.sectionID(index) : nil
  }

  /// Nil if there is no such section. O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// From the snapshot that is shown.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  /// From the snapshot that is shown.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.contents.items(inSection: section).count
  }

  /// The cell from the cell provider. Nil from it is an error.
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

  /// The view from ``supplementaryViewProvider``. Nil from it, or no provider, is an error.
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

  /// Asks ``reorderingHandlers``. False for an item that shows its children.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    canReorderItem(at: indexPath)
  }

  /// Adopts the new order, and calls ``reorderingHandlers`` before and after.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }

  /// For subclasses to override. Default nil.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// For subclasses to override. Default: the first item of the section with the title's number.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
