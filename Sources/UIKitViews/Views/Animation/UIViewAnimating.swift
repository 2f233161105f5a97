import Foundation

/// The position at which an animation ends.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
  /// The destination of the animation.
  case end
  /// The starting point of the animation.
  case start
  /// The current point of the animation.
  case current
}

/// The stages of an animation.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// Not started yet, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped but not finished.
  case stopped
}

/// An animation with methods to start, pause, and stop it.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The stage of the animation. The default value is ``UIViewAnimatingState/inactive``.
  var state: UIViewAnimatingState { get }
  /// `true` while the animation is running or waiting for its delay.
  var isRunning: Bool { get }
  /// `true` if the animation runs from its end to its start.
  var isReversed: Bool { get set }
  /// The progress toward the current destination, 0…1. Setting it pauses the animation.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or continues it after a pause.
  func startAnimation()
  /// Starts the animation, or continues it after a pause. In both cases, the delay passes first.
  ///
  /// - Parameter delay: The delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation, which stays active.
  func pauseAnimation()
  /// Stops the animation and leaves the views as they are currently shown.
  ///
  /// - Parameter withoutFinishing: `true` to end the animation without calling completions. With `false`, it
  ///   waits for ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at its start, at its end, or at its current position, and calls the
  /// completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which you can add changes and completions.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the remaining time.
  ///
  /// - Parameter delayFactor: The fraction of the remaining time, 0…1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes that begin immediately.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion. It's called with the animation's final position when the animation finishes.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues the animation after a pause.
  ///
  /// - Parameters:
  ///   - parameters: The timing for the rest, or `nil` for the previous timing.
  ///   - durationFactor: The duration of the rest, as a fraction of the whole duration. With 0, it's the
  ///     remaining time.
  func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}

// These four requirements are optional.
extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {}
}
