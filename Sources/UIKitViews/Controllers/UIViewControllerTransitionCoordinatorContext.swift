import Foundation

/// Describes a transition. Here it is always a change of the window's size.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the size changes inside an animation.
  var isAnimated: Bool { get }
  /// Always `none`: nothing is presented here.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began interactively. Always false here.
  var initiallyInteractive: Bool { get }
  /// Whether it can be interrupted. Always false here.
  var isInterruptible: Bool { get }
  /// Whether it is interactive. Always false here.
  var isInteractive: Bool { get }
  /// Whether it was cancelled. Always false here.
  var isCancelled: Bool { get }
  /// In seconds. 0 if it is not animated.
  var transitionDuration: TimeInterval { get }
  /// The progress of an interactive transition, 0…1. Here 0 until the size has changed.
  var percentComplete: CGFloat { get }
  /// The speed at which an interactive transition continues. Always 1 here.
  var completionVelocity: CGFloat { get }
  /// The curve with which an interactive transition continues.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller whose size changes, for both keys.
  @discardableResult
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil: no view replaces another one.
  @discardableResult
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The window.
  var containerView: UIView { get }
  /// The rotation of the window during the transition: always identity.
  var targetTransform: CGAffineTransform { get }
}
