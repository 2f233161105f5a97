/// A page's part in the frames that all pages make one after the other.
///
/// A page whose frames are short has one whenever the others do. Pages whose frames last longer than an equal part of the time take
/// turns in what is left of it. A page whose frame lasts so long that those of other pages are late rests while these are in use.
struct FrameTurns {
  /// How long a frame may last, in seconds. Another page's frame is then on screen within twice the time that it needs alone.
  static let limit = 1.5 * FramePace.frame

  /// The time of its own that a page has to have worked in a long frame, in seconds. With less, it was the machine that was busy.
  static let ownLimit = 0.5 * FramePace.frame
  /// The longest rest after a frame, in seconds, with one page whose frames are long. Frames come again and again: after shorter rests,
  /// those of 100 ms would make a twentieth of the others late.
  static let longestRest = 3.0

  /// How long a page's frames may last now and then without a rest, in seconds: when a scene is shown, or its window is resized.
  static let credit = 0.15

  /// The work of the page's last frame.
  private(set) var work = WorkMeter.Work(duration: 0, own: 0)
  /// When that began, on the driver's clock.
  private(set) var start: Double
  private var restEnd = -Double.infinity

  /// - Parameter start: The time from which on the page's clock goes.
  init(from start: Double = 0) { self.start = start }

  /// Whether others wait for the page's frames.
  var isLong: Bool { work.duration > Self.limit && work.own > Self.ownLimit }

  func isResting(at now: Double) -> Bool { now < restEnd }

  mutating func begin(at time: Double) { start = time }

  /// - Parameters:
  ///   - work: What the frame took.
  ///   - rest: The page's.
  ///   - crowd: How many pages others wait for; 0 if nobody waits.
  mutating func end(after work: WorkMeter.Work, at now: Double, rest: inout PageRest, crowd: Int) {
    self.work = work
    guard isLong else { return }
    restEnd = rest.begin(
      after: work.own, credit: Self.credit, atMost: Self.longestRest, at: now, crowd: crowd)
  }
}
