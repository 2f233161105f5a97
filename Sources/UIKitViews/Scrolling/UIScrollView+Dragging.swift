import Foundation
import LayoutEngine
import UIKitAdditions

extension UIScrollView {
  var canDragHorizontally: Bool {
    let range = offsetRange.x
    return range.lowerBound < range.upperBound || bounces && alwaysBounceHorizontal
  }

  var canDragVertically: Bool {
    let range = offsetRange.y
    return range.lowerBound < range.upperBound || bounces && alwaysBounceVertical
  }

  func followPan() {
    addGestureRecognizer(pan)
    pan.addAction { [reference] in reference.scrollView?.panned($0) }
  }

  // MARK: Beginning a drag

  func shouldBeginDragging() -> Bool {
    guard !isDecelerating else { return true }
    guard contentsLetTouchesGo else { return false }
    return !yieldsToOuterScrollView
  }

  private var contentsLetTouchesGo: Bool {
    let activeTouches = panGestureRecognizer.sequence.filter {
      $0.delivery.progress == .begun && $0.isDown && $0.view !== self
    }
    return activeTouches.compactMap(\.view).allSatisfy {
      canCancelContentTouches && touchesShouldCancel(in: $0)
    }
  }

  /// `true` if an outer scroll view takes a drag that moves outward from an edge.
  private var yieldsToOuterScrollView: Bool {
    let travel = panGestureRecognizer.translation(in: self)
    let isVertical = !canDragHorizontally || canDragVertically && abs(travel.y) >= abs(travel.x)
    let step = isVertical ? CGPoint(x: 0, y: -travel.y) : CGPoint(x: -travel.x, y: 0)
    guard !canScroll(by: step) else { return false }
    var ancestor = superview
    while let view = ancestor {
      if let outer = view as? UIScrollView, outer.isScrollEnabled, outer.canScroll(by: step) { return true }
      ancestor = view.superview
    }
    return false
  }

