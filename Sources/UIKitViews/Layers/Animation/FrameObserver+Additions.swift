import Foundation

// Not in UIKit: see FrameClock.

/// Gets every frame of a ``FrameClock``, until it is released or cancelled.
@preconcurrency @MainActor public final class FrameObserver {
  private var action: ((TimeInterval) -> Void)?

  init(action: @escaping (TimeInterval) -> Void) { self.action = action }

  /// Stops the calls.
  public func cancel() { action = nil }

  var isActive: Bool { action != nil }

  func frame(_ time: TimeInterval) { action?(time) }
}
