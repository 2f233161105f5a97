import Dispatch
import Foundation

/// A pool of objects that live until the end of the run loop turn, like autoreleased objects on Apple's
/// platforms.
///
/// A turn ends when the main queue begins its next job or when another task adds an object. Each call of
/// `autoreleasepool(invoking:)`, each frame of ``FrameClock``, and each turn of a run loop inside a function
/// has its own pool.
@MainActor enum AutoreleasePool {
  #if canImport(Darwin)
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
  /// The turn's own pool, followed by the pools of running functions.
  private static var pools = [Pool(number: 0)]
  private static var taskOfTurn: Int?
  private static var beganOutsideRunLoop = false
  /// `true` if no main queue job marks the end of the turn.
  private static var isRunningLoop = false

  /// - Parameter last: The number of the last pool to which the object was added.
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

  /// Ends the turn if its own code runs the run loop. Called before and after a test that waits in real time.
  static func endTurnThatRanLoop() { if isRunningLoop { endTurn() } }

  private static var isOutsideRunLoop: Bool { RunLoop.current.currentMode == nil }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// Ends the turn if another task is running, unless the turn's own code runs the run loop. The next
  /// main queue job would be too late, because in a test process it runs only after all tests.
  private static func endTurnOfOtherTask() {
    guard !pools[0].objects.isEmpty, currentTask != taskOfTurn, isOutsideRunLoop == beganOutsideRunLoop else {
      return
    }
    endTurn()
  }

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

#if !canImport(Darwin)
/// Calls the closure, then releases the windows that UIKit autoreleased during the call.
public nonisolated func autoreleasepool<E: Error, Result: ~Copyable>(
  invoking body: () throws(E) -> Result
) throws(E) -> Result {
  UIKitException.onMainActor { AutoreleasePool.open() }
  defer { UIKitException.onMainActor { AutoreleasePool.close() } }
  return try body()
}
#endif