  /// Returns `true` if the contents can scroll by a step along one axis.
  func canScroll(by step: CGPoint) -> Bool {
    let next = CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y)
    let reached = clamped(next)
    return (reached.x - contentOffset.x) * step.x > 0 || (reached.y - contentOffset.y) * step.y > 0
  }

  // MARK: Dragging

  func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDragging()
      drag(by: pan)
    case .changed: drag(by: pan)
    case .ended: endDragging(velocity: pan.velocity(in: self))
    case .cancelled: endDragging(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDragging() {
    stopMotion()
    let travel = panGestureRecognizer.travel(in: self)
    let range = offsetRange
    let offset = contentOffset
    var drag = ScrollDrag(
      startOffset: offset, asked: asked(forShown: offset, in: range), shown: offset, range: range,
      isHorizontal: canDragHorizontally, isVertical: canDragVertically)
    if isDirectionalLockEnabled {
      // A finger that caught moving contents hasn't moved yet.
      if travel == .zero { drag.awaitsAxis = true } else { drag.lock(to: Self.dominantAxis(of: travel)) }
    }
    motion = .dragging(drag)
    scrollHost?.userWillScroll()
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// Returns the finger's offset for a shown offset, so that a finger can catch bouncing contents without a
  /// jump. If the shown offset is a view's length or more beyond the edge, returns it unchanged.
  private func asked(forShown offset: CGPoint, in range: ScrollRange) -> CGPoint {
    func asked(_ offset: CGFloat, _ range: ClosedRange<Double>, _ extent: CGFloat) -> Double {
      let asked = RubberBand().draggedOffset(forShown: Double(offset), in: range, extent: Double(extent))
      return asked.isFinite ? asked : Double(offset)
    }
    return CGPoint(x: asked(offset.x, range.x, bounds.width), y: asked(offset.y, range.y, bounds.height))
  }

  /// Returns `nil` within 15° of the diagonal. Apple documents that diagonal movements aren't locked, but not
  /// the angle.
  private static func dominantAxis(of movement: CGPoint) -> Axis? {
    let (x, y) = (abs(movement.x), abs(movement.y))
    let limit = CGFloat(3).squareRoot()
    if x > y * limit { return .horizontal }
    return y > x * limit ? .vertical : nil
  }

  private func drag(by pan: UIPanGestureRecognizer) {
    guard case .dragging(var drag) = motion else { return }
    let translation = pan.translation(in: self)
    if drag.awaitsAxis {
      let travel = pan.travel(in: self)
      let distance = hypot(travel.x, travel.y)
      guard distance >= UIPanGestureRecognizer.hysteresis else { return }
      drag.lock(to: Self.dominantAxis(of: travel))
      let uncounted = UIPanGestureRecognizer.hysteresis / distance
      drag.translation = CGPoint(x: translation.x * uncounted, y: translation.y * uncounted)
    }
    let (offset, range) = (contentOffset, offsetRange)
    if range == drag.range {
      // If code has moved the contents, the drag continues from the new offset.
      drag.asked.x += offset.x - drag.shown.x
      drag.asked.y += offset.y - drag.shown.y
    } else {
      // Restart the drag, because another range has another resistance.
      drag.asked = asked(forShown: offset, in: range)
      drag.range = range
    }
    if drag.isHorizontal { drag.asked.x -= translation.x - drag.translation.x }
    if drag.isVertical { drag.asked.y -= translation.y - drag.translation.y }
    drag.translation = translation
    drag.shown = resisted(drag.asked)
    motion = .dragging(drag)
    if drag.shown != offset { contentOffset = drag.shown }
  }

  /// Returns the shown offset. Beyond an edge, the contents lag behind the finger, or stay.
  private func resisted(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    guard bounces else { return range.clamp(offset) }
    return CGPoint(
      x: RubberBand().offset(forDragged: Double(offset.x), in: range.x, extent: Double(bounds.width)),
      y: RubberBand().offset(forDragged: Double(offset.y), in: range.y, extent: Double(bounds.height)))
  }

  // MARK: Ending a drag

  private func endDragging(velocity finger: CGPoint) {
    guard case .dragging(var drag) = motion else {
      // The app has ended the drag.
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return
    }
    if drag.awaitsAxis { drag.lock(to: Self.dominantAxis(of: panGestureRecognizer.travel(in: self))) }
    let velocity = CGPoint(x: drag.isHorizontal ? -finger.x : 0, y: drag.isVertical ? -finger.y : 0)
    let glide = makeGlide(after: drag, velocity: velocity)
    let decelerates = glide.map { !$0.isOver(at: $0.start) } ?? false
    if isDragging { motion = decelerates ? .released : .resting }
    // Less than half a point is left. Set the offset first, so that the delegate's changes take precedence.
    if let glide, case .resting = motion, glide.target != contentOffset { contentOffset = glide.target }
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    if let glide, case .released = motion { beginDecelerating(glide) }
  }

  /// Returns the motion after a drag. Asks the layout first and then the delegate, as in UIKit.
  private func makeGlide(after drag: ScrollDrag, velocity: CGPoint) -> ScrollGlide? {
    let range = offsetRange
    let shown = shownVelocity(of: drag, velocity: velocity, in: range)
    let deceleration = isPagingEnabled ? .fast : Deceleration(rate: possibleDecelerationRate)
    func target(
      _ start: CGFloat, _ page: CGFloat, _ velocity: CGFloat, _ extent: CGFloat, _ range: ClosedRange<Double>
    )
      -> Double
    {
      if isPagingEnabled, extent > 0 {
        return Paging(pageExtent: Double(extent))
          .target(from: Double(page), at: Double(start), velocity: Double(velocity), in: range)
      }
      return ScrollPath.proposedTarget(
        from: Double(start), velocity: Double(velocity), deceleration: deceleration, in: range)
    }
    let offset = contentOffset
    let proposed = CGPoint(
      x: target(offset.x, drag.startOffset.x, shown.x, bounds.width, range.x),
      y: target(offset.y, drag.startOffset.y, shown.y, bounds.height, range.y))
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var wanted =
      isPagingEnabled ? proposed : ownRestingOffset(forProposed: proposed, velocity: perMillisecond)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: perMillisecond, targetContentOffset: &wanted)
    if !wanted.isFinite {
      let refused = wanted
      wanted = wanted.finite(else: proposed)
      UIKitException.raise(
        .invalidArgument,
        "The target of scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) must be finite, not "
          + "\(refused.message). Scroll view: \(self).")
    }
    if isPagingEnabled, wanted != proposed {
      UIKitException.warn(
        "UIScrollView (\(self)): with isPagingEnabled, the target content offset must be a page's "
          + "offset. The delegate's offset \(wanted) is ignored, and the target stays \(proposed).")
      wanted = proposed
    }
    // The layout or the delegate may have scrolled or resized the view.
    guard case .dragging = motion else { return nil }
    return glide(to: offsetRange.clamp(wanted), velocity: shown, deceleration: deceleration)
  }

  private var possibleDecelerationRate: Double {
    let rate = Double(decelerationRate.rawValue)
    if rate > 0, rate < 1 { return rate }
    UIKitException.raise(
      .invalidArgument,
      "UIScrollView.decelerationRate must be above 0 and below 1, not \(rate).")
    return Double(DecelerationRate.normal.rawValue)
  }

  /// Returns the contents' velocity. Beyond an edge, contents move more slowly than the finger.
  private func shownVelocity(of drag: ScrollDrag, velocity: CGPoint, in range: ScrollRange) -> CGPoint {
    let edge = range.clamp(drag.asked)
    return CGPoint(
      x: velocity.x
        * RubberBand().slope(overshoot: Double(drag.asked.x - edge.x), extent: Double(bounds.width)),
      y: velocity.y
        * RubberBand().slope(overshoot: Double(drag.asked.y - edge.y), extent: Double(bounds.height)))
  }

  /// Called when the last finger lifts. Contents may be beyond an edge without a drag.
  func fingersLeft() {
    guard case .resting = motion, clamped(contentOffset) != contentOffset else { return }
    beginDecelerating(glide(to: clamped(contentOffset), velocity: .zero, deceleration: .normal))
  }
}

extension ViewReference {
  var scrollView: UIScrollView? {
    guard let view else { return nil }
    return unsafeDowncast(view, to: UIScrollView.self)
  }
}
