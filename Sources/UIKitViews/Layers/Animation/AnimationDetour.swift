import Foundation

/// The rest of an animation, with another timing than it began with. Reversed, it goes back along itself, and
/// then along the animation's own timing to where that began.
struct AnimationDetour {
  typealias Progress = AnimationTiming.Progress

  /// The position at which it leaves the animation's own timing.
  let start: AnimationRun.Position
  /// 0 or 1.
  let end: Double
  let timing: AnimationTiming
  /// The seconds since it left the own timing, when the clock's time was `moment`. Below 0 on the part that
  /// follows the own timing.
  private var elapsed: Double = 0
  private var moment: TimeInterval
  private(set) var isReturning = false

  init(from start: AnimationRun.Position, to end: Double, timing: AnimationTiming, at moment: TimeInterval) {
    (self.start, self.end, self.timing, self.moment) = (start, end, timing, moment)
  }

  private func elapsed(at time: TimeInterval) -> Double {
    elapsed + (isReturning ? moment - time : time - moment)
  }

  func turnedBack(at time: TimeInterval) -> Self {
    var detour = self
    (detour.elapsed, detour.moment) = (min(elapsed(at: time), timing.duration), time)
    detour.isReturning.toggle()
    return detour
  }

  /// - Parameter own: The animation's own timing.
  func position(at time: TimeInterval, own: AnimationTiming) -> AnimationRun.Position {
    let elapsed = elapsed(at: time)
    guard elapsed < 0 else {
      let part = timing.progress(at: elapsed / max(timing.duration, 1e-9))
      let progress = start.progress + (end - start.progress) * part
      return AnimationRun.Position(fraction: own.fraction(at: progress.x), progress: progress)
    }
    let way = elapsed / max(own.duration, 1e-9)
    let fraction = min(1, max(0, start.fraction + (end == 1 ? way : -way)))
    return AnimationRun.Position(fraction: fraction, progress: own.progress(at: fraction))
  }

  /// The progress at the end: 0 or 1.
  var destination: Double { isReturning ? 1 - end : end }

  func endTime(own: AnimationTiming) -> TimeInterval {
    guard isReturning else { return moment + timing.duration - elapsed }
    let way = end == 1 ? start.fraction : 1 - start.fraction
    return moment + elapsed + way * own.duration
  }
}
