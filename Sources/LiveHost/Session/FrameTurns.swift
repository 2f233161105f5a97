/// A page's part in the frames that all pages make in turn. Pages whose frames exceed an equal share of the
/// time take turns in the remainder. A page whose frames make others late rests while the others are in use.
struct FrameTurns {
  /// The duration above which a frame is long, in seconds. Up to this duration, another page's frame is on
  /// screen within twice the time it needs alone.
  static let limit = 1.5 * FramePace.frame

  /// The page's minimum own work in a long frame, in seconds. If there is less, the machine was busy.
  static let ownLimit = 0.5 * FramePace.frame
  /// The longest rest after a frame, in seconds. If it were shorter, frames of 100 ms would delay one in
  /// twenty frames of the other pages.
  static let longestRest = 3.0

  /// The frame time that a page may use without a rest, in seconds, for example when a scene appears or its
  /// window is resized.
  static let credit = 0.15

  private(set) var work = WorkMeter.Work(duration: 0, own: 0)
  private(set) var start: Double
  private var restEnd = -Double.infinity

  init(from start: Double = 0) { self.start = start }

  var isLong: Bool { work.duration > Self.limit && work.own > Self.ownLimit }

  func isResting(at now: Double) -> Bool { now < restEnd }

  mutating func begin(at time: Double) { start = time }

  /// - Parameter crowd: The number of pages that delay others.
  mutating func end(after work: WorkMeter.Work, at now: Double, rest: inout PageRest, crowd: Int) {
    self.work = work
    guard isLong else { return }
    restEnd = rest.begin(
      after: work.own, credit: Self.credit, atMost: Self.longestRest, at: now, crowd: crowd)
  }
}
