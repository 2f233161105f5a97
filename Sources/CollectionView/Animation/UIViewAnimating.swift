#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Where an animation ends.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// Before the beginning and after the end.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, but not finished.
  case stopped
}

/// The flow of control of an animation.
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that can be added to.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}
#endif
