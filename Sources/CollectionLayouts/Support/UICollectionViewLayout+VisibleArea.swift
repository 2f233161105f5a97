import CollectionView
import LayoutEngine

extension VisibleArea {
  /// The part of a view between its adjusted content insets.
  ///
  /// Layouts that centre something centre it there: where bars and rounded corners do not cover it.
  init(of view: UICollectionView) {
    self.init(bounds: LayoutSize(view.bounds.size), insets: LayoutInsets(view.adjustedContentInset))
  }
}

extension UICollectionViewLayout {
  /// The size of the view between its adjusted content insets.
  var visibleSize: LayoutSize { collectionView.map { VisibleArea(of: $0).size } ?? .zero }

  /// The size of the view's bounds.
  var boundsSize: CGSize { collectionView?.bounds.size ?? .zero }

  /// The visible part of the contents along the scroll direction, between the adjusted content insets, in the layout's own
  /// coordinates. Where insets leave nothing visible, an empty range at the start.
  ///
  /// - Parameters:
  ///   - contentWidth: The width in which contents are mirrored; nil for that of the content size.
  ///   - insets: The insets of the view; nil for the present ones.
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

  /// Whether the contents may be beyond an edge because a finger or a deceleration has moved them. Do not clamp the
  /// offset then: the contents would jump.
  var isScrolledByHand: Bool {
    collectionView.map { $0.isTracking || $0.isDragging || $0.isDecelerating } ?? false
  }

  /// The content offset at which the visible area starts at `start`. It stays within the contents, unless they are being
  /// scrolled by hand.
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

  /// Sets the view's content size at once, where it is about to need it.
  func showContentSize() {
    guard let collectionView, collectionView.contentSize != collectionViewContentSize else { return }
    collectionView.contentSize = collectionViewContentSize
  }

  /// Sets the view's content size where that changes its adjusted insets: the safe area counts along an axis only if contents
  /// scroll along it. Returns whether the visible area is another one then.
  func showContentSizeIfInsetsChange(for area: VisibleArea) -> Bool {
    guard let collectionView, collectionView.safeAreaInsets != .zero,
      [.automatic, .scrollableAxes].contains(collectionView.contentInsetAdjustmentBehavior)
    else { return false }
    // Mirrored contents begin at the right edge, which only a view that asks for their size by itself follows.
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

  /// Moves the content offset so that the visible area starts at `start`, while the layout is prepared. It stays within the
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
