#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

// Not in UIKit: see FrameClock.

/// Somebody who gets every frame of a ``FrameClock``, for as long as someone holds the observer.
@preconcurrency @MainActor public final class FrameObserver {
  private var action: ((TimeInterval) -> Void)?

  init(action: @escaping (TimeInterval) -> Void) { self.action = action }

  /// No more frames.
  public func cancel() { action = nil }

  var isActive: Bool { action != nil }

  func frame(_ time: TimeInterval) { action?(time) }
}
#endif
