import Foundation

final class TransactionLevel {
  var duration: TimeInterval? { didSet { run = nil } }
  var timingFunction: CAMediaTimingFunction?? { didSet { run = nil } }
  var disablesActions: Bool?
  var completion: TransactionCompletion?
  var values: [String: Any] = [:]
  /// Later transactions have greater numbers.
  let number: Int

  private var run: (course: AnimationRun, time: TimeInterval)?

  private static var count = 0

  init() {
    Self.count += 1
    number = Self.count
  }

  nonisolated deinit {}

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
