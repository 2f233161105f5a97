/// A page's part in the frames that all pages make in turn. Pages whose frames exceed an equal share of the
/// time take turns in the remainder. A page whose frames make others late rests while the others are in use.
struct FrameTurns {
  /// The maximum duration of a frame, in seconds. Another page's frame is then on screen within twice the
  /// time it needs alone.
  static let limit = 1.5 * FramePace.frame

  /// The page's minimum own work in a long frame, in seconds. With less, the machine was busy.
  static let ownLimit = 0.5 * FramePace.frame
  /// The longest rest after a frame, in seconds. Shorter rests would let frames of 100 ms make a twentieth of
  /// the others late.
  static let longestRest = 3.0

  /// The occasional frame time without a rest, in seconds: when a scene appears, or its window is resized.
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
