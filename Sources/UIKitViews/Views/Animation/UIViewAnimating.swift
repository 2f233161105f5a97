import Foundation

/// The position at which an animation ends.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
  /// Where the animation was going.
  case end
  /// Where the animation began.
  case start
  /// Where the animation is.
  case current
}

/// The stages of an animation.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// Before the start and after the end.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, but not finished.
  case stopped
}

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Initially ``UIViewAnimatingState/inactive``.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running or waiting for its delay.
  var isRunning: Bool { get }
  /// Whether it runs from the end to the start.
  var isReversed: Bool { get set }
  /// The progress toward the current destination, 0…1. Setting it pauses the animation.
  var fractionComplete: CGFloat { get set }
  /// Starts, or continues after a pause.
  func startAnimation()
  /// Starts, or continues after a pause. In both cases the delay, in seconds, passes first.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses. The animation stays active.
  func pauseAnimation()
  /// Stops, and leaves the views as they are shown now.
  ///
  /// - Parameter withoutFinishing: With true, the animation ends without calling completions. With false, it
  ///   waits for ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation and calls the completions. The views end at the start, at the end or as they are.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that can be added to.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin when a part of the remaining time, `delayFactor` in 0…1, has passed.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes that begin at once.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Called when the animation finishes, with its position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues after a pause.
  ///
  /// - Parameters:
  ///   - parameters: The timing for the rest. Nil: as before.
  ///   - durationFactor: The duration of the rest, as a fraction of the whole duration. 0: what is left of it.
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
