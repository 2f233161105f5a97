import Foundation
import LayoutEngine
import UIKitAdditions

/// An animated scroll to an offset set by the app.
struct ScrollAnimation {
  /// The duration in seconds: 18 frames, recorded on UIKit (Vercantez/openuikit, iOS 26.1).
  static let duration: TimeInterval = 0.3

  let start: TimeInterval
  private var from: CGPoint
  /// The initial velocity of the contents, in points per second. It isn't zero if the animation replaces
  /// another one.
  private var startVelocity: CGVector
  private(set) var to: CGPoint
  private(set) var range: ScrollRange
  /// A closure that returns the final offset if the app scrolled to an item instead of an offset. It returns
  /// `nil` once the item is gone.
  var goal: (() -> CGPoint?)?
  /// `true` if measurements may have moved the goal since the end was computed.
  var hasMeasured = false
  /// The last shown offset, and its time.
  private(set) var shown: CGPoint
  private var shownTime: TimeInterval

  init(
    start: TimeInterval, from: CGPoint, to: CGPoint, range: ScrollRange, velocity: CGVector = .zero
  ) {
    (self.start, self.from, self.to, self.range, startVelocity) = (start, from, to, range, velocity)
    (shown, shownTime) = (from, start)
    leadThroughShown()
  }

  /// Moves the contents to their offset at the given time.
  mutating func advance(to time: TimeInterval) {
    (shown, shownTime) = (offset(at: time), time)
  }

  private func offset(at time: TimeInterval) -> CGPoint {
    // Compute the offset from the end, so that the contents reach the end exactly.
    let (rest, way) = (1 - progress(at: time), way(at: time))
    return CGPoint(x: to.x - (to.x - from.x) * rest + way.dx, y: to.y - (to.y - from.y) * rest + way.dy)
  }

  /// Returns the distance contributed by the initial velocity up to the given time. It fades to zero,
  /// following the curve of a Hermite spline.
  private func way(at time: TimeInterval) -> CGVector {
    let factor = CGFloat(Self.duration) * lead(at: time)
    return CGVector(dx: startVelocity.dx * factor, dy: startVelocity.dy * factor)
  }

  /// Returns the same distance as a fraction of the distance covered at the initial velocity in the whole
  /// duration. It's greatest after a third of the duration.
  private func lead(at time: TimeInterval) -> CGFloat {
    let part = min(1, max(0, CGFloat((time - start) / Self.duration)))
    return part * (1 - part) * (1 - part)
  }

  /// The velocity of the contents in the last shown frame, in points per second.
  var velocity: CGVector {
    let step = 1e-3
    let (early, late) = (max(start, shownTime - step), shownTime + step)
    let (before, after, span) = (offset(at: early), offset(at: late), CGFloat(late - early))
    return CGVector(dx: (after.x - before.x) / span, dy: (after.y - before.y) / span)
  }

  /// Returns the fraction of the distance, which is half a cosine wave. The recorded offsets are on this
  /// curve.
  private func progress(at time: TimeInterval) -> CGFloat {
    isOver(at: time) ? 1 : (1 - cos(.pi * CGFloat(max(0, time - start) / Self.duration))) / 2
  }

  /// Continues from the last frame with another offset or within another range.
  ///
  /// If the contents were moved in the meantime, their end moves by the same distance. An end within the
  /// range stays within the new one.
  mutating func continueFrom(_ offset: CGPoint, in range: ScrollRange) {
    let shift = CGVector(dx: offset.x - shown.x, dy: offset.y - shown.y)
    to = range.following(to, in: self.range, movedBy: shift)
    (self.range, shown) = (range, offset)
    leadThroughShown()
  }

  /// Continues from the last frame to another end.
  mutating func continueTo(_ target: CGPoint) {
    to = target
    leadThroughShown()
  }

  /// Follows a measurement of views.
  ///
  /// The contents on screen have moved within the contents as a whole. The end has moved only if the origin
  /// of offsets has changed.
  mutating func measured(movingShownBy shift: CGVector, endBy endShift: CGVector) {
    hasMeasured = true
    shown = CGPoint(x: shown.x + shift.dx, y: shown.y + shift.dy)
    // Reachable offsets stay reachable after the origin changes, because the range moves with the end.
    range = range.moved(by: endShift)
    continueTo(CGPoint(x: to.x + endShift.dx, y: to.y + endShift.dy))
  }

  /// Makes the curve pass through the current offset. Limits the initial velocity, so that the contents
  /// neither pass their end nor leave their range.
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

  /// Returns the part of an initial velocity at which the contents reach their end without passing it. If the
  /// contents have to turn around, the velocity carries them at most to the edge of their range.
  private func possible(
    _ velocity: CGFloat, at shown: CGFloat, to end: CGFloat, in range: ClosedRange<Double>
  ) -> CGFloat {
    guard velocity != 0 else { return 0 }
    let (lead, rest) = (lead(at: shownTime), 1 - progress(at: shownTime))
    let way = velocity < 0 ? shown - end : end - shown
    var limit = CGFloat.infinity
    if way >= 0 {
      // The curve to the end undoes the excess distance from the initial velocity.
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

  /// The maximum initial velocity at which easing to the end never reverses, in distances to the end per
  /// duration. The curve is steep enough up to its last moment, when its velocity falls by π² / 2 and the
  /// lead's velocity rises by 2.
  private static let steepestLead: CGFloat = .pi * .pi / 4
  /// The maximum lead, reached after a third of the duration.
  private static let greatestLead: CGFloat = 4.0 / 27

  func isOver(at time: TimeInterval) -> Bool { time - start >= Self.duration - 1e-9 }
}
