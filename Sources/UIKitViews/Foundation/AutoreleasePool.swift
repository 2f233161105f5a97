import Dispatch
import Foundation

/// Objects that live until the end of the run loop's turn, as autoreleased ones do on Apple's platforms.
///
/// A turn ends when the main queue begins its next job, or another task adds an object: after a test without `await`, or at an `await`. `autoreleasepool(invoking:)` ends with its
/// closure, and a frame of ``FrameClock`` is a turn of its own, as one of a run loop that runs inside a function is.
@MainActor enum AutoreleasePool {
  #if canImport(Darwin)
  /// Has the object live until the end of the turn.
  static func add(_ object: AnyObject, after last: inout Int?) {
    _ = Unmanaged.passRetained(object).autorelease()
  }

  static func perform(_ body: () -> Void) { autoreleasepool(invoking: body) }

  static func endTurnThatRanLoop() {}
  #else
  private struct Pool {
    let number: Int
    var objects: [AnyObject] = []
  }

  private static var count = 0
  /// The turn's own pool first, then those of functions that are running.
  private static var pools = [Pool(number: 0)]
  /// The task that added the turn's first object.
  private static var taskOfTurn: Int?
  /// Whether the turn's first object came while no run loop was running.
  private static var beganOutsideRunLoop = false
  /// Whether the turn's code runs the loop, or did so. Then no job of the main queue shows its end.
  private static var isRunningLoop = false

  /// Has the object live until the end of the turn.
  ///
  /// - Parameter last: The number of the pool that the object was last added to.
  static func add(_ object: AnyObject, after last: inout Int?) {
    let index = pools.count - 1
    if index == 0 { endTurnOfOtherTask() }
    guard last != pools[index].number else { return }
    last = pools[index].number
    if index == 0, pools[0].objects.isEmpty {
      beganOutsideRunLoop = isOutsideRunLoop
      taskOfTurn = currentTask
      endTurnSoon()
    }
    pools[index].objects.append(object)
  }

  static func perform(_ body: () -> Void) {
    open()
    defer { close() }
    body()
  }

  static func open() {
    count += 1
    pools.append(Pool(number: count))
  }

  static func close() {
    let pool = pools.removeLast()
    withExtendedLifetime(pool) {}
  }

  /// Called when a test begins or ends that waits in real time: if a turn ran the loop, it is over.
  static func endTurnThatRanLoop() { if isRunningLoop { endTurn() } }

  private static var isOutsideRunLoop: Bool { RunLoop.current.currentMode == nil }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// Ends the turn where its code has been suspended or has returned: another task runs, and not because that code runs the loop. In a test
  /// process the next job is far behind all tests that wait for the main actor.
  private static func endTurnOfOtherTask() {
    guard !pools[0].objects.isEmpty, currentTask != taskOfTurn, isOutsideRunLoop == beganOutsideRunLoop else {
      return
    }
    endTurn()
  }

  /// Releases the objects of the turn's own pool.
  private static func endTurn() {
    isRunningLoop = false
    count += 1
    var pool = Pool(number: count)
    swap(&pool, &pools[0])
    withExtendedLifetime(pool) {}
  }

  private static func endTurnSoon() {
    DispatchQueue.main.async {
      UIKitException.onMainActor {
        isRunningLoop =
          beganOutsideRunLoop && !isOutsideRunLoop && FrameClock.main.followsRunLoop
        if !isRunningLoop { endTurn() }
      }
    }
  }
  #endif
}
