import CollectionView

extension UICollectionViewLayout {
  /// The size of the view between its adjusted content insets.
  var visibleSize: CGSize {
    collectionView.map { VisibleArea(of: $0).size } ?? .zero
  }

  /// The visible part of the contents along the scroll direction, between the adjusted content insets, in the layout's own
  /// coordinates. Where insets leave nothing visible, an empty range at the start.
  ///
  /// - Parameters:
  ///   - contentWidth: The width in which contents are mirrored; nil for that of the content size.
  ///   - insets: The insets of the view; nil for the present ones.
  func visibleRange(
    of bounds: CGRect, along direction: UICollectionView.ScrollDirection, contentWidth: CGFloat? = nil,
    insets: UIEdgeInsets? = nil
  ) -> ClosedRange<Double> {
    func range(from start: CGFloat, to end: CGFloat) -> ClosedRange<Double> {
      Double(start)...Double(max(start, end))
    }
    let inset = insets ?? collectionView?.adjustedContentInset ?? .zero
    guard direction == .horizontal else {
      return range(from: bounds.minY + inset.top, to: bounds.maxY - inset.bottom)
    }
    let (left, right) = (bounds.minX + inset.left, bounds.maxX - inset.right)
    guard isMirrored else { return range(from: left, to: right) }
    let width = max(contentWidth ?? collectionViewContentSize.width, bounds.width - inset.left - inset.right)
    return range(from: width - right, to: width - left)
  }

  /// Whether a finger or a deceleration may hold the contents beyond an edge. The offset must not be clamped then: the
  /// contents would jump.
  var isScrolledByHand: Bool {
    collectionView.map { $0.isTracking || $0.isDragging || $0.isDecelerating } ?? false
  }

  /// The content offset at which the visible area starts at `start`. It is kept within the contents, unless they are being
  /// scrolled by hand.
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
      ? mirroringWidth - CGFloat(start) - view.width + inset.right
      : CGFloat(start) - inset.left
    return CGPoint(x: reachable(x, -inset.left, size.width + inset.right - view.width), y: proposed.y)
  }

  /// Has the view take the content size at once, where it is about to need it.
  func showContentSize() {
    guard let collectionView, collectionView.contentSize != collectionViewContentSize else { return }
    collectionView.contentSize = collectionViewContentSize
  }

  /// Has the view take the content size, where that changes its adjusted insets: the safe area counts along an axis only if contents
  /// scroll along it. Returns whether the visible area is another one then.
  func takesOtherInsets(for area: VisibleArea) -> Bool {
    guard let collectionView, collectionView.safeAreaInsets != .zero,
      [.automatic, .scrollableAxes].contains(collectionView.contentInsetAdjustmentBehavior)
    else { return false }
    // Mirrored contents begin at the right edge, which only a view that takes their size by itself follows.
    let beginsAtEdge = isMirrored && collectionView.contentOffset.x == startOffset(of: collectionView)
    showContentSize()
    if beginsAtEdge { collectionView.contentOffset.x = startOffset(of: collectionView) }
    return VisibleArea(of: collectionView) != area
  }

  /// The horizontal content offset at which mirrored contents of the view's present size begin.
  private func startOffset(of view: UICollectionView) -> CGFloat {
    max(view.contentSize.width, visibleSize.width) - view.bounds.width + view.adjustedContentInset.right
  }

  /// Moves the content offset so that the visible area starts at `start`, while the layout is prepared. It is kept within the
  /// contents, unless they are being scrolled by hand. Returns where the visible area starts then.
  ///
  /// - Parameter hasTurned: Whether the contents scrolled in the other direction before. Then they are at their start across the
  ///   new one, and a scroll without a finger, which goes the old way, ends.
  func showVisibleStart(
    _ start: Double, along direction: UICollectionView.ScrollDirection, hasTurned: Bool
  ) -> Double {
    guard let collectionView else { return start }
    if hasTurned { stopScrolling() }
    // Mirrored offsets count from the end of the contents, so the view needs the new content size first.
    showContentSize()
    let present = collectionView.contentOffset
    let proposed = hasTurned ? atStart(across: direction, present) : present
    let offset = offset(forVisibleStart: start, proposed: proposed, along: direction)
    if offset != present { collectionView.contentOffset = offset }
    return visibleRange(of: collectionView.bounds, along: direction).lowerBound
  }
}
