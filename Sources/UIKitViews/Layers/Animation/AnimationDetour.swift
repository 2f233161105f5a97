import Foundation

/// The rest of an animation, with another timing. If reversed, it goes back along its own path, then along
/// the original timing.
struct AnimationDetour {
  typealias Progress = AnimationTiming.Progress

  /// The position at which the detour leaves the original timing.
  let start: AnimationRun.Position
  /// The progress at the end, 0 or 1.
  let end: Double
  let timing: AnimationTiming
  /// The seconds on the detour at the clock time `moment`. Negative values are on the original timing.
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

  /// The progress on arrival, 0 or 1.
  var destination: Double { isReturning ? 1 - end : end }

  func endTime(own: AnimationTiming) -> TimeInterval {
    guard isReturning else { return moment + timing.duration - elapsed }
    let way = end == 1 ? start.fraction : 1 - start.fraction
    return moment + elapsed + way * own.duration
  }
}
