import Foundation

/// An object that loads a view, lays it out, and follows its appearance.
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  private enum Appearance { case gone, appearing, shown, disappearing }

  /// The title, which isn't shown. The default value is `nil`.
  open var title: String? { didSet { loadedNavigationItem?.title = title } }
  /// The preferred size of the view, reported to the parent. The default value is zero: no preference.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The navigation item, which isn't shown. Its title follows the controller's.
  open var navigationItem: UINavigationItem {
    if let loadedNavigationItem { return loadedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    loadedNavigationItem = item
    return item
  }
  private var loadedNavigationItem: UINavigationItem?

  /// `true` if the contents can be edited. The default value is `false`.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditing = false

  /// Sets ``isEditing``. Overrides must call super.
  open func setEditing(_ editing: Bool, animated: Bool) { isInEditing = editing }

  /// The controller to which ``addChild(_:)`` added this one.
  open private(set) weak var parent: UIViewController?
  /// The children, in the order in which they were added.
  open private(set) var children: [UIViewController] = []
  private var loadedView: UIView?
  private var appearance = Appearance.gone

  /// Creates a controller. Nibs aren't supported, so ``loadView()`` creates the view.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller. Decoding isn't supported.
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

  /// The view if it's loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// `true` if the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Calls ``loadView()`` and ``viewDidLoad()`` unless the view is loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    viewDidLoad()
  }
  package final private(set) var isLoadingView = false

  /// Creates the view. An override assigns `view` without calling super.
  open func loadView() { view = makeView() }

  package final func makeView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Called once, after ``loadView()``. The view isn't in a window yet and doesn't have its final size.
  open func viewDidLoad() {}
  /// Called when the window is shown, or when the controller becomes the root of a visible window. The calls
  /// for the children follow.
  ///
  /// For a child added later, this method is called when the child's view enters the window. `animated` is
  /// always `false` here.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called right after ``viewWillAppear(_:)`` and the children's calls, before layout.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the window gets another root controller, and when the controller leaves its parent. The
  /// calls for the children follow.
  ///
  /// `animated` is always `false` here. Not called when the window is hidden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called right after ``viewWillDisappear(_:)``, with the view still in its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before each `layoutSubviews()` of the view.
  open func viewWillLayoutSubviews() {}
  /// Called after each `layoutSubviews()` of the view, before the subviews' own layout.
  open func viewDidLayoutSubviews() {}
  /// Called with `nil` by ``removeFromParent()``. Call this method with the parent after ``addChild(_:)``,
  /// once the child's view is a subview.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called with the parent by ``addChild(_:)``. Before ``removeFromParent()``, call this method with `nil`.
  open func willMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Called in place of the view's ``UIView/updateConstraints()``, which it calls by default.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Additional insets for the view's safe area. The default value is zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// Called after the view's own notification of a changed safe area.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view's own notification of changed margins.
  open func viewLayoutMarginsDidChange() {}
  /// The minimum margins: 16 points at the sides, regardless of the window's size.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// `true` if the view's margins are at least ``systemMinimumLayoutMargins``. The default value is `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.tellOfMargins() }
    }
  }

  /// The interface style of the controller, its children, and its view. The default value is `unspecified`:
  /// inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { inheritTraits() } }
  }

  final var traitState: TraitState?
  final var appliedTraits: UITraitCollection?

  /// Traits for the controller, its view, and the view's contents. A change is reported immediately. UIKit
  /// reports it before the next layout pass.
  open var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      ownTraitState.overrides = newValue
      inheritTraits()
    }
  }
  /// Applies changes of the screen's traits before the next layout pass.
  open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

  /// Sets or, with `nil`, removes trait overrides for a child.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.ownTraitState.fromParent = collection
    childViewController.inheritTraits()
  }

  /// The traits set by ``setOverrideTraitCollection(_:forChild:)``.
  @discardableResult
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.traitState?.fromParent }

  /// Called after the view's own notification of changed traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view's traits without the view's own overrides. Until the view is loaded, the parent's or current
  /// traits with the controller's overrides.
  open var traitCollection: UITraitCollection { ownTraits }

  /// Adds a child. Add its view yourself, then call `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.inheritTraitsOfParent()
    if child.viewIfLoaded?.window != nil { child.viewEnteredWindow() }
  }

  /// Removes the controller from its parent. The view stays: remove it yourself.
  open func removeFromParent() {
    guard let parent else { return }
    disappear()
    guard self.parent === parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    inheritTraitsOfParent()
    didMove(toParent: nil)
  }

  // MARK: Size transitions

  weak var transition: SizeTransition?

  /// The current size change of the controller or an ancestor.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  /// Called before a size change of the window, while the view has the old size.
  ///
  /// By default, calls this method of each child whose size changes, with the size returned by
  /// ``size(forChildContentContainer:withParentContainerSize:)``.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Called before ``viewWillTransition(to:with:)`` if a size class also changes. By default, calls this
  /// method of all children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }

  /// A child's new size. By default, the same as the parent's size.
  @discardableResult
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called after a change of a child's ``preferredContentSize``.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called, because fitting sizes of children aren't observed here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: Appearance

  func viewEnteredWindow() {
    if parent?.appearance == .appearing || parent?.appearance == .shown { appear() }
  }

  /// Called right after each ``viewWillAppear(_:)``, even if overrides don't call super.
  package final var willAppearHandler: (() -> Void)?

  /// Notifies the controller and its children. Skips the remaining calls if one of them makes the controller
  /// disappear.
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

/// A view controller, or an object that presents one.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the contents.
  var preferredContentSize: CGSize { get }
  /// Called after a child's preferred size has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Never called, because fitting sizes of children aren't observed here.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// A child's size when its parent gets `parentSize`.
  @discardableResult
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before a change of the size that also changes a size class.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
