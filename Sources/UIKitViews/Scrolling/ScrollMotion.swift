import Foundation
import LayoutEngine
import UIKitAdditions

enum ScrollMotion {
  case resting
  case dragging(ScrollDrag)
  /// The finger has lifted. The contents decelerate after the delegate call.
  case released
  case decelerating(ScrollGlide)
  case animating(ScrollAnimation)
}

struct ScrollDrag {
  /// The offset when the finger came down. Pages are counted from this offset.
  let startOffset: CGPoint
  /// The requested offset, possibly beyond the edges.
  var asked: CGPoint
  var shown: CGPoint
  var range: ScrollRange
  /// The part of the pan's translation that the contents have followed.
  var translation = CGPoint.zero
  /// `true` if the finger moves the contents along the axis.
  private(set) var isHorizontal: Bool
  private(set) var isVertical: Bool
  /// `true` until the finger has shown its axis. Until then, the contents don't move.
  var awaitsAxis = false

  init(
    startOffset: CGPoint, asked: CGPoint, shown: CGPoint, range: ScrollRange, isHorizontal: Bool,
    isVertical: Bool
  ) {
    (self.startOffset, self.asked, self.shown, self.range) = (startOffset, asked, shown, range)
    (self.isHorizontal, self.isVertical) = (isHorizontal, isVertical)
  }

  /// Locks the drag to an axis. `nil` leaves both axes unlocked.
  mutating func lock(to axis: Axis?) {
    awaitsAxis = false
    if axis == .vertical { isHorizontal = false }
    if axis == .horizontal { isVertical = false }
  }
}

struct ScrollGlide {
  var start: TimeInterval
  var x: ScrollPath
  var y: ScrollPath
  var range: ScrollRange
  var shown: CGPoint
  var shownTime: TimeInterval

  init(start: TimeInterval, x: ScrollPath, y: ScrollPath, range: ScrollRange, shown: CGPoint) {
    (self.start, self.x, self.y, self.range, self.shown) = (start, x, y, range, shown)
    shownTime = start
  }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.position(at: time - start), y: y.position(at: time - start))
  }

  /// Returns `true` once both axes, which are independent, have come to rest.
  func isOver(at time: TimeInterval) -> Bool { time - start >= max(x.duration(), y.duration()) }

  var target: CGPoint { CGPoint(x: x.target, y: y.target) }

  mutating func continueFrom(_ offset: CGPoint, in range: ScrollRange) {
    let time = shownTime - start
    x = x.continued(at: time, from: Double(offset.x), in: range.x)
    y = y.continued(at: time, from: Double(offset.y), in: range.y)
    (start, self.range, shown) = (shownTime, range, offset)
  }
}

/// An animated scroll set by the app.
struct ScrollAnimation {
  /// A duration of 18 frames, recorded on UIKit (Vercantez/openuikit, iOS 26.1).
  static let duration: TimeInterval = 0.3

  let start: TimeInterval
  private var from: CGPoint
  /// The velocity at the start, in points per second. It's nonzero if the animation replaces another one.
  private var startVelocity: CGVector
  private(set) var to: CGPoint
  private(set) var range: ScrollRange
  /// Returns the offset of the item at which the scroll ends, or `nil` once the item is gone.
  var goal: (() -> CGPoint?)?
  /// `true` if views were measured after the end was computed. The goal may then have moved.
  var hasMeasured = false
  private(set) var shown: CGPoint
  private var shownTime: TimeInterval

  init(
    start: TimeInterval, from: CGPoint, to: CGPoint, range: ScrollRange, velocity: CGVector = .zero
  ) {
    (self.start, self.from, self.to, self.range, startVelocity) = (start, from, to, range, velocity)
    (shown, shownTime) = (from, start)
    leadThroughShown()
  }

  mutating func advance(to time: TimeInterval) {
    (shown, shownTime) = (offset(at: time), time)
  }

  private func offset(at time: TimeInterval) -> CGPoint {
    // Compute from the end, so that the contents reach it exactly.
    let (rest, way) = (1 - progress(at: time), way(at: time))
    return CGPoint(x: to.x - (to.x - from.x) * rest + way.dx, y: to.y - (to.y - from.y) * rest + way.dy)
  }

  /// Returns the distance contributed by the initial velocity. It fades to zero like a Hermite spline.
  private func way(at time: TimeInterval) -> CGVector {
    let factor = CGFloat(Self.duration) * lead(at: time)
    return CGVector(dx: startVelocity.dx * factor, dy: startVelocity.dy * factor)
  }

