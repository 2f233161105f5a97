import CollectionView
import LayoutEngine

/// A layout whose first visible item stays in place on screen.
protocol AnchoredLayout: ItemAnchoredLayout {
  var scrollDirection: UICollectionView.ScrollDirection { get }
  var maintainsAnchor: Bool { get }

  func range(ofAnchor path: ItemPath) -> ClosedRange<Double>?
}

extension AnchoredLayout {
  func noteAnchor(for context: UICollectionViewLayoutInvalidationContext) {
    guard let collectionView, let direction = preparedDirection else { return }
    if context.invalidateDataSourceCounts {
      anchorTracker.noteBeforeUpdates(anchors(in: collectionView, along: direction, beforeUpdates: true))
    } else if !anchorTracker.isNoted {
      anchorTracker.note(anchors(in: collectionView, along: direction), in: collectionView, along: direction)
    }
  }

  /// Returns no anchors if the contents are at their start, so that items inserted there are visible.
  private func anchors(
    in view: UICollectionView, along direction: UICollectionView.ScrollDirection,
    beforeUpdates: Bool = false
  ) -> VisibleAnchors {
    var anchors = VisibleAnchors()
    let visible = visibleRange(of: view.bounds, along: direction)
    // Contents at their start go to their new start.
    guard maintainsAnchor, !visible.isAtStart,
      !visibleRange(of: view.bounds, along: direction, insets: anchorTracker.shownArea?.insets).isAtStart
    else { return anchors }
    if !beforeUpdates, let shown = anchorTracker.shown(in: visible) { return shown }
    forEachAnchor(in: visible) { path, range in anchors.add(path, at: range, in: visible) }
    anchors.sort()
    return anchors
  }

  func restoreAnchor() {
    anchorTracker.noteAwaited(for: self, along: scrollDirection)
    anchorTracker.restoreAnchor(of: self, along: scrollDirection, maintainsAnchor) {
      $0.visibleStart({ $0 }, rangeOfItem: range(ofAnchor:))
    }
  }

  func moveAnchor(_ pathAfter: (ItemPath) -> ItemPath?) {
    anchorTracker.follow(
      to: anchorTracker.beforeUpdates?.visibleStart(pathAfter, rangeOfItem: range(ofAnchor:)))
  }
}
