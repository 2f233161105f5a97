import Dispatch
import Foundation

/// A pool of objects that live until the end of the run loop turn, like autoreleased objects on Apple's
/// platforms.
///
/// A turn ends when the main queue begins its next job or when another task adds an object: after a test
/// without `await`, or at an `await`. `autoreleasepool(invoking:)` is a turn that ends with its closure. Each
/// frame of ``FrameClock`` is a turn of its own, and so is each turn of a run loop that runs inside a
/// function.
@MainActor enum AutoreleasePool {
  #if canImport(Darwin)
  /// Keeps the object alive until the end of the turn.
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
  /// The pools: first the turn's own, then those of running functions.
  private static var pools = [Pool(number: 0)]
  /// The identifier of the task that added the turn's first object.
  private static var taskOfTurn: Int?
  /// `true` if no run loop was running when the turn's first object was added.
  private static var beganOutsideRunLoop = false
  /// `true` if the turn's code runs the run loop or has run it. In this case, no main queue job marks the end
  /// of the turn.
  private static var isRunningLoop = false

  /// Keeps the object alive until the end of the turn.
  ///
  /// - Parameter last: The number of the pool to which the object was last added.
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

  /// Ends the turn if it ran the run loop. Called at the start and the end of a test that waits in real time.
  static func endTurnThatRanLoop() { if isRunningLoop { endTurn() } }

  private static var isOutsideRunLoop: Bool { RunLoop.current.currentMode == nil }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// Ends the turn if its code has been suspended or has returned. In this case, another task is running, and
  /// not because the turn's code runs the run loop.
  ///
  /// This check is needed in a test process: its next main queue job comes only after all tests that wait for
  /// the main actor.
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
