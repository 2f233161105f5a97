import CollectionView
import LayoutEngine

extension VisibleArea {
  /// Creates the part of a view between its adjusted content insets.
  ///
  /// Layouts center content there, because bars and rounded corners don't cover it.
  init(of view: UICollectionView) {
    self.init(bounds: LayoutSize(view.bounds.size), insets: LayoutInsets(view.adjustedContentInset))
  }
}

extension UICollectionViewLayout {
  /// The size of the view between its adjusted content insets.
  var visibleSize: LayoutSize { collectionView.map { VisibleArea(of: $0).size } ?? .zero }

  /// The size of the view's bounds.
  var boundsSize: CGSize { collectionView?.bounds.size ?? .zero }

  /// Returns the visible part of the contents along the scroll direction, between the adjusted content
  /// insets, in the layout's own coordinates. If the insets leave nothing visible, the range is empty, at the
  /// start.
  ///
  /// - Parameters:
  ///   - contentWidth: The width in which contents are mirrored, or `nil` for that of the content size.
  ///   - insets: The view's insets, or `nil` for the current ones.
  func visibleRange(
    of bounds: CGRect, along direction: UICollectionView.ScrollDirection, contentWidth: CGFloat? = nil,
    insets: LayoutInsets? = nil
  ) -> ClosedRange<Double> {
    let present = collectionView.map { LayoutInsets($0.adjustedContentInset) }
    let area = VisibleArea(bounds: LayoutSize(bounds.size), insets: insets ?? present ?? .zero)
    let isFlipped = direction == .horizontal && isMirrored
    return area.range(
      at: LayoutPoint(bounds.origin), along: Axis(direction),
      mirroredIn: isFlipped ? Double(contentWidth ?? collectionViewContentSize.width) : nil)
  }

  /// `true` if the contents may be beyond an edge because of a finger or a deceleration. Don't clamp the
  /// offset then: the contents would jump.
  var isScrolledByHand: Bool {
    collectionView.map { $0.isTracking || $0.isDragging || $0.isDecelerating } ?? false
  }

  /// Returns the content offset with the visible area at `start`. It stays within the contents, unless they
  /// are scrolled by hand.
  func offset(
    forVisibleStart start: Double, proposed: CGPoint, along direction: UICollectionView.ScrollDirection
  ) -> CGPoint {
    guard let collectionView else { return proposed }
    let (area, axis) = (VisibleArea(of: collectionView), Axis(direction))
    let contents = LayoutSize(collectionViewContentSize)
    let shown = area.offset(
      showing: axis.point(along: start, across: 0), mirroredIn: isMirrored ? contents.width : nil)
    var along = axis.along(shown)
    if !isScrolledByHand { along = area.reachable(along, in: contents, along: axis) }
    return CGPoint(axis.point(along: along, across: axis.across(LayoutPoint(proposed))))
  }

  /// Sets the view's content size immediately, before the view needs it.
  func showContentSize() {
    guard let collectionView, collectionView.contentSize != collectionViewContentSize else { return }
    collectionView.contentSize = collectionViewContentSize
  }

  /// Sets the view's content size if that changes its adjusted insets: the safe area counts along an axis
  /// only if contents scroll along it. Returns `true` if the visible area has changed.
  func showContentSizeIfInsetsChange(for area: VisibleArea) -> Bool {
    guard let collectionView, collectionView.safeAreaInsets != .zero,
      [.automatic, .scrollableAxes].contains(collectionView.contentInsetAdjustmentBehavior)
    else { return false }
    // Mirrored contents begin at the right edge. Only a view that asks for their size by itself follows that
    // edge.
    func startOffset() -> CGFloat {
      let start = VisibleArea(of: collectionView).offset(
        showing: .zero, mirroredIn: Double(collectionView.contentSize.width))
      return CGFloat(start.x)
    }
    let beginsAtEdge = isMirrored && collectionView.contentOffset.x == startOffset()
    showContentSize()
    if beginsAtEdge { collectionView.contentOffset.x = startOffset() }
    return VisibleArea(of: collectionView) != area
  }

  /// Moves the content offset to a start of the visible area, while the layout is prepared. The offset stays
  /// within the contents, unless they are scrolled by hand.
  ///
  /// - Parameter hasTurned: `true` if the contents scrolled in the other direction before. They go to their
  ///   start across the new direction, and a scroll without a finger, which continues in the old one, ends.
  /// - Returns: The new start of the visible area.
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
