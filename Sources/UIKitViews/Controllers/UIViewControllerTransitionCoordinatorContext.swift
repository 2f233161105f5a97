import Foundation

/// The properties of a transition, which is always a change of the window's size here.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the size changes inside an animation.
  var isAnimated: Bool { get }
  /// The presentation style. Always `none`, because nothing is presented here.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition began interactively. Always `false` here.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition can be interrupted. Always `false` here.
  var isInterruptible: Bool { get }
  /// `true` if the transition is interactive. Always `false` here.
  var isInteractive: Bool { get }
  /// `true` if the transition was canceled. Always `false` here.
  var isCancelled: Bool { get }
  /// The duration, in seconds. 0 if the transition isn't animated.
  var transitionDuration: TimeInterval { get }
  /// The progress of an interactive transition, 0…1. Here, 0 until the size has changed.
  var percentComplete: CGFloat { get }
  /// The speed at which an interactive transition continues. Always 1 here.
  var completionVelocity: CGFloat { get }
  /// The curve of an interactive transition's continuation.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns the controller whose size changes, for both keys.
  @discardableResult
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns `nil`, because no view replaces another one.
  @discardableResult
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The window.
  var containerView: UIView { get }
  /// The rotation of the window during the transition. Always the identity transform.
  var targetTransform: CGAffineTransform { get }
}
