import CollectionView

extension UICollectionViewLayout {
  /// What of the contents is in sight along the scroll direction, between the adjusted content insets, as the layout
  /// computes places. Where insets leave nothing in sight, the start counts.
  func visibleRange(
    of bounds: CGRect, along direction: UICollectionView.ScrollDirection
  ) -> ClosedRange<Double> {
    func range(from start: CGFloat, to end: CGFloat) -> ClosedRange<Double> {
      Double(start)...Double(max(start, end))
    }
    let inset = collectionView?.adjustedContentInset ?? .zero
    guard direction == .horizontal else {
      return range(from: bounds.minY + inset.top, to: bounds.maxY - inset.bottom)
    }
    let (left, right) = (bounds.minX + inset.left, bounds.maxX - inset.right)
    guard isMirrored else { return range(from: left, to: right) }
    let width = max(collectionViewContentSize.width, bounds.width)
    return range(from: width - right, to: width - left)
  }

  /// The content offset at which the visible area starts where it should, as far as the contents reach.
  func offset(
    forVisibleStart start: Double, proposed: CGPoint, along direction: UICollectionView.ScrollDirection
  ) -> CGPoint {
    guard let collectionView else { return proposed }
    let (inset, view) = (collectionView.adjustedContentInset, collectionView.bounds.size)
    let size = collectionViewContentSize
    guard direction == .horizontal else {
      let end = max(-inset.top, size.height + inset.bottom - view.height)
      return CGPoint(x: proposed.x, y: min(end, max(-inset.top, CGFloat(start) - inset.top)))
    }
    let end = max(-inset.left, size.width + inset.right - view.width)
    let x =
      isMirrored
      ? max(size.width, view.width) - CGFloat(start) - view.width + inset.right : CGFloat(start) - inset.left
    return CGPoint(x: min(end, max(-inset.left, x)), y: proposed.y)
  }
}
