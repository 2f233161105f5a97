import CollectionView
import LayoutEngine

/// A layout that keeps the first of what is in sight where it is on screen, by a ``PlaceKeeper``. It says what can be kept.
protocol AnchoredLayout: UICollectionViewLayout {
  var keeper: PlaceKeeper<VisibleAnchors> { get }
  var scrollDirection: UICollectionView.ScrollDirection { get }
  /// The direction in which everything lies until the next preparation. Nil where nothing lies anywhere.
  var preparedDirection: UICollectionView.ScrollDirection? { get }
  var keepsPlace: Bool { get }

  /// Calls `body` with what lies in a part of the contents, and where along the scroll direction.
  func forEachAnchor(in visible: ClosedRange<Double>, _ body: (ItemPath, ClosedRange<Double>) -> Void)
  /// Where something lies. Nil for what there is not.
  func range(ofAnchor path: ItemPath) -> ClosedRange<Double>?
}

extension AnchoredLayout {
  /// Before settings, bounds or data change.
  func notePlace(for context: UICollectionViewLayoutInvalidationContext) {
    guard let collectionView, let direction = preparedDirection else { return }
    if context.invalidateDataSourceCounts {
      keeper.noteBeforeUpdates(anchors(in: collectionView, along: direction, beforeUpdates: true))
    } else if !keeper.isNoted {
      keeper.note(anchors(in: collectionView, along: direction), in: collectionView, along: direction)
    }
  }

  /// None where the contents are at their start: what is inserted there should show.
  private func anchors(
    in view: UICollectionView, along direction: UICollectionView.ScrollDirection,
    beforeUpdates: Bool = false
  ) -> VisibleAnchors {
    var anchors = VisibleAnchors()
    let visible = visibleRange(of: view.bounds, along: direction)
    // Contents that were at their start go to their new start, as the view sees to it where an inset has grown.
    guard keepsPlace, !visible.isAtStart,
      !visibleRange(of: view.bounds, along: direction, insets: keeper.shownArea?.insets).isAtStart
    else { return anchors }
    if !beforeUpdates, let shown = keeper.shown(in: visible) { return shown }
    forEachAnchor(in: visible) { path, range in anchors.add(path, at: range, in: visible) }
    anchors.sort()
    return anchors
  }

  /// After preparing for other settings or bounds.
  func goToKeptPlace() {
    keeper.restorePlace(of: self, along: scrollDirection, keepsPlace) {
      $0.visibleStart({ $0 }, rangeOfItem: range(ofAnchor:))
    }
  }

  /// After a batch of updates.
  func followPlace(_ pathAfter: (ItemPath) -> ItemPath?) {
    keeper.follow(to: keeper.beforeUpdates?.visibleStart(pathAfter, rangeOfItem: range(ofAnchor:)))
  }
}
