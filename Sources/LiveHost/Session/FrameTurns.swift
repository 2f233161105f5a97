/// A page's part in the frames that all pages make one after the other.
///
/// A page whose frames are short has one whenever the others do. Those whose frames take longer than an equal part of
/// the time take turns in what is left of it. And where one takes so long that other pages' frames are late, it rests
/// while they are in use.
struct FrameTurns {
  /// How long a frame may take, in seconds. Another page's frame is then on screen within twice the time that it
  /// takes alone.
  static let limit = 1.5 * FramePace.frame

  /// What a page has to have worked of that, in seconds. Else it was the machine that was busy.
  static let ownLimit = 0.5 * FramePace.frame
  /// The longest rest after a frame, in seconds, with one page whose frames are long. Frames come again and again: after shorter rests,
  /// those of 100 ms would make a twentieth of the others late.
  static let longestRest = 3.0

  /// What a page's long frames may take now and then without a rest, in seconds: when a scene is shown, or its window is resized.
  static let credit = 0.15

  /// What the page's last frame took.
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
