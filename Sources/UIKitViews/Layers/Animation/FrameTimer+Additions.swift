import Foundation

// An addition to UIKit: see FrameClock.

/// A pending call on a ``FrameClock``. The clock retains the timer.
@preconcurrency @MainActor public final class FrameTimer {
  /// The clock's time of the call.
  public let deadline: TimeInterval
  /// The number of the first frame in which the timer may fire.
  let firstFrame: Int
  private weak var clock: FrameClock?
  private var action: (() -> Void)?

  init(deadline: TimeInterval, firstFrame: Int, clock: FrameClock, action: (() -> Void)?) {
    (self.deadline, self.firstFrame) = (deadline, firstFrame)
    (self.clock, self.action) = (clock, action)
  }

  /// Cancels the call, unless the timer has fired.
  public func cancel() {
    action = nil
    clock?.remove(self)
  }

  /// Drops the call without notifying the clock.
  func drop() { action = nil }

  func fire() {
    let action = action
    self.action = nil
    action?()
  }
}
