import CollectionView
import LayoutEngine

extension WaterfallLayout {
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
