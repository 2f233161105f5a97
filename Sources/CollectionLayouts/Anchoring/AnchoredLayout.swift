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

  /// Returns no anchors if the view is scrolled to the start, so that items inserted there are visible.
  private func anchors(
    in view: UICollectionView, along direction: UICollectionView.ScrollDirection,
    beforeUpdates: Bool = false
  ) -> VisibleAnchors {
    var anchors = VisibleAnchors()
    let visible = visibleRange(of: view.bounds, along: direction)
    // A view that is scrolled to the start stays at the start, even if the start moves.
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
    anchorTracker.restoreAnchor(of: self, along: scrollDirection, maintainsAnchor: maintainsAnchor) {
      $0.visibleStart({ $0 }, rangeOfItem: range(ofAnchor:))
    }
  }

  func moveAnchor(_ pathAfter: (ItemPath) -> ItemPath?) {
    anchorTracker.follow(
      to: anchorTracker.beforeUpdates?.visibleStart(pathAfter, rangeOfItem: range(ofAnchor:)))
  }
}

/// An anchor requested by the app, kept until it can be shown.
struct AwaitedAnchor {
  let anchor: ScrollAnchor
  /// `true` if no other item may stand in for the anchor's item.
  var isExact = false

  /// Returns the index of the item or its stand-in.
  func item(in sections: SectionMap) -> Int? {
    isExact
      ? sections.index(of: anchor.indexPath) : sections.nearestIndex(to: ItemPath(anchor.indexPath))
  }
}

/// A layout that provides the reader's position, and restores it in its next preparation.
protocol ScrollAnchoredLayout: UICollectionViewLayout {
  var awaitedAnchor: AwaitedAnchor? { get set }
  func presentScrollAnchor(at edge: ScrollAnchor.Edge) -> ScrollAnchor?
  /// Forces the layout to prepare.
  func invalidateForAwaitedAnchor()
}

extension ScrollAnchoredLayout {
  func invalidateForAwaitedAnchor() { invalidateLayout() }
}

/// A layout whose items lie one after another along the scroll direction.
protocol ItemAnchoredLayout: ScrollAnchoredLayout {
  var anchorTracker: AnchorTracker<VisibleAnchors> { get }
  /// The scroll direction of the last preparation, or `nil` if there was none.
  var preparedDirection: UICollectionView.ScrollDirection? { get }

  /// Calls `body` with the visible items and their ranges along the scroll direction.
  func forEachAnchor(in visible: ClosedRange<Double>, _ body: (ItemPath, ClosedRange<Double>) -> Void)
}

extension ItemAnchoredLayout {
  var awaitedAnchor: AwaitedAnchor? {
    get { anchorTracker.awaited }
    set { anchorTracker.awaited = newValue }
  }

  func presentScrollAnchor(at edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    scrollAnchor(at: edge, among: forEachAnchor)
  }

  func scrollAnchor(
    at edge: ScrollAnchor.Edge,
    among forEachItem: (ClosedRange<Double>, (ItemPath, ClosedRange<Double>) -> Void) -> Void
  ) -> ScrollAnchor? {
    guard let collectionView, let direction = preparedDirection else { return nil }
    return ScrollAnchor(
      at: edge, in: visibleRange(of: collectionView.bounds, along: direction),
      ofContents: Axis(direction).extent(of: LayoutSize(collectionViewContentSize)), forEachItem)
  }
}

extension AnchorTracker where Anchor == VisibleAnchors {
  /// Returns the awaited anchor and clears it. Returns `nil` while there are no items or no visible area.
  func consumeAwaited(
    for layout: UICollectionViewLayout, along direction: UICollectionView.ScrollDirection
  ) -> VisibleAnchors? {
    let size = layout.visibleSize
    guard let awaited, let view = layout.collectionView, size.width > 0, size.height > 0 else { return nil }
    let sections = SectionMap(view)
    guard let item = awaited.item(in: sections) else { return nil }
    self.awaited = nil
    return VisibleAnchors(
      sections.path(of: item), awaited.anchor.anchored, viewportExtent: Axis(direction).extent(of: size))
  }

  /// Notes the awaited anchor, which replaces an anchor noted before.
  func noteAwaited(
    for layout: UICollectionViewLayout, along direction: UICollectionView.ScrollDirection
  ) {
    guard let view = layout.collectionView, let anchors = consumeAwaited(for: layout, along: direction) else {
      return
    }
    note(anchors, in: view, along: notedDirection ?? direction)
  }
}
