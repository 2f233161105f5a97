import Foundation

// An addition to UIKit: see FrameClock.

/// A pending call on a ``FrameClock``, which retains it.
@preconcurrency @MainActor public final class FrameTimer {
  /// The clock's time of the call.
  public let deadline: TimeInterval
  /// The number of the first possible frame.
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

  /// The clock isn't notified.
  func drop() { action = nil }

  func fire() {
    let action = action
    self.action = nil
    action?()
  }
}
