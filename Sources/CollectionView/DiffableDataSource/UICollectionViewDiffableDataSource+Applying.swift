#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation
import LayoutEngine

extension UICollectionViewDiffableDataSource {
  /// - Parameter outlines: those that the sections show from now on. Nil keeps the ones that still fit.
  func update(
    to snapshot: Snapshot, outlines: [SectionIdentifierType: SectionSnapshot]?, _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let before = current.contents
    let after = snapshot.applied
    func show() {
      current = after
      self.outlines = outlines ?? self.outlines.filter { fits($0.value, $0.key) }
    }
    guard let collectionView, collectionView.dataSource === self else {
      show()
      completion?()
      return
    }
    let changes = Self.changes(from: before, to: snapshot)
    guard !changes.isEmpty else {
      show()
      reconfigure(snapshot, knownBefore: before)
      completion?()
      return
    }
    let update = {
      collectionView.performBatchUpdates {
        show()
        changes.call(on: collectionView)
      } completion: { _ in
        // Without animation this is called before the cells have been reconfigured.
        self.queue.run { completion?() }
      }
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
    reconfigure(snapshot, knownBefore: before)
  }

  func update(
    _ section: SectionIdentifierType, to outline: SectionSnapshot, _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
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

  func reload(with snapshot: Snapshot, _ completion: (() -> Void)?) {
    current = snapshot.applied
    outlines = outlines.filter { fits($0.value, $0.key) }
    if let collectionView, collectionView.dataSource === self { collectionView.reloadData() }
    completion?()
  }

  private func fits(_ outline: SectionSnapshot, _ section: SectionIdentifierType) -> Bool {
    guard let index = current.indexOfSection(section) else { return false }
    return current.contents.items(inSection: index) == outline.visibleItems
  }

  /// Cells that are new have been filled just now.
  private func reconfigure(
    _ snapshot: Snapshot, knownBefore before: DiffableContents<SectionIdentifierType, ItemIdentifierType>
  ) {
    guard !snapshot.reconfiguredItemIdentifiers.isEmpty else { return }
    let reloaded = Set(snapshot.reloadedItemIdentifiers)
    let items = snapshot.reconfiguredItemIdentifiers.filter { before.contains($0) && !reloaded.contains($0) }
    collectionView?.reconfigureItems(at: items.compactMap(indexPath(for:)))
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
#endif
