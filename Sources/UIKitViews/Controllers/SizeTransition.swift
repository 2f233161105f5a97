import Foundation

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
