import CollectionView

extension UICollectionViewLayout {
  /// What of the contents is in sight along the scroll direction, between the adjusted content insets, as the layout
  /// computes places. Where insets leave nothing in sight, the start counts.
  ///
  /// - Parameter contentWidth: That in which contents are mirrored; nil for that of the content size.
  func visibleRange(
    of bounds: CGRect, along direction: UICollectionView.ScrollDirection, contentWidth: CGFloat? = nil
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
    let width = max(contentWidth ?? collectionViewContentSize.width, bounds.width)
    return range(from: width - right, to: width - left)
  }

  /// Whether a finger or a deceleration may hold the contents beyond an edge. Clamping the offset then would make them jump.
  var isScrolledByHand: Bool {
    collectionView.map { $0.isTracking || $0.isDragging || $0.isDecelerating } ?? false
  }

  /// The content offset at which the visible area starts at the given place, kept within the contents unless somebody scrolls.
  func offset(
    forVisibleStart start: Double, proposed: CGPoint, along direction: UICollectionView.ScrollDirection
  ) -> CGPoint {
    guard let collectionView else { return proposed }
    let (inset, view) = (collectionView.adjustedContentInset, collectionView.bounds.size)
    let size = collectionViewContentSize
    func reachable(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      isScrolledByHand ? offset : min(max(low, high), max(low, offset))
    }
    guard direction == .horizontal else {
      let y = reachable(CGFloat(start) - inset.top, -inset.top, size.height + inset.bottom - view.height)
      return CGPoint(x: proposed.x, y: y)
    }
    let x =
      isMirrored
      ? max(size.width, view.width) - CGFloat(start) - view.width + inset.right : CGFloat(start) - inset.left
    return CGPoint(x: reachable(x, -inset.left, size.width + inset.right - view.width), y: proposed.y)
  }
}
