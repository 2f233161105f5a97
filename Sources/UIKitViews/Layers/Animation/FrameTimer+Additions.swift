import Foundation

// An addition to UIKit: see FrameClock.

/// A pending call on a ``FrameClock``, which retains it until the call.
@preconcurrency @MainActor public final class FrameTimer {
  /// The time of the call, on the clock.
  public let deadline: TimeInterval
  /// The number of the clock's first frame in which the call can happen.
  let firstFrame: Int
  private weak var clock: FrameClock?
  private var action: (() -> Void)?

  init(deadline: TimeInterval, firstFrame: Int, clock: FrameClock, action: (() -> Void)?) {
    (self.deadline, self.firstFrame) = (deadline, firstFrame)
    (self.clock, self.action) = (clock, action)
  }

  /// Cancels the call. Has no effect after the timer has fired.
  public func cancel() {
    action = nil
    clock?.remove(self)
  }

  /// Cancels the call without notifying the clock.
  func drop() { action = nil }

  func fire() {
    let action = action
    self.action = nil
    action?()
  }
}
