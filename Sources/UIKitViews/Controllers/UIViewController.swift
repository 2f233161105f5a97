import Foundation

/// An object that owns a view, loads it, lays it out, and follows its appearance.
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  private enum Appearance { case gone, appearing, shown, disappearing }

  /// The title. It isn't shown, because bars aren't supported.
  ///
  /// The default value is `nil`.
  open var title: String? { didSet { loadedNavigationItem?.title = title } }
  /// The preferred size of the controller's view. The controller notifies its parent of changes.
  ///
  /// The default value is zero: no preference.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The navigation item. It isn't shown, because bars aren't supported. Its title starts as the controller's
  /// title and follows it.
  open var navigationItem: UINavigationItem {
    if let loadedNavigationItem { return loadedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    loadedNavigationItem = item
    return item
  }
  private var loadedNavigationItem: UINavigationItem?

  /// A Boolean value that indicates whether the contents can be edited. Setting this property calls
  /// ``setEditing(_:animated:)``.
  ///
  /// The default value is `false`.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditing = false

  /// Sets ``isEditing``. Overrides must call super. No edit button calls this method here.
  open func setEditing(_ editing: Bool, animated: Bool) { isInEditing = editing }

  /// The controller to which ``addChild(_:)`` added this one.
  open private(set) weak var parent: UIViewController?
  /// The child controllers, in the order in which they were added.
  open private(set) var children: [UIViewController] = []
  private var loadedView: UIView?
  private var appearance = Appearance.gone

  /// Creates a controller. Nibs aren't supported: both parameters are ignored, and ``loadView()`` creates the
  /// view.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller. Decoding isn't supported: ``loadView()`` creates the view.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// The view. The first access loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      let old = loadedView
      old?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
      newValue?.inheritTraits()
      if old !== newValue { old?.inheritTraits() }
    }
  }

  /// The view, or `nil` if it isn't loaded. Doesn't load the view.
  open var viewIfLoaded: UIView? { loadedView }
  /// A Boolean value that indicates whether the view is loaded. Doesn't load the view.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Calls ``loadView()`` and ``viewDidLoad()`` unless the view is loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    viewDidLoad()
  }
  /// `true` during a call of ``loadView()``.
  package final private(set) var isLoadingView = false

  /// Creates the view, which resizes with its superview. An override assigns `view` and doesn't call super.
  open func loadView() { view = makeView() }

  package final func makeView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Called once, after ``loadView()``.
  ///
  /// The view isn't in a window yet and doesn't have its final size. The default implementation does nothing.
  open func viewDidLoad() {}
  /// Called when the window of this root controller is shown, or when the controller becomes the root of a
  /// visible window.
  ///
  /// The children are called next. A child added later is called when its view enters the window. Never
  /// animated here.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called right after ``viewWillAppear(_:)`` and the children's calls, before the first layout pass.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the window gets another root controller, and when the controller leaves its parent.
  ///
  /// The children are called next. Never animated here. Not called when the window is hidden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called right after ``viewWillDisappear(_:)`` and the children's calls, while the view is still in its
  /// window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before each `layoutSubviews()` of the view.
  open func viewWillLayoutSubviews() {}
  /// Called after each `layoutSubviews()` of the view, before the subviews lay out their own subviews.
  open func viewDidLayoutSubviews() {}
  /// Called with `nil` by ``removeFromParent()``.
  ///
  /// After ``addChild(_:)``, call this method with the parent once the child's view is among the subviews.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called with the parent by ``addChild(_:)``. Before ``removeFromParent()``, call this method with `nil`.
  open func willMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Called in place of the view's ``UIView/updateConstraints()``, and calls it by default.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The controller's additional insets for the safe area of its view.
  ///
  /// The default value is zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// Called when the view's safe area has changed, right after the view's own notification. The default
  /// implementation does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's margins have changed, right after the view's own notification. The default
  /// implementation does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// The minimum margins of the view: 16 points at the sides, regardless of the window's size.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// A Boolean value that indicates whether the view's margins are at least ``systemMinimumLayoutMargins``.
  ///
  /// The default value is `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.tellOfMargins() }
    }
  }

  /// The interface style of the controller, its children, its view, and the view's descendants.
  ///
  /// The default value is `unspecified`: the style is inherited. The view's `overrideUserInterfaceStyle`
  /// doesn't change.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { inheritTraits() } }
  }

  /// The controller's trait data other than inherited traits, or `nil` if there is none.
  final var traitState: TraitState?
  /// The controller's traits when its view last inherited its own, or `nil` until the view is loaded.
  final var appliedTraits: UITraitCollection?

  /// The traits that the controller sets for itself, its view, and the view's contents. A change is reported
  /// at once; in UIKit, before the next layout pass.
  open var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      ownTraitState.overrides = newValue
      inheritTraits()
    }
  }
  /// Applies changes of the screen's traits at once instead of at the next layout pass.
  open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

  /// Sets or, with `nil`, removes traits for a child and its view.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.ownTraitState.fromParent = collection
    childViewController.inheritTraits()
  }

  /// Returns the argument of ``setOverrideTraitCollection(_:forChild:)``, or `nil` if it wasn't called.
  @discardableResult
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.traitState?.fromParent }

  /// Called after the view's traits have changed, right after the view's own notification.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view's traits, without the view's own overrides. Before the view is loaded,
  /// `UITraitCollection.current` and the controller's own traits.
  open var traitCollection: UITraitCollection { ownTraits }

  /// Adds a child and removes it from its previous parent. Add its view yourself, then call
  /// `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.inheritTraitsOfParent()
    if child.viewIfLoaded?.window != nil { child.viewEnteredWindow() }
  }

  /// Removes the controller from its parent, if there is one. The view stays in place: remove it yourself. A
  /// visible controller disappears.
  open func removeFromParent() {
    guard let parent else { return }
    disappear()
    // The calls may have removed the controller.
    guard self.parent === parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    inheritTraitsOfParent()
    didMove(toParent: nil)
  }

  // MARK: Size transitions

  /// The window's current size change.
  weak var transition: SizeTransition?

  /// The current size change of this controller or an ancestor, or `nil` if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  /// Called before a size change of the controller's window, while the view has the old size.
  ///
  /// The default implementation calls the children with the result of
  /// ``size(forChildContentContainer:withParentContainerSize:)``. Animations added to the coordinator run
  /// along with the change.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Called before a size change of the window that also changes a size class, and before
  /// ``viewWillTransition(to:with:)``. Calls the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }

  /// Returns a child's new size when the controller's size changes. The default implementation returns the
  /// same size.
  @discardableResult
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called after a child's ``preferredContentSize`` has changed. The default implementation does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called, because no constraints here change a child's fitting size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: Appearance

  /// Called when the view has entered a window, and when a controller whose view is already in a window gets
  /// a parent.
  func viewEnteredWindow() {
    if parent?.appearance == .appearing || parent?.appearance == .shown { appear() }
  }

  /// Called right after each ``viewWillAppear(_:)``, even if overrides don't call super.
  package final var willAppearHandler: (() -> Void)?

  /// Makes the controller appear. Skips the remaining calls if one of them makes the controller disappear.
  func appear() {
    guard appearance == .gone || appearance == .disappearing else { return }
    appearance = .appearing
    loadViewIfNeeded()
    if appearance == .appearing { viewWillAppear(false) }
    if appearance == .appearing { willAppearHandler?() }
    for child in children where appearance == .appearing { child.appear() }
    guard appearance == .appearing else { return }
    appearance = .shown
    viewDidAppear(false)
  }

  /// Makes the controller disappear. Skips the remaining calls if one of them makes the controller appear
  /// again.
  func disappear() {
    guard appearance == .appearing || appearance == .shown else { return }
    appearance = .disappearing
    viewWillDisappear(false)
    for child in children where appearance == .disappearing { child.disappear() }
    guard appearance == .disappearing else { return }
    appearance = .gone
    viewDidDisappear(false)
  }
}
