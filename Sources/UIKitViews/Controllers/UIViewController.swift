import Foundation

/// Owns a view, and loads it, lays it out and follows its appearance.
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  private enum Appearance { case gone, appearing, shown, disappearing }

  /// Not shown: there are no bars here. Default nil.
  open var title: String? { didSet { loadedNavigationItem?.title = title } }
  /// The size that the controller prefers for its view. Default zero: no preference. The parent is told of
  /// changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Stored, but not shown: there are no bars here. Its title starts as the controller's and follows it.
  open var navigationItem: UINavigationItem {
    if let loadedNavigationItem { return loadedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    loadedNavigationItem = item
    return item
  }
  private var loadedNavigationItem: UINavigationItem?

  /// Whether the contents can be edited. Setting it calls ``setEditing(_:animated:)``. Default false.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditing = false

  /// Sets ``isEditing``. Overrides call super. There is no edit button here that would call it.
  open func setEditing(_ editing: Bool, animated: Bool) { isInEditing = editing }

  /// The controller that this one was added to by ``addChild(_:)``.
  open private(set) weak var parent: UIViewController?
  /// In the order in which they were added.
  open private(set) var children: [UIViewController] = []
  private var loadedView: UIView?
  private var appearance = Appearance.gone

  /// There are no nibs here: both parameters are ignored, and ``loadView()`` makes the view.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// There are no archives to decode here: ``loadView()`` makes the view.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// The view. It is loaded at the first access.
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

  /// The view, or nil if it is not loaded. Does not load it.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded. Does not load it.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Calls ``loadView()`` and ``viewDidLoad()`` if the view is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    viewDidLoad()
  }
  /// Whether ``loadView()`` is being called.
  package final private(set) var isLoadingView = false

  /// Makes the view, which resizes with its superview. An override assigns `view` and does not call super.
  open func loadView() { view = makeView() }

  package final func makeView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Called once, after ``loadView()``. The view is not in a window yet and does not have its final size. Does
  /// nothing by default.
  open func viewDidLoad() {}
  /// Called when the window of this root controller is shown, or when the controller becomes the root of a
  /// visible window. Then called on its children, and on a child that is added later when its view comes into the window. Never animated
  /// here.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called right after ``viewWillAppear(_:)`` and the children's calls, before the first layout.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the window gets another root controller, and when the controller leaves its parent. Then called on the children.
  /// Never animated here. Not called when the window is hidden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called right after ``viewWillDisappear(_:)`` and the children's calls, while the view is still in its
  /// window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before each `layoutSubviews()` of the view.
  open func viewWillLayoutSubviews() {}
  /// Called after each `layoutSubviews()` of the view, before the subviews lay out theirs.
  open func viewDidLayoutSubviews() {}
  /// Called with nil by ``removeFromParent()``. After ``addChild(_:)``, call it with the parent, once the
  /// child's view is among the subviews.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called with the parent by ``addChild(_:)``. Before ``removeFromParent()``, call it with nil.
  open func willMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Called where the view's ``UIView/updateConstraints()`` would be, and calls it by default.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// What the controller adds to the safe area of its view. Default zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// Called when the safe area of the view has changed, right after the view was told. Does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view have changed, right after the view was told. Does nothing by default.
  open func viewLayoutMarginsDidChange() {}
  /// The least margins of the view: 16 points at the sides, whatever the window's size.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``. Default true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.tellOfMargins() }
    }
  }

  /// The style of the controller, its children, its view, and the view's descendants. The default value is `unspecified`: the style is
  /// inherited. The `overrideUserInterfaceStyle` of the view stays as it is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { inheritTraits() } }
  }

  /// What the controller has to do with traits, besides inheriting them. Nil if that is nothing.
  final var traitState: TraitState?
  /// The traits of the controller when its view last inherited its own. Nil until the view is loaded.
  final var appliedTraits: UITraitCollection?

  /// The traits that the controller sets for itself, its view and what is inside it. A change is told at once; in
  /// UIKit, before the next layout.
  open var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      ownTraitState.overrides = newValue
      inheritTraits()
    }
  }
  /// Applies changes of the screen's traits now instead of at the next layout.
  open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

  /// Sets traits for a child and its view. Nil removes them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.ownTraitState.fromParent = collection
    childViewController.inheritTraits()
  }

  /// What ``setOverrideTraitCollection(_:forChild:)`` was given. Nil if it was not called.
  @discardableResult
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.traitState?.fromParent }

  /// Called after the view's traits changed, right after the view was told.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view's traits, without those that the view itself overrides. Before it is loaded, `UITraitCollection.current`
  /// and the controller's own.
  open var traitCollection: UITraitCollection { ownTraits }

  /// Adds a child, which leaves its previous parent. Add its view yourself, then call `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.inheritTraitsOfParent()
    if child.viewIfLoaded?.window != nil { child.viewEnteredWindow() }
  }

  /// Does nothing without a parent. The view stays where it is: remove it yourself. A controller that is shown disappears.
  open func removeFromParent() {
    guard let parent else { return }
    disappear()
    // What was called may have removed the controller.
    guard self.parent === parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    inheritTraitsOfParent()
    didMove(toParent: nil)
  }

  // MARK: Another size

  /// The window's change of size that is in progress.
  weak var transition: SizeTransition?

  /// The change of size that is in progress, for this controller or one above it. Nil if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  /// Called before the controller's window changes its size, while the view has the old one. Super calls it for
  /// the children, with what ``size(forChildContentContainer:withParentContainerSize:)`` returns. Animations
  /// that are added to the coordinator run along with the change.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Called before a change of the window's size that also changes a size class, and before
  /// ``viewWillTransition(to:with:)``. Passes the call on to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }

  /// The new size of a child when the controller gets another one. Default: the same.
  @discardableResult
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called after the ``preferredContentSize`` of a child changed. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called: there are no constraints here that would change a child's fitting size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: Appearing

  /// Called when the view has come into a window, and when a controller gets a parent whose view is in one already.
  func viewEnteredWindow() {
    if parent?.appearance == .appearing || parent?.appearance == .shown { appear() }
  }

  /// Called right after each ``viewWillAppear(_:)``, whether or not overrides call super.
  package final var willAppearHandler: (() -> Void)?

  /// What is called may make the controller disappear: then the rest is left out.
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

  /// What is called may make the controller appear again: then the rest is left out.
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
