import Foundation
import LayoutEngine
import UIKitAdditions

/// Contents on their way to an offset that the app asked for.
struct ScrollAnimation {
  /// In seconds: 18 frames, recorded on UIKit (Vercantez/openuikit, iOS 26.1).
  static let duration: TimeInterval = 0.3

  let start: TimeInterval
  private var from: CGPoint
  /// How fast the contents are at the start, in points per second: not at rest where another scroll was under way.
  private var startVelocity: CGVector
  private(set) var to: CGPoint
  private(set) var range: ScrollRange
  /// The offset of what is to be shown at the end, where an item was asked for and not an offset. It answers nil once that is gone.
  var goal: (() -> CGPoint?)?
  /// Whether contents may have moved for that since the end was computed.
  var hasMeasured = false
  /// The offset that was shown last, and its time.
  private(set) var shown: CGPoint
  private var shownTime: TimeInterval

  init(
    start: TimeInterval, from: CGPoint, to: CGPoint, range: ScrollRange, velocity: CGVector = .zero
  ) {
    (self.start, self.from, self.to, self.range, startVelocity) = (start, from, to, range, velocity)
    (shown, shownTime) = (from, start)
    leadThroughShown()
  }

  /// Moves the contents to their offset at the time.
  mutating func advance(to time: TimeInterval) {
    (shown, shownTime) = (offset(at: time), time)
  }

  private func offset(at time: TimeInterval) -> CGPoint {
    // Computed from the end, so that the end is reached exactly.
    let (rest, way) = (1 - progress(at: time), way(at: time))
    return CGPoint(x: to.x - (to.x - from.x) * rest + way.dx, y: to.y - (to.y - from.y) * rest + way.dy)
  }

  /// How far the speed at the start has led by the time. It fades to nothing: the curve of an Hermite spline.
  private func way(at time: TimeInterval) -> CGVector {
    let factor = CGFloat(Self.duration) * lead(at: time)
    return CGVector(dx: startVelocity.dx * factor, dy: startVelocity.dy * factor)
  }

  /// By the time, as a fraction of the way that the speed at the start would lead in the whole duration. It is greatest after a third of it.
  private func lead(at time: TimeInterval) -> CGFloat {
    let part = min(1, max(0, CGFloat((time - start) / Self.duration)))
    return part * (1 - part) * (1 - part)
  }

  /// How fast the contents are in the frame that was shown last, in points per second.
  var velocity: CGVector {
    let step = 1e-3
    let (early, late) = (max(start, shownTime - step), shownTime + step)
    let (before, after, span) = (offset(at: early), offset(at: late), CGFloat(late - early))
    return CGVector(dx: (after.x - before.x) / span, dy: (after.y - before.y) / span)
  }

  /// The share of the way, half a wave of a cosine. That is what the recorded offsets lie on.
  private func progress(at time: TimeInterval) -> CGFloat {
    isOver(at: time) ? 1 : (1 - cos(.pi * CGFloat(max(0, time - start) / Self.duration))) / 2
  }

  /// Continues from the last frame with another offset or within another range. If the contents were moved
  /// meanwhile, their end moves by the same distance. An end within the range stays within the new one.
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

  /// Follows a measurement of views. The contents on screen have moved within the contents as a whole; the end
  /// has moved only where offsets count from another origin now.
  mutating func measured(movingShownBy shift: CGVector, endBy endShift: CGVector) {
    hasMeasured = true
    shown = CGPoint(x: shown.x + shift.dx, y: shown.y + shift.dy)
    // What was within reach still is, wherever offsets count from: the range moves with the end.
    range = range.moved(by: endShift)
    continueTo(CGPoint(x: to.x + endShift.dx, y: to.y + endShift.dy))
  }

  /// Has the curve pass through the present offset. The speed at the start counts as far as the contents neither pass their end with it nor
  /// leave their range.
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

  /// The part of a speed at the start with which the contents go to their end without passing it. Where they are to turn, it leads them no
  /// further than their range does.
  private func possible(
    _ velocity: CGFloat, at shown: CGFloat, to end: CGFloat, in range: ClosedRange<Double>
  ) -> CGFloat {
    guard velocity != 0 else { return 0 }
    let (lead, rest) = (lead(at: shownTime), 1 - progress(at: shownTime))
    let way = velocity < 0 ? shown - end : end - shown
    var limit = CGFloat.infinity
    if way >= 0 {
      // What the start leads too far, the curve to the end goes back.
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

  /// The greatest speed at the start with which an ease to the end never goes back, in ways to the end per duration. The curve is steep
  /// enough up to its last moment, where its speed falls by π² / 2 and that of the lead rises by 2.
  private static let steepestLead: CGFloat = .pi * .pi / 4
  /// After a third of the duration.
  private static let greatestLead: CGFloat = 4.0 / 27

  func isOver(at time: TimeInterval) -> Bool { time - start >= Self.duration - 1e-9 }
}
