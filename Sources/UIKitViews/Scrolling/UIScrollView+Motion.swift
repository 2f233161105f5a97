import Foundation
import LayoutEngine
import UIKitAdditions

extension UIScrollView {
  // MARK: Deceleration

  func glide(to target: CGPoint, velocity: CGPoint, deceleration: Deceleration) -> ScrollGlide {
    let range = offsetRange
    func path(_ start: CGFloat, _ velocity: CGFloat, _ target: CGFloat, _ range: ClosedRange<Double>)
      -> ScrollPath
    {
      ScrollPath(
        from: Double(start), velocity: Double(velocity), to: Double(target), deceleration: deceleration,
        in: range, bounces: bounces)
    }
    return ScrollGlide(
      start: frameClock.time, x: path(contentOffset.x, velocity.x, target.x, range.x),
      y: path(contentOffset.y, velocity.y, target.y, range.y), range: range, shown: contentOffset)
  }

  func beginDecelerating(_ glide: ScrollGlide) {
    motion = .decelerating(glide)
    followFrames()
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  private func decelerate(_ glide: ScrollGlide, at time: TimeInterval) {
    var glide = glide
    let range = offsetRange
    if contentOffset != glide.shown || range != glide.range {
      glide.continueFrom(contentOffset, in: range)
    }
    let isOver = glide.isOver(at: time)
    let next = isOver ? glide.target : glide.offset(at: time)
    glide.shown = bounces ? next : range.clamp(next)
    glide.shownTime = time
    motion = .decelerating(glide)
    if contentOffset != glide.shown { contentOffset = glide.shown }
    // The delegate may have replaced the motion or changed the range.
    guard isOver, case .decelerating(let current) = motion, current.start == glide.start,
      offsetRange == range || clamped(contentOffset) == contentOffset
    else { return }
    rest()
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  // MARK: Animated offsets

  /// Animates to a target. `range` is the range before delegate calls, which can change it.
  func animateOffset(to target: CGPoint, foundIn range: ScrollRange) {
    replaceMotion()
    // UIKit doesn't call the delegate for the same offset.
    guard target != contentOffset else { return }
    motion = .animating(
      ScrollAnimation(start: frameClock.time, from: contentOffset, to: target, range: range))
    followFrames()
  }

  /// The final offset of contents in motion, or ``UIScrollView/contentOffset``.
  package final var offsetAtRest: CGPoint {
    switch motion {
    case .decelerating(let glide): glide.target
    case .animating(let animation): animation.to
    case .resting, .dragging, .released: contentOffset
    }
  }

  /// Scrolls with an animation. Continues the velocity of an animation in progress.
  package final func continueScrolling(to offset: CGPoint) {
    guard case .animating(let animation) = motion else { return setContentOffset(offset, animated: true) }
    let range = offsetRange
    scrollHost?.offsetWillBeSet(to: offset, animated: true)
    motion = .animating(
      ScrollAnimation(
        start: frameClock.time, from: contentOffset, to: offset, range: range,
        velocity: animation.velocity))
    followFrames()
  }

  private func animate(_ animation: ScrollAnimation, at time: TimeInterval) {
    var animation = animation
    followChanges(&animation)
    animation.advance(to: time)
    motion = .animating(animation)
    if contentOffset != animation.shown { contentOffset = animation.shown }
    guard animation.isOver(at: time), case .animating(let current) = motion,
      current.start == animation.start, current.to == animation.to
    else { return }
    arrive(at: time)
    guard case .animating(let current) = motion, current.start == animation.start else { return }
    rest()
    scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
  }

  func changeAnimation(_ change: (inout ScrollAnimation) -> Void) {
    guard case .animating(var animation) = motion else { return }
    change(&animation)
    motion = .animating(animation)
  }

  /// Adapts an animation to a movement, a change of the range, or a measurement.
  private func followChanges(_ animation: inout ScrollAnimation) {
    let range = offsetRange
    if contentOffset != animation.shown || range != animation.range {
      animation.continueFrom(contentOffset, in: range)
    }
    guard animation.hasMeasured else { return }
    animation.hasMeasured = false
    if let target = animation.goal?() { animation.continueTo(target) }
  }

  /// Lays out the views revealed by the last step. They can measure themselves and thereby move the end.
  private func arrive(at time: TimeInterval) {
    for _ in 0..<Self.maximumArrivals {
      if let scrollHost { scrollHost.layOutArrival() } else { layoutIfNeeded() }
      guard case .animating(var animation) = motion, animation.isOver(at: time), animation.hasMeasured
      else { return }
      followChanges(&animation)
      animation.advance(to: time)
      motion = .animating(animation)
      if contentOffset != animation.to { contentOffset = animation.to }
    }
  }

  /// The maximum number of passes. Each pass can only show the unmeasured views of one screen.
  private static let maximumArrivals = 10

  // MARK: Programmatic scrolling

  func goTo(_ offset: CGPoint, animated: Bool) {
    // The setter raises the exception.
    guard offset.isFinite, !isAskedElsewhere else { return contentOffset = offset }
    let range = offsetRange
    // The caller has read the current safe area, which may not have been applied yet.
    updateSafeArea()
    scrollHost?.offsetWillBeSet(to: offset, animated: animated)
    guard !animated else { return animateOffset(to: offset, foundIn: range) }
    // A drag continues from the new offset.
    if !isDragging { replaceMotion() }
    // Callbacks may have changed the range.
    contentOffset = offsetRange.following(offset, in: range)
  }

  func showRect(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let view = bounds.inset(by: inset)
    func offset(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      if low < start { return low }
      return high > start + length ? min(low, high - length) : start
    }
    let origin = CGPoint(
      x: offset(rect.minX, rect.maxX, view.minX, view.width) - inset.left,
      y: offset(rect.minY, rect.maxY, view.minY, view.height) - inset.top)
    let target = clamped(origin)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  // MARK: Frames

  /// Stops the contents at the current offset.
  func stopMotion() {
    let stopped = motion
    rest()
    if case .decelerating = stopped { scrollDelegate?.scrollViewDidEndDecelerating(self) }
  }

  /// Stops the motion and calls the delegate for its end, even for an animated scroll.
  private func replaceMotion() {
    let wasAnimating = isAnimatingOffset
    stopMotion()
    if wasAnimating { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  func stopEverything() {
    let mayBeOutOfRange =
      switch motion {
      case .released, .decelerating: true
      case .resting, .dragging, .animating: isTracking
      }
    if isTracking {
      pan.isEnabled = false
      pan.isEnabled = isScrollEnabled
    }
    stopMotion()
    if zooming.animation != nil { setZoom(zoomScale, about: .zero) }
    // Contents can't rest outside their range.
    if mayBeOutOfRange { bringOffsetIntoRange() }
  }

  private func rest() {
    motion = .resting
    frames?.cancel()
    frames = nil
  }

  private func followFrames() {
    guard frames == nil else { return }
    frames = frameClock.observeFrames { [reference] in reference.scrollView?.frame(at: $0) }
  }

  private func frame(at time: TimeInterval) {
    switch motion {
    case .decelerating(let glide): decelerate(glide, at: time)
    case .animating(let animation): animate(animation, at: time)
    // A finger has taken over a motion started by the delegate.
    case .resting, .dragging, .released:
      frames?.cancel()
      frames = nil
    }
  }
}

// Queries for other modules of the package.
extension UIScrollView {
  package final var isMoving: Bool {
    if case .resting = motion { return isTracking }
    return true
  }

  package final var isAnimatingOffset: Bool {
    if case .animating = motion { true } else { false }
  }

  /// The final offset of a deceleration or an animated scroll.
  package final var endOfMotion: CGPoint? {
    switch motion {
    case .decelerating(let glide): glide.target
    case .animating(let animation): animation.to
    case .resting, .dragging, .released: nil
    }
  }

  /// The offset when the dragging finger came down.
  package final var dragStart: CGPoint? {
    if case .dragging(let drag) = motion { drag.startOffset } else { nil }
  }

  /// Updates the end whenever views measure themselves. If the closure returns `nil`, the end stays.
  package final func follow(_ end: @escaping () -> CGPoint?) { changeAnimation { $0.goal = end } }

  package final func contentsWereMeasured() { changeAnimation { $0.hasMeasured = true } }

  /// Moves an animated scroll when views measure themselves.
  package final func contentsWereMeasured(movingShownBy shift: CGVector, endBy endShift: CGVector) {
    changeAnimation { $0.measured(movingShownBy: shift, endBy: endShift) }
  }
}
