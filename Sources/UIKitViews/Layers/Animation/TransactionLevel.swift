import Foundation

/// One transaction, with the values set in it.
final class TransactionLevel {
  var duration: TimeInterval? { didSet { run = nil } }
  var timingFunction: CAMediaTimingFunction?? { didSet { run = nil } }
  var disablesActions: Bool?
  var completion: TransactionCompletion?
  var values: [String: Any] = [:]
  /// The transaction's number. It's greater than the number of every earlier transaction.
  let number: Int

  /// The run of the changes so far, and its start time.
  private var run: (course: AnimationRun, time: TimeInterval)?

  private static var count = 0

  init() {
    Self.count += 1
    number = Self.count
  }

  nonisolated deinit {}

  /// Returns the run for a change at the current time. Changes at the same time share one run.
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
