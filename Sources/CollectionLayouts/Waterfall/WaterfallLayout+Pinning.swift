import CollectionView
import LayoutEngine

extension WaterfallLayout {
  /// Nothing but pinned views moves.
  func movePinnedViews() {
    let context = makeContext()
    context.leavesItems = true
    invalidateLayout(with: context)
  }

  /// Lists the headers and footers that a change of bounds may move: those of the sections visible before or after it.
  func listPinnedViews(before newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext) {
    guard pinsSomething, let collectionView, let sections else { return }
    sections.listPinnedViews(
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
      from: visibleRange(of: collectionView.bounds), to: visibleRange(of: newBounds), in: context)
  }

  /// The visible part of the contents along the scroll direction, between the adjusted content insets.
  func visibleRange(of bounds: CGRect) -> ClosedRange<Double> {
    visibleRange(of: bounds, along: scrollDirection, contentWidth: shownWidth)
  }

  /// The width in which the view mirrors. While items are packed later, the contents may have another width already.
  private var shownWidth: CGFloat {
    guard let collectionView, collectionView.collectionViewLayout === self else {
      return collectionViewContentSize.width
    }
    return collectionView.contentSize.width
  }
}
