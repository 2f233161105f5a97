import Foundation

/// One transaction, with the values set on it.
final class TransactionLevel {
  var duration: TimeInterval? { didSet { run = nil } }
  var timingFunction: CAMediaTimingFunction?? { didSet { run = nil } }
  var disablesActions: Bool?
  var completion: TransactionCompletion?
  var values: [String: Any] = [:]
  /// Greater than that of every one made before.
  let number: Int

  /// The run of the changes so far, and the time at which it began.
  private var run: (course: AnimationRun, time: TimeInterval)?

  private static var count = 0

  init() {
    Self.count += 1
    number = Self.count
  }

  nonisolated deinit {}

  /// The run for a change that is made now. Changes at the same time share one.
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
