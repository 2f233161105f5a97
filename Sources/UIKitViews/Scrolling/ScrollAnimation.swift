import Foundation
import LayoutEngine
import UIKitAdditions

/// An animated scroll set by the app.
struct ScrollAnimation {
  /// A duration of 18 frames, recorded on UIKit (Vercantez/openuikit, iOS 26.1).
  static let duration: TimeInterval = 0.3

  let start: TimeInterval
  private var from: CGPoint
  /// A velocity in points per second, nonzero if another animation is replaced.
  private var startVelocity: CGVector
  private(set) var to: CGPoint
  private(set) var range: ScrollRange
  /// The offset of an item, or `nil` once it's gone.
  var goal: (() -> CGPoint?)?
  /// Measurements may have moved the goal since the end was computed.
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

  /// The distance contributed by the initial velocity. It fades to zero like a Hermite spline.
  private func way(at time: TimeInterval) -> CGVector {
    let factor = CGFloat(Self.duration) * lead(at: time)
    return CGVector(dx: startVelocity.dx * factor, dy: startVelocity.dy * factor)
  }

  /// The fraction of the distance at the initial velocity, greatest after a third of the duration.
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

  /// Half a cosine wave, as recorded.
  private func progress(at time: TimeInterval) -> CGFloat {
    isOver(at: time) ? 1 : (1 - cos(.pi * CGFloat(max(0, time - start) / Self.duration))) / 2
  }

  /// If the contents were moved, their end moves too. An end within the range stays within the new one.
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

  /// Follows a measurement of views. The end has moved only if the origin of offsets has changed.
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

  /// The part with which the contents don't pass their end. Contents that turn around reach at most the edge
  /// of their range.
  private func possible(
    _ velocity: CGFloat, at shown: CGFloat, to end: CGFloat, in range: ClosedRange<Double>
  ) -> CGFloat {
    guard velocity != 0 else { return 0 }
    let (lead, rest) = (lead(at: shownTime), 1 - progress(at: shownTime))
    let way = velocity < 0 ? shown - end : end - shown
    var limit = CGFloat.infinity
    if way >= 0 {
      // The curve to the end undoes the excess distance.
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

  /// The maximum initial velocity at which easing never reverses, in distances per duration. At the last
  /// moment, the curve's velocity falls by π² / 2 and the lead's rises by 2.
  private static let steepestLead: CGFloat = .pi * .pi / 4
  /// Reached after a third of the duration.
  private static let greatestLead: CGFloat = 4.0 / 27

  func isOver(at time: TimeInterval) -> Bool { time - start >= Self.duration - 1e-9 }
}
