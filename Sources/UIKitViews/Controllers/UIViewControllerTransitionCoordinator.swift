import Foundation

/// An object that adds animations to a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs animations with the transition.
  ///
  /// The first closure runs after the size change, inside its animation if there is one. The second closure
  /// runs at the end. Returns `false` if the size has already changed.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs animations of views outside the window, like `animate(alongsideTransition:completion:)`.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Does nothing, because no transition is interactive here.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Runs animations of views outside the window, without a completion.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}

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

/// A key for a controller in a transition.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// Creates a key from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for a view in a transition.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// Creates a key from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// A style of presentation. Presentations aren't supported, so transitions have the style `none`.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// The style chosen by the system.
  case automatic = -2
  /// No adaptation to another style.
  case none = -1
  /// Over the whole screen.
  case fullScreen = 0
  /// A sheet over part of the content.
  case pageSheet = 1
  /// A smaller sheet in the middle.
  case formSheet = 2
  /// Over the contents of another controller.
  case currentContext = 3
  /// A presentation defined by the app.
  case custom = 4
  /// Over the whole screen. The content behind it stays visible.
  case overFullScreen = 5
  /// Over the contents of another controller, which stay visible.
  case overCurrentContext = 6
  /// In a bubble pointing to a view.
  case popover = 7
  /// Over the whole screen. The content behind it is blurred. Only tvOS has this style.
  case blurOverFullScreen = 8
}

final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private enum Stage { case before, animating, over }

  private let window: UIWindow
  private let controller: UIViewController
  private var stage = Stage.before
  private var animations: [Handler] = []
  private var completions: [Handler] = []

  let isAnimated = AnimationBlock.current != nil
  let transitionDuration = UIView.inheritedAnimationDuration

  /// Creates a transition before the window's size changes, and notifies the root controller.
  init(of controller: UIViewController, in window: UIWindow, to size: CGSize) {
    (self.controller, self.window) = (controller, window)
    super.init()
    controller.transition = self
    let (before, after) = (SizeClasses(of: window.bounds.size), SizeClasses(of: size))
    if before != after {
      var values = controller.traitCollection.values
      after.apply(to: &values)
      controller.willTransition(to: UITraitCollection(values), with: self)
    }
    controller.viewWillTransition(to: size, with: self)
  }

  nonisolated deinit {}

  /// Runs the animations. Call this method after the size change, inside its animation block if there is one.
  func run() {
    stage = .animating
    for animation in animations { animation(self) }
    animations = []
    guard let block = AnimationBlock.current else { return end() }
    block.run.addCompletion { _ in self.end() }
  }

  private func end() {
    stage = .over
    if controller.transition === self { controller.transition = nil }
    for completion in completions { completion(self) }
    completions = []
  }

  // MARK: Coordinator

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard stage == .before else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  // MARK: Context

  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { stage == .before ? 0 : 1 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controller }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
