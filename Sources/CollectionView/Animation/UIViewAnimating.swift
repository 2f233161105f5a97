#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Where an animation ends.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// Where an animation is in its life.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// Before the beginning and after the end.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, but not finished.
  case stopped
}

/// The flow of control of an animation.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Begins as ``UIViewAnimatingState/inactive``.
  var state: UIViewAnimatingState { get }
  /// Whether it moves, or waits for its delay to pass.
  var isRunning: Bool { get }
  /// Whether it goes from the end to the start.
  var isReversed: Bool { get set }
  /// How far it has come toward where it is going, 0…1. Setting it pauses.
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on where it is paused.
  func startAnimation()
  /// The delay, in seconds, passes first, also where it goes on after a pause.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stays where it is, active.
  func pauseAnimation()
  /// Leaves the views as they are shown now.
  ///
  /// - Parameter withoutFinishing: True ends it without calling completions; false waits for ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation, with the views at the start, at the end or as they are, and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that can be added to.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin when the part `delayFactor`, 0…1, of the time that is left has passed.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes that begin at once.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Called when the animation finishes, with where.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on from where it is paused.
  ///
  /// - Parameters:
  ///   - parameters: The timing for the rest of the way; nil: as before.
  ///   - durationFactor: How long the rest takes, as a part of the duration; 0: what is left of it.
  func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}
#endif