  /// Returns the distance for an initial velocity of 1 per duration. It's greatest after a third of the
  /// duration.
  private func lead(at time: TimeInterval) -> CGFloat {
    let part = min(1, max(0, CGFloat((time - start) / Self.duration)))
    return part * (1 - part) * (1 - part)
  }

  /// The velocity in the last frame, in points per second.
  var velocity: CGVector {
    let step = 1e-3
    let (early, late) = (max(start, shownTime - step), shownTime + step)
    let (before, after, span) = (offset(at: early), offset(at: late), CGFloat(late - early))
    return CGVector(dx: (after.x - before.x) / span, dy: (after.y - before.y) / span)
  }

  /// Returns the progress, which follows half a cosine wave, as recorded on UIKit.
  private func progress(at time: TimeInterval) -> CGFloat {
    isOver(at: time) ? 1 : (1 - cos(.pi * CGFloat(max(0, time - start) / Self.duration))) / 2
  }

  /// Continues from an offset. The end moves with the contents, and an end within the old range stays within
  /// the new one.
  mutating func continueFrom(_ offset: CGPoint, in range: ScrollRange) {
    let shift = CGVector(dx: offset.x - shown.x, dy: offset.y - shown.y)
    to = range.following(to, in: self.range, movedBy: shift)
    (self.range, shown) = (range, offset)
    leadThroughShown()
  }

  mutating func continueTo(_ target: CGPoint) {
    to = target
    leadThroughShown()
  }

  /// Adapts the animation to a measurement of views. `endShift` is zero unless the origin of offsets has
  /// changed.
  mutating func measured(movingShownBy shift: CGVector, endBy endShift: CGVector) {
    hasMeasured = true
    shown = CGPoint(x: shown.x + shift.dx, y: shown.y + shift.dy)
    // The range moves with the end, so that reachable offsets stay reachable.
    range = range.moved(by: endShift)
    continueTo(CGPoint(x: to.x + endShift.dx, y: to.y + endShift.dy))
  }

  /// Limits the initial velocity, so that the contents neither pass their end nor leave their range.
  private mutating func leadThroughShown() {
    startVelocity = CGVector(
      dx: possible(startVelocity.dx, at: shown.x, to: to.x, in: range.x),
      dy: possible(startVelocity.dy, at: shown.y, to: to.y, in: range.y))
    let way = way(at: shownTime)
    let offset = CGPoint(x: shown.x - way.dx, y: shown.y - way.dy)
    let progress = progress(at: shownTime)
    let rest = 1 - progress
    guard rest > 0 else { return from = to }
    from = CGPoint(x: (offset.x - to.x * progress) / rest, y: (offset.y - to.y * progress) / rest)
  }

  /// Returns the part of the velocity at which the contents don't pass their end. Contents that turn around
  /// reach at most the edge of their range.
  private func possible(
    _ velocity: CGFloat, at shown: CGFloat, to end: CGFloat, in range: ClosedRange<Double>
  ) -> CGFloat {
    guard velocity != 0 else { return 0 }
    let (lead, rest) = (lead(at: shownTime), 1 - progress(at: shownTime))
    let way = velocity < 0 ? shown - end : end - shown
    var limit = CGFloat.infinity
    if way >= 0 {
      // The lead moves the curve's start back, which permits a higher velocity.
      let share = rest - Self.steepestLead * lead
      if share > 0 { limit = Self.steepestLead * way / share }
    } else {
      if lead > 0 { limit = -way / lead }
      let ahead = shownTime - start < Self.duration / 3 ? Self.greatestLead - lead : 0
      let room = velocity < 0 ? shown - CGFloat(range.lowerBound) : CGFloat(range.upperBound) - shown
      if ahead > 0 { limit = min(limit, max(0, room) / ahead) }
    }
    limit /= CGFloat(Self.duration)
    return min(max(velocity, -limit), limit)
  }

  /// The maximum initial velocity at which easing never reverses, in distances per duration. At the end, the
  /// curve's velocity falls at a rate of π² / 2, and the lead's rises at a rate of 2.
  private static let steepestLead: CGFloat = .pi * .pi / 4
  /// The maximum of `lead(at:)`, which is reached after a third of the duration.
  private static let greatestLead: CGFloat = 4.0 / 27

  func isOver(at time: TimeInterval) -> Bool { time - start >= Self.duration - 1e-9 }
}
