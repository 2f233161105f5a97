import Foundation

// An addition to UIKit: see FrameClock.

/// An observer of every frame of a ``FrameClock``, until it's released or canceled.
@preconcurrency @MainActor public final class FrameObserver {
  private var action: ((TimeInterval) -> Void)?

  init(action: @escaping (TimeInterval) -> Void) { self.action = action }

  /// Stops the calls.
  public func cancel() { action = nil }

  var isActive: Bool { action != nil }

  func frame(_ time: TimeInterval) { action?(time) }
}
