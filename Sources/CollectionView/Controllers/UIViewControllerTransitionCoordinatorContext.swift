#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What a transition is like. Here it is always the window that changes its size.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the size changes within an animation.
  var isAnimated: Bool { get }
  /// None: nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began under a finger. It never does here.
  var initiallyInteractive: Bool { get }
  /// Whether it can be interrupted. It cannot here.
  var isInterruptible: Bool { get }
  /// Whether a finger leads it. None does here.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it began. It never does here.
  var isCancelled: Bool { get }
  /// In seconds; 0 where it is not animated.
  var transitionDuration: TimeInterval { get }
  /// How much of an interactive transition is done, 0…1: 0 here, until the size has changed.
  var percentComplete: CGFloat { get }
  /// How fast an interactive transition goes on: 1 here.
  var completionVelocity: CGFloat { get }
  /// How an interactive transition goes on.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller that changes its size, for both keys.
  @discardableResult
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil: no view takes the place of another one.
  @discardableResult
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The window.
  var containerView: UIView { get }
  /// How the window is turned by the transition: not at all.
  var targetTransform: CGAffineTransform { get }
}
#endif
