#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// One transaction: what has been set on it itself.
final class TransactionLevel {
  var duration: TimeInterval? { didSet { run = nil } }
  var timingFunction: CAMediaTimingFunction?? { didSet { run = nil } }
  var disablesActions: Bool?
  var completion: TransactionCompletion?
  var values: [String: Any] = [:]

  /// The course of what has been set so far, and when it began.
  private var run: (course: AnimationRun, time: TimeInterval)?

  nonisolated deinit {}

  /// The course of what is set now: one for all that is set at the same time.
  func run(by timing: AnimationTiming) -> AnimationRun {
    let time = FrameClock.main.time
    if let run, run.time == time { return run.course }
    let course = AnimationRun(timing: timing, allowsUserInteraction: true)
    course.play()
    run = (course, time)
    return course
  }

  func end() { completion?.close() }
}
#endif
