import CollectionView
import LayoutEngine

extension VisibleArea {
  /// Creates the area between the adjusted insets, where bars and rounded corners don't cover content.
  init(of view: UICollectionView) {
    self.init(bounds: LayoutSize(view.bounds.size), insets: LayoutInsets(view.adjustedContentInset))
  }
}

extension UICollectionViewLayout {
  var visibleSize: LayoutSize { collectionView.map { VisibleArea(of: $0).size } ?? .zero }

  var boundsSize: CGSize { collectionView?.bounds.size ?? .zero }

  /// Returns the visible part of the contents between the adjusted insets, in the layout's own coordinates.
  /// If nothing is visible, the range is empty.
  ///
  /// - Parameters:
  ///   - contentWidth: The width in which contents are mirrored. The default is the content size's width.
  ///   - insets: The insets of the visible area. The default is the view's adjusted insets.
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

  /// `true` if the contents may be beyond an edge. Clamping the offset would then make the contents jump.
  var isScrolledByHand: Bool {
    collectionView.map { $0.isTracking || $0.isDragging || $0.isDecelerating } ?? false
  }

  /// Returns the offset for a visible start, within the contents unless they are scrolled by hand.
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

  func showContentSize() {
    guard let collectionView, collectionView.contentSize != collectionViewContentSize else { return }
    collectionView.contentSize = collectionViewContentSize
  }

  /// Sets the view's content size, because the safe area counts along an axis only if the contents scroll
  /// along it. Returns `true` if the visible area has changed.
  func showContentSizeIfInsetsChange(for area: VisibleArea) -> Bool {
    guard let collectionView, collectionView.safeAreaInsets != .zero,
      [.automatic, .scrollableAxes].contains(collectionView.contentInsetAdjustmentBehavior)
    else { return false }
    // Mirrored contents begin at the right edge.
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

  /// Scrolls to a start, within the contents unless they are scrolled by hand. Returns the new start.
  ///
  /// - Parameter hasTurned: `true` if the scroll direction has changed. Then a scroll without a finger ends.
  func showVisibleStart(
    _ start: Double, along direction: UICollectionView.ScrollDirection, hasTurned: Bool
  ) -> Double {
    guard let collectionView else { return start }
    if hasTurned { stopScrolling() }
    // Mirrored offsets count from the end of the contents.
    showContentSize()
    let present = collectionView.contentOffset
    let proposed = hasTurned ? atStart(across: direction, present) : present
    let offset = offset(forVisibleStart: start, proposed: proposed, along: direction)
    if offset != present { collectionView.contentOffset = offset }
    return visibleRange(of: collectionView.bounds, along: direction).lowerBound
  }
}

/// UIKit mirrors the layouts' results (`flipsHorizontallyInOppositeLayoutDirection`), but not content
/// offsets. A layout converts these with ``VisibleArea``.
extension UICollectionViewLayout {
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// The contents' width, or the visible area's width if the contents are narrower.
  var mirroringWidth: CGFloat {
    max(collectionViewContentSize.width, CGFloat(visibleSize.width))
  }
}

extension UICollectionViewLayout {
  /// Returns the offset, moved to the start across a direction. After a turn, the old coordinate across the
  /// direction is meaningless.
  func atStart(across direction: UICollectionView.ScrollDirection, _ offset: CGPoint) -> CGPoint {
    guard let collectionView else { return offset }
    let inset = collectionView.adjustedContentInset
    return direction == .vertical
      ? CGPoint(x: -inset.left, y: offset.y) : CGPoint(x: offset.x, y: -inset.top)
  }

  /// Ends a scroll without a finger, because it would continue in the old direction after a turn.
  func stopScrolling() {
    guard let collectionView, !collectionView.isTracking else { return }
    collectionView.setContentOffset(collectionView.contentOffset, animated: false)
  }

  /// Returns `true` if the app has set the content offset since the view had these bounds.
  ///
  /// Scrolling by hand doesn't count. Neither does a change of the view's size, which may bring the offset
  /// into range, or a scroll from before a turn. Without a turn, a step of an animated scroll counts.
  func appHasScrolled(since bounds: CGRect, along direction: UICollectionView.ScrollDirection) -> Bool {
    guard let view = collectionView, view.bounds.size == bounds.size, !isScrolledByHand else { return false }
    let (old, new) = (bounds.origin, view.contentOffset)
    let isSameAlong = direction == .vertical ? new.y == old.y : new.x == old.x
    let across = direction == .vertical ? new.x : new.y
    return new != old && (!isSameAlong || across == 0 || new == atStart(across: direction, new))
  }
}

extension UICollectionViewLayout {
  /// Adjusts a context's content offset, so that the visible content stays in place when the start of the
  /// visible area moves from `start` to `newStart`.
  ///
  /// Call this method while the layout has its new content size, but the view doesn't.
  func adjust(
    _ context: UICollectionViewLayoutInvalidationContext, from start: Double, to newStart: Double,
    along direction: UICollectionView.ScrollDirection
  ) {
    guard let collectionView else { return }
    let (before, after) = (collectionView.contentSize, collectionViewContentSize)
    context.contentSizeAdjustment.width += after.width - before.width
    context.contentSizeAdjustment.height += after.height - before.height
    let shift = CGFloat(newStart - start)
    if direction == .vertical {
      context.contentOffsetAdjustment.y += shift
    } else if !isMirrored {
      context.contentOffsetAdjustment.x += shift
    } else {
      // Mirrored contents are anchored at their right edge.
      let breadth = CGFloat(visibleSize.width)
      context.contentOffsetAdjustment.x += max(after.width, breadth) - max(before.width, breadth) - shift
    }
  }
}
