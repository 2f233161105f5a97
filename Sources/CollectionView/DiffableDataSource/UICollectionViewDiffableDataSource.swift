#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// A data source that is told what to show, and finds out itself what to insert, delete, move and reload.
///
///     let dataSource = UICollectionViewDiffableDataSource<Section, Photo.ID>(collectionView: view) { view, path, id in
///       view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
///     }
///     var snapshot = NSDiffableDataSourceSnapshot<Section, Photo.ID>()
///     snapshot.appendSections([.main])
///     snapshot.appendItems(photos.map(\.id))
///     dataSource.apply(snapshot)
///
/// The collection view holds its data source weakly, so something else has to hold this one. Never call `insertItems(at:)`
/// and its like on the view yourself: the two would disagree.
///
/// UIKit lets snapshots be applied on a background queue, always or never; here everything is on the main actor. An
/// update that is applied while another one is under way, from a cell provider say, waits for it.
@preconcurrency
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item. Nil traps.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes the header, footer or other supplementary view of the kind. Nil traps.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Needed where the layout has supplementary views. Default nil.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Says which items a person may move, and hears of it. Default: none.
  open var reorderingHandlers = ReorderingHandlers()
  /// Says which items open and close, and hears of it.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private let cellProvider: CellProvider
  private(set) weak var collectionView: UICollectionView?
  /// What the collection view shows.
  var current = Snapshot()
  /// The sections that were applied as outlines and have not been changed otherwise since.
  var outlines: [SectionIdentifierType: SectionSnapshot] = [:]
  let queue = UpdateQueue()

  /// Becomes the data source of the collection view. Apply a snapshot to fill it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  nonisolated deinit {}

  // MARK: Applying

  /// Shows the snapshot. Items that are there before and after keep their cells, and are not filled anew unless the snapshot
  /// says so.
  ///
  /// - Parameters:
  ///   - animatingDifferences: false takes the same steps without animation; for an update without steps, see
  ///     `applySnapshotUsingReloadData(_:completion:)`.
  ///   - completion: called when the animations have ended.
  /// - Complexity: O(items before and after) as long as the order changes little, O(n log n) at worst.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    whenReady { self.update(to: snapshot, outlines: nil, animatingDifferences, completion) }
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

  /// Shows the snapshot without looking for what changed: every cell is made or filled anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    whenReady { self.reload(with: snapshot, completion) }
  }

  /// Shows the snapshot without looking for what changed: every cell is made or filled anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Shows the visible items of an outline in a section, which is added at the end where it is not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    whenReady { self.update(section, to: snapshot, animatingDifferences, completion) }
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

  /// A copy of what is shown: change it and apply it.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// The outline that a section shows. Where it was not applied as one, or was changed by a snapshot of all sections since,
  /// its items are roots; where there is no such section there are none.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    return SectionSnapshot(current.contents.index(ofSection: section).map(current.contents.items) ?? [])
  }

  /// Nil where there is no such item. O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, (0..<current.numberOfSections).contains(indexPath.section) else { return nil }
    let items = current.contents.items(inSection: indexPath.section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Nil where there is no such item. O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.contents.path(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// Nil where there is no such section. O(1).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    (0..<current.numberOfSections).contains(index) ? current.contents.sectionID(index) : nil
  }

  /// Nil where there is no such section. O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// Those of the snapshot that is shown.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  /// Those of the snapshot that is shown.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.contents.items(inSection: section).count
  }

  /// What the cell provider makes. Nil from it is an error.
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

  /// What ``supplementaryViewProvider`` makes. Nil from it, or no provider, is an error.
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

  /// What ``reorderingHandlers`` say; false for an item that shows its children.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    canReorderItem(at: indexPath)
  }

  /// Takes the new order over, between the calls of ``reorderingHandlers``.
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
#endif
