import CollectionView
import LayoutEngine

/// What an app wants to be restored, until there are items, and a visible area to show them in.
struct AwaitedAnchor {
  let anchor: ScrollAnchor
  /// Whether no other item will do.
  var isExact = false

  /// The number of the item, or of the one that stands in for it. Nil where there is none.
  func item(in sections: SectionMap) -> Int? {
    isExact
      ? sections.index(of: anchor.indexPath) : sections.nearestIndex(to: ItemPath(anchor.indexPath))
  }
}

/// A layout that says itself where the reader is, and restores that in its next preparation.
protocol ScrollAnchoredLayout: UICollectionViewLayout {
  var awaitedAnchor: AwaitedAnchor? { get set }
  /// Where the reader is. Nil where nothing is laid out.
  func presentScrollAnchor(at edge: ScrollAnchor.Edge) -> ScrollAnchor?
  /// Has the layout prepare itself.
  func invalidateForAwaitedAnchor()
}

extension ScrollAnchoredLayout {
  func invalidateForAwaitedAnchor() { invalidateLayout() }
}

/// One whose items lie one after another along the scroll direction.
protocol ItemAnchoredLayout: ScrollAnchoredLayout {
  var anchorTracker: AnchorTracker<VisibleAnchors> { get }
  /// The direction in which everything lies until the next preparation. Nil where nothing lies anywhere.
  var preparedDirection: UICollectionView.ScrollDirection? { get }

  /// Calls `body` with what lies in a part of the contents, and where along the scroll direction.
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
  /// What is awaited, once there are items and a visible area: then it is awaited no more.
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

  /// Notes what is awaited, if it can be shown. It replaces what was noted before.
  func noteAwaited(
    for layout: UICollectionViewLayout, along direction: UICollectionView.ScrollDirection
  ) {
    guard let view = layout.collectionView, let anchors = consumeAwaited(for: layout, along: direction) else {
      return
    }
    note(anchors, in: view, along: notedDirection ?? direction)
  }
}
