import Foundation

/// The position at which an animation ends.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
  /// The destination.
  case end
  /// The starting point.
  case start
  /// The current point.
  case current
}

/// The stages of an animation.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// The animation hasn't started, or has finished.
  case inactive
  /// The animation is running or paused.
  case active
  /// The animation has been stopped, but not finished.
  case stopped
}

/// An animation that can be started, paused, and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The stage, initially ``UIViewAnimatingState/inactive``.
  var state: UIViewAnimatingState { get }
  /// `true` while the animation runs or waits for its delay.
  var isRunning: Bool { get }
  /// `true` if the animation runs from its end to its start.
  var isReversed: Bool { get set }
  /// The progress toward the current destination, 0…1. Setting it pauses the animation.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues the animation.
  func startAnimation()
  /// Starts or continues the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation, which stays active.
  func pauseAnimation()
  /// Stops the animation and leaves the views as shown. With `true`, no completions are called. Otherwise,
  /// call ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation, and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation with additional changes and completions.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the remaining time, 0…1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes that begin immediately.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion, which receives the final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues with a new timing, or with the previous one if it's `nil`. `durationFactor` is a fraction of
  /// the whole duration, or 0 for the remaining time.
  func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}

// Optional requirements.
extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {}
}
