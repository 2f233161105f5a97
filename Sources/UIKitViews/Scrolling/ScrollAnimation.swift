import Foundation
import LayoutEngine
import UIKitAdditions

/// Contents on their way to an offset that the app asked for.
struct ScrollAnimation {
  /// In seconds. Apple publishes neither the duration nor the curve. 0.3, with ease in and out, is what is
  /// known of iOS.
  static let duration: TimeInterval = 0.3

  let start: TimeInterval
  private var from: CGPoint
  private(set) var to: CGPoint
  private(set) var range: ScrollRange
  /// The offset of what is to be shown at the end, where an item was asked for and not an offset. It answers nil once that is gone.
  var goal: (() -> CGPoint?)?
  /// Whether contents may have moved for that since the end was computed.
  var hasMeasured = false
  /// The offset that was shown last, and its time.
  private(set) var shown: CGPoint
  private var shownTime: TimeInterval

  init(start: TimeInterval, from: CGPoint, to: CGPoint, range: ScrollRange) {
    (self.start, self.from, self.to, self.range) = (start, from, to, range)
    (shown, shownTime) = (from, start)
  }

  /// Moves the contents to their offset at the time.
  mutating func advance(to time: TimeInterval) {
    let progress = progress(at: time)
    // Computed from the end, so that the end is reached exactly.
    let rest = 1 - progress
    shown = CGPoint(x: to.x - (to.x - from.x) * rest, y: to.y - (to.y - from.y) * rest)
    shownTime = time
  }

  private func progress(at time: TimeInterval) -> CGFloat {
    isOver(at: time) ? 1 : CGFloat(TimingCurve.easeInOut.progress(at: (time - start) / Self.duration))
  }

  /// Continues from the last frame with another offset or within another range. If the contents were moved
  /// meanwhile, their end moves by the same distance. An end within the range stays within the new one, on each axis by itself.
  mutating func continueFrom(_ offset: CGPoint, in range: ScrollRange) {
    let reached = self.range.clamp(to)
    let end = CGPoint(x: to.x + offset.x - shown.x, y: to.y + offset.y - shown.y)
    let limited = range.clamp(end)
    to = CGPoint(x: reached.x == to.x ? limited.x : end.x, y: reached.y == to.y ? limited.y : end.y)
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

  /// Has the curve pass through the present offset.
  private mutating func leadThroughShown() {
    let offset = shown
    let progress = progress(at: shownTime)
    let rest = 1 - progress
    guard rest > 0 else { return from = to }
    from = CGPoint(x: (offset.x - to.x * progress) / rest, y: (offset.y - to.y * progress) / rest)
  }

  func isOver(at time: TimeInterval) -> Bool { time - start >= Self.duration - 1e-9 }
}
