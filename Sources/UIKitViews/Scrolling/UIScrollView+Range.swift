import Foundation
import LayoutEngine
import UIKitAdditions

extension UIScrollView {
  /// The sides on which ``adjustedContentInset`` includes the safe area.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The safe area is added vertically, and horizontally if the contents scroll that way.
    case automatic
    /// The safe area is added along the axes on which the contents scroll.
    case scrollableAxes
    /// The safe area isn't added.
    case never
    /// The safe area is added on all sides.
    case always
  }

  /// The factor by which the speed changes in each millisecond of deceleration.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor, above 0 and below 1.
    public let rawValue: CGFloat
    /// Creates a rate above 0 and below 1. ``UIScrollView/decelerationRate`` reports other values as errors.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998 per millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99 per millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  func isPossible(contentSize size: CGSize) -> Bool {
    if size.isFinite { return true }
    UIKitException.raise(
      .invalidArgument,
      "UIScrollView.contentSize must be finite, not \(size.message). Scroll view: \(self).")
    return false
  }

  func isPossible(contentInset inset: UIEdgeInsets) -> Bool {
    if inset.isFinite { return true }
    UIKitException.raise(
      .invalidArgument,
      "UIScrollView.contentInset must be finite, not (top: \(inset.top.message), "
        + "left: \(inset.left.message), bottom: \(inset.bottom.message), "
        + "right: \(inset.right.message)). Scroll view: \(self).")
    return false
  }

  /// Returns the layout's resting offset, if any. Called before the delegate.
  func ownRestingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    scrollHost?.restingOffset(forProposed: offset, velocity: velocity) ?? offset
  }

  package final var insetWithSafeArea: UIEdgeInsets {
    let safeArea = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    guard safeArea != .zero else { return contentInset }
    let everywhere = contentInsetAdjustmentBehavior == .always
    let vertical =
      everywhere || contentInsetAdjustmentBehavior == .automatic || alwaysBounceVertical
      || contentSize.height > bounds.height
    let horizontal = everywhere || alwaysBounceHorizontal || contentSize.width > bounds.width
    return UIEdgeInsets(
      top: contentInset.top + (vertical ? safeArea.top : 0),
      left: contentInset.left + (horizontal ? safeArea.left : 0),
      bottom: contentInset.bottom + (vertical ? safeArea.bottom : 0),
      right: contentInset.right + (horizontal ? safeArea.right : 0))
  }

  package final var offsetRange: ScrollRange {
    let inset = adjustedContentInset
    func range(_ near: CGFloat, _ far: CGFloat, _ alignment: CGFloat) -> ClosedRange<Double> {
      if far >= near { return Double(near)...Double(far) }
      // Smaller contents rest at one offset, defined by the alignment point.
      let rest = Double(near + (far - near) * alignment)
      return rest.isFinite ? rest...rest : 0...0
    }
    return ScrollRange(
      x: range(0 - inset.left, contentSize.width + inset.right - bounds.width, contentAlignmentPoint.x),
      y: range(0 - inset.top, contentSize.height + inset.bottom - bounds.height, contentAlignmentPoint.y))
  }

  package final func clamped(_ offset: CGPoint) -> CGPoint { offsetRange.clamp(offset) }

  /// Returns the start of the nearest page along each axis, or the end of the contents.
  func nearestPage(to offset: CGPoint) -> CGPoint {
    let range = offsetRange
    func page(_ offset: CGFloat, _ extent: CGFloat, _ range: ClosedRange<Double>) -> Double {
      guard extent > 0 else { return Double(offset) }
      return Paging(pageExtent: Double(extent))
        .target(from: Double(offset), at: Double(offset), velocity: 0, in: range)
    }
    return CGPoint(x: page(offset.x, bounds.width, range.x), y: page(offset.y, bounds.height, range.y))
  }

  /// Returns the offset, clamped unless it may be beyond an edge, as during a drag, a deceleration, or a
  /// zoom. After a zoom step, the next layout pass can move the zooming view, and the offset follows that
  /// view.
  package final func allowed(_ offset: CGPoint) -> CGPoint {
    if case .released = motion { return offset }
    return isTracking || isDragging || isDecelerating || isZooming || preservesOffset
      || zooming.step != nil && isBeingLaidOut
      ? offset : clamped(offset)
  }

  /// Called after sizes or insets change.
  package final func bringOffsetIntoRange() {
    let target = allowed(contentOffset)
    if target != contentOffset { contentOffset = target }
  }

  /// Keeps contents at their beginning when an inset moves the beginning.
  private func followBeginning(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    guard !preservesOffset, case .resting = motion, !isTracking else { return }
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    if offset != contentOffset { contentOffset = clamped(offset) }
  }

  /// Called after a change of any value that affects ``UIScrollView/adjustedContentInset``.
  func adjustedInsetMayHaveChanged() {
    // The inset includes the safe area.
    updateSafeArea()
    let (old, new) = (knownAdjustedInset, adjustedContentInset)
    guard old != new else { return }
    knownAdjustedInset = new
    followBeginning(from: old, to: new)
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    bringOffsetIntoRange()
  }
}

extension UIScrollView {
  /// Called when the frame, the bounds, or the offset is set.
  func changeBounds(to newBounds: CGRect, apply: () -> Void) {
    let oldBounds = layer.bounds
    let byOffset = movesByOffset
    movesByOffset = false
    // The layer raises the exception for nonfinite bounds.
    guard newBounds != oldBounds, newBounds.isFinite else { return apply() }
    scrollHost?.boundsWillChange(to: newBounds)
    apply()
    scrollHost?.boundsDidChange(from: oldBounds)
    tellOfBounds(from: oldBounds, byOffset: byOffset)
  }

  /// Moves the contents for queries, without notifications.
  package func assume(_ offset: CGPoint) {
    UIView.performWithoutAnimation { layer.bounds.origin = offset }
  }

  private func tellOfBounds(from oldBounds: CGRect, byOffset: Bool) {
    if bounds.origin != oldBounds.origin {
      setNeedsLayout()
      if byOffset { scrollDelegate?.scrollViewDidScroll(self) }
    }
    if bounds.size != oldBounds.size { extentDidChange() }
  }

  /// Called after the contents or the view are resized.
  func extentDidChange() {
    adjustedInsetMayHaveChanged()
    bringOffsetIntoRange()
  }
}

extension CGPoint {
  /// The same point with 0 instead of −0, which prints and divides differently.
  nonisolated var withoutNegativeZero: CGPoint { CGPoint(x: x + 0, y: y + 0) }
}

/// The range of resting offsets.
package struct ScrollRange: Equatable {
  package var x: ClosedRange<Double>
  package var y: ClosedRange<Double>

  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound)
    ).withoutNegativeZero
  }

  /// Returns an offset that moves with the contents. An offset within the other range stays within this one.
  package func following(_ offset: CGPoint, in other: ScrollRange, movedBy shift: CGVector = .zero) -> CGPoint
  {
    if self == other, shift == .zero { return offset }
    let (allowed, moved) = (other.clamp(offset), CGPoint(x: offset.x + shift.dx, y: offset.y + shift.dy))
    let limited = clamp(moved)
    return CGPoint(
      x: allowed.x == offset.x ? limited.x : moved.x, y: allowed.y == offset.y ? limited.y : moved.y)
  }

  func moved(by shift: CGVector) -> ScrollRange {
    let (dx, dy) = (Double(shift.dx), Double(shift.dy))
    return ScrollRange(
      x: x.lowerBound + dx...x.upperBound + dx, y: y.lowerBound + dy...y.upperBound + dy)
  }
}
