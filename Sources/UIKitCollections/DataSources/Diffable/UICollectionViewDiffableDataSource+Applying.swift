import Foundation
import LayoutEngine
import UIKitAdditions

extension UICollectionViewDiffableDataSource {
  /// - Parameter outlines: The outlines, or `nil` to keep the current ones. Those that don't match the
  ///   snapshot are dropped.
  func update(
    to snapshot: Snapshot, outlines: [SectionIdentifierType: SectionSnapshot]?, _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
    adoptShownMove()
    let before = current.contents
    let after = snapshot.applied
    func show() {
      current = after
      self.outlines = (outlines ?? self.outlines).filter { fits($0.value, $0.key) }
    }
    guard let collectionView, collectionView.dataSource === self else {
      show()
      completion?()
      return
    }
    // During interactive movement, the selection refers to visible positions. Outside a window, only the next
    // layout pass creates the snapshot's views, without animation.
    let selected = collectionView.selection.paths.map(collectionView.dataSourcePath(for:))
      .compactMap(itemIdentifier(for:))
      .filter { !snapshot.reloads($0, from: before) }
    guard collectionView.pass.hasRun, collectionView.window != nil else {
      show()
      collectionView.adoptNewData()
      for path in selected.compactMap(indexPath(for:)) { collectionView.selection.select(path) }
      completion?()
      return
    }
    let changes = Self.changes(from: before, to: snapshot)
    let reconfigured = Self.reconfiguredPaths(in: before, by: snapshot)
    guard !changes.isEmpty else {
      show()
      collectionView.outlinesMayHaveChanged()
      if !reconfigured.isEmpty {
        let paths = reconfigured.map(collectionView.shownPath(for:))
        collectionView.showingNewSizes(animated: animated) { collectionView.reconfigureItems(at: paths) }
      }
      completion?()
      return
    }
    // If a section moves and changes, its items are deleted and inserted, but stay selected.
    let staying = selected.compactMap { item in indexPath(for: item).map { (item, $0) } }
    let update = {
      collectionView.performBatchUpdates {
        self.isUpdating = true
        defer { self.isUpdating = false }
        show()
        changes.call(on: collectionView)
        collectionView.record { operations in
          for (item, path) in staying { operations.selectedItems[path] = self.indexPath(for: item) }
        }
        if !reconfigured.isEmpty { collectionView.reconfigureItems(at: reconfigured) }
      } completion: { _ in
        self.queue.run { completion?() }
      }
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
  }

  func update(
    _ section: SectionIdentifierType, to outline: SectionSnapshot, _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
    adoptShownMove()
    var snapshot = current
    if let index = snapshot.indexOfSection(section) {
      snapshot.deleteItems(snapshot.contents.items(inSection: index))
    } else {
      snapshot.appendSections([section])
    }
    snapshot.appendItems(outline.visibleItems, toSection: section)
    var outlines = outlines
    outlines[section] = outline
    update(to: snapshot, outlines: outlines, animated, completion)
  }

  /// Waits for other updates and exchanges of visible views.
  func whenReady(_ update: @escaping () -> Void) {
    guard let collectionView else { return queue.run(update) }
    collectionView.whenElementsRest { self.queue.run(update) }
  }

  func reload(with snapshot: Snapshot, _ completion: (() -> Void)?) {
    shownMove = nil
    current = snapshot.applied
    outlines = outlines.filter { fits($0.value, $0.key) }
    if let collectionView, collectionView.dataSource === self { collectionView.reloadData() }
    completion?()
  }

  private func fits(_ outline: SectionSnapshot, _ section: SectionIdentifierType) -> Bool {
    guard let index = current.indexOfSection(section) else { return false }
    return current.contents.items(inSection: index) == outline.visibleItems
  }

  /// Returns the old paths of reconfigured items, except new and reloaded items, whose cells are already up
  /// to date.
  private static func reconfiguredPaths(
    in before: DiffableContents<SectionIdentifierType, ItemIdentifierType>, by snapshot: Snapshot
  ) -> [IndexPath] {
    guard !snapshot.reconfiguredItemIdentifiers.isEmpty else { return [] }
    let reloaded = Set(snapshot.reloadedItemIdentifiers)
    return snapshot.reconfiguredItemIdentifiers.compactMap { item in
      guard !reloaded.contains(item), let path = before.path(of: item) else { return nil }
      return IndexPath(item: path.item, section: path.section)
    }
  }

  private static func changes(
    from old: DiffableContents<SectionIdentifierType, ItemIdentifierType>, to snapshot: Snapshot
  ) -> SectionedChanges {
    let new = snapshot.contents
    let map = SectionedIndexMap(
      oldCounts: old.itemCounts, newCounts: new.itemCounts,
      sections: IndexMap(from: old.sectionIDs, to: new.sectionIDs),
      items: IndexMap(from: old.items, to: new.items))
    let reloadedItems = snapshot.reloadedItemIdentifiers.compactMap { item in
      old.path(of: item).flatMap { map.old.index(section: $0.section, item: $0.item) }
    }
    return SectionedChanges(
      map, reloadedSections: snapshot.reloadedSectionIdentifiers.compactMap(old.index(ofSection:)),
      reloadedItems: reloadedItems)
  }
}

extension NSDiffableDataSourceSnapshot {
  fileprivate func reloads(
    _ item: ItemIdentifierType, from contents: DiffableContents<SectionIdentifierType, ItemIdentifierType>
  ) -> Bool {
    if reloadedItemIdentifiers.contains(item) { return true }
    guard !reloadedSectionIdentifiers.isEmpty, let path = contents.path(of: item) else { return false }
    return reloadedSectionIdentifiers.contains(contents.sectionID(path.section))
  }
}

extension SectionedChanges {
  /// Performs the changes inside the closure of `performBatchUpdates(_:completion:)`.
  func call(on collectionView: UICollectionView) {
    func paths(_ items: [ItemPath]) -> [IndexPath] { items.map(IndexPath.init) }
    if !removedItems.isEmpty { collectionView.deleteItems(at: paths(removedItems)) }
    if !sections.removals.isEmpty { collectionView.deleteSections(IndexSet(sections.removals)) }
    if !sections.insertions.isEmpty { collectionView.insertSections(IndexSet(sections.insertions)) }
    if !insertedItems.isEmpty { collectionView.insertItems(at: paths(insertedItems)) }
    if !reloadedSections.isEmpty { collectionView.reloadSections(IndexSet(reloadedSections)) }
    if !reloadedItems.isEmpty { collectionView.reloadItems(at: paths(reloadedItems)) }
    for move in sections.moves { collectionView.moveSection(move.from, toSection: move.to) }
    for move in movedItems { collectionView.moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
  }
}

/// A queue in which updates requested during another update wait.
final class UpdateQueue {
  private var isRunning = false
  private var waiting: [() -> Void] = []

  func run(_ update: @escaping () -> Void) {
    waiting.append(update)
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}

/// A diffable data source of any types.
protocol SnapshotSource: UICollectionViewDataSource {
  var isUpdating: Bool { get }
  var hasOutlines: Bool { get }
  /// Returns `nil` if the section doesn't show an outline.
  func outlineRow(at indexPath: IndexPath) -> OutlineRow?
  func toggleOutlineRow(at indexPath: IndexPath)
  /// Calls `tell`, and makes sure that the data source then has the visible order, regardless of overrides.
  func itemMoves(from source: IndexPath, to destination: IndexPath, tell: () -> Void)
}

extension UICollectionView {
  /// Returns `true`, and raises UIKit's exception, for an app's own updates.
  func refusesUpdate() -> Bool {
    guard let source = dataSource as? any SnapshotSource, !source.isUpdating else { return false }
    UIKitException.raise(
      "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the UICollectionView's "
        + "dataSource: please do not call mutation APIs directly on UICollectionView. Collection view: \(self)"
    )
    return true
  }
}
