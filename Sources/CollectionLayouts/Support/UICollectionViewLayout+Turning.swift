import CollectionView
import LayoutEngine

// What a layout needs when it is given another scroll direction while its contents are scrolled.

extension UICollectionViewLayout {
  /// A content offset at the start of the contents across a scroll direction. An offset from before a turn says nothing there.
  func atStart(across direction: UICollectionView.ScrollDirection, _ offset: CGPoint) -> CGPoint {
    guard let collectionView else { return offset }
    let inset = collectionView.adjustedContentInset
    return direction == .vertical
      ? CGPoint(x: -inset.left, y: offset.y) : CGPoint(x: offset.x, y: -inset.top)
  }
}

extension UICollectionView.ScrollDirection {
  init(_ axis: Axis) { self = axis.isVertical ? .vertical : .horizontal }
}
