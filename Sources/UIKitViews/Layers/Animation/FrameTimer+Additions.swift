import Foundation

// Not in UIKit: see FrameClock.

/// A pending call on a ``FrameClock``, which retains it until then.
@preconcurrency @MainActor public final class FrameTimer {
  /// In the clock's time.
  public let deadline: TimeInterval
  /// The number of the clock's first frame that may call.
  let firstFrame: Int
  private weak var clock: FrameClock?
  private var action: (() -> Void)?

  init(deadline: TimeInterval, firstFrame: Int, clock: FrameClock, action: (() -> Void)?) {
    (self.deadline, self.firstFrame) = (deadline, firstFrame)
    (self.clock, self.action) = (clock, action)
  }

  /// Cancels the call. Does nothing after it fired.
  public func cancel() {
    action = nil
    clock?.remove(self)
  }

  /// Cancels the call without telling the clock.
  func drop() { action = nil }

  func fire() {
    let action = action
    self.action = nil
    action?()
  }
}
