import Foundation

/// A transition, which is always a size change of the window.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// `true` if the size changes inside an animation.
  var isAnimated: Bool { get }
  /// Always `none`, because nothing is presented here.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Always `false` here.
  var initiallyInteractive: Bool { get }
  /// Always `false` here.
  var isInterruptible: Bool { get }
  /// Always `false` here.
  var isInteractive: Bool { get }
  /// Always `false` here.
  var isCancelled: Bool { get }
  /// The duration, in seconds. 0 without animation.
  var transitionDuration: TimeInterval { get }
  /// The progress, 0…1. Here, 0 until the size has changed, then 1.
  var percentComplete: CGFloat { get }
  /// Always 1 here.
  var completionVelocity: CGFloat { get }
  /// The curve after an interaction. Always `easeInOut` here.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller whose size changes, for both keys.
  @discardableResult
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Always `nil`, because no view replaces another one.
  @discardableResult
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The window.
  var containerView: UIView { get }
  /// Always the identity transform.
  var targetTransform: CGAffineTransform { get }
}
