import CollectionView
import LayoutEngine

// The first of several stacks in sight stays there when others come and go, when settings change and when the view turns.

extension PhotoStackLayout {
  /// The stacks in sight, unless the contents are at their start.
  private func stacksInSight(beforeUpdates: Bool = false) -> VisibleAnchors {
    var anchors = VisibleAnchors()
    guard let shelf, let collectionView else { return anchors }
    // The layout may have been given another direction since.
    let visible = visibleRange(of: collectionView.bounds, along: .init(shelf.axis))
    guard !visible.isAtStart else { return anchors }
    if !beforeUpdates, let shown = keeper.shown(in: visible) { return shown }
    let area = shelf.axis.rect(
      along: visible.lowerBound, across: 0, extent: visible.upperBound - visible.lowerBound,
      breadth: shelf.axis.breadth(of: shelf.viewport))
    for section in shelf.piles(near: area, reach: shelf.axis.extent(of: pile.photoSize) / 2) {
      anchors.add(
        IndexPath(item: 0, section: section), distance: position(of: section, on: shelf) - visible.lowerBound,
        extent: shelf.axis.extent(of: pile.photoSize))
    }
    anchors.sort()
    return anchors
  }

  /// Where a photo of the stack begins that is not turned.
  private func position(of section: Int, on shelf: PileShelf) -> Double {
    shelf.axis.along(shelf.center(of: section)) - shelf.axis.extent(of: pile.photoSize) / 2
  }

  private func visibleStart(
    keeping anchors: VisibleAnchors, _ pathAfter: (IndexPath) -> IndexPath?
  ) -> Double? {
    guard let shelf else { return nil }
    return anchors.visibleStart(pathAfter) { path in
      path.section < shelf.count
        ? (position(of: path.section, on: shelf), shelf.axis.extent(of: pile.photoSize)) : nil
    }
  }

  /// Before settings, bounds or data change.
  func notePlace(for context: UICollectionViewLayoutInvalidationContext) {
    guard isPrepared else { return }
    if context.invalidateDataSourceCounts {
      keeper.noteBeforeUpdates(stacksInSight(beforeUpdates: true))
    } else if !keeper.isNoted, let shelf, let collectionView {
      keeper.note(stacksInSight(), in: collectionView, along: .init(shelf.axis))
    }
    isPrepared = false
  }

  /// After preparing for other settings or bounds.
  func goToKeptPlace() {
    isPrepared = true
    keeper.restorePlace(of: self, along: scrollDirection) { anchors in
      visibleStart(keeping: anchors) { $0 }
    }
  }

  /// After a batch of updates.
  func followPlace(_ paths: PathsAfterUpdate) {
    let start = visibleStart(keeping: keeper.beforeUpdates ?? VisibleAnchors()) { path in
      paths.section(path.section).map { IndexPath(item: 0, section: $0) }
    }
    keeper.follow(to: start)
  }
}
