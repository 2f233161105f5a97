#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

// Swift's async forms of UIKit's methods with a completion. As on Apple's platforms, async contexts prefer
// them. To not wait, pass a completion or call from a function that is not async.
extension UIView {
  /// As the form with a completion. Returns false if the animations were removed.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await answer {
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: $0)
    }
  }

  /// As the form with a completion. Returns false if the animations were removed.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await answer { animate(withDuration: duration, animations: animations, completion: $0) }
  }

  /// As the form with a completion. Returns false if the animations were removed.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await answer {
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations, completion: $0)
    }
  }

  /// As the form with a completion. Returns false if the animations were removed.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: { continuation.resume(returning: $0) })
    }
  }
}

extension UIViewPropertyAnimator {
  /// Waits until the animator finishes, and returns its position. Never returns if the animator is stopped
  /// without finishing.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await answer { addCompletion($0) }
  }
}
#endif
