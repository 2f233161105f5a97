#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Owns a view and its life: loading, appearing, laying out.
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  private enum Appearance { case gone, shown }

  /// Shown nowhere here: there are no bars. Default nil.
  open var title: String? { didSet { loadedNavigationItem?.title = title } }
  /// The size the controller would like its view to have. Default zero: no wish. The parent hears of another one.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Kept, and shown nowhere: there are no bars. Begins with the controller's title, and follows it.
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

  /// Sets ``isEditing``. Overrides call super. There is no edit button that would call this.
  open func setEditing(_ editing: Bool, animated: Bool) { isInEditing = editing }

  /// The controller that this one was added to by ``addChild(_:)``.
  open private(set) weak var parent: UIViewController?
  /// In the order in which they were added.
  open private(set) var children: [UIViewController] = []
  private var loadedView: UIView?
  private var appearance = Appearance.gone

  /// There are no nibs: both parameters are ignored, and ``loadView()`` makes the view.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// The view; loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
      if overrideUserInterfaceStyle != .unspecified {
        newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      }
    }
  }

  /// The view without loading it; nil before that.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether there is a view yet. Asking does not load it.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Calls ``loadView()`` and ``viewDidLoad()`` unless there is a view.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view. An override assigns `view` and does not call super.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Called once after ``loadView()``, before the view is in a window and has the size it gets there. Does nothing itself.
  open func viewDidLoad() {}
  /// Called when the window of this root controller shows, or when it becomes the root of one that does; then for its
  /// children, but not for one that is added later. Never animated here.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called right after ``viewWillAppear(_:)`` and the children's calls: before the first layout.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the window gets another root controller; then for the children. Never animated here. Hiding the
  /// window calls nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called right after ``viewWillDisappear(_:)`` and the children's calls: the view is in its window still.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before each `layoutSubviews()` of the view.
  open func viewWillLayoutSubviews() {}
  /// Called after each `layoutSubviews()` of the view, before its subviews lay out theirs.
  open func viewDidLayoutSubviews() {}
  /// Called by ``removeFromParent()`` with nil. Who calls ``addChild(_:)`` calls it with the parent, once the child's
  /// view is in place.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called by ``addChild(_:)`` with the parent. Who calls ``removeFromParent()`` calls it with nil before.
  open func willMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Light or dark for the controller's view and those in it, whatever is around. Default: as around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// Called after the view's style changed, and after the view heard of it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view's; before that is loaded, `UITraitCollection.current`.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  /// Takes the child from the parent it had. Its view is added by the caller, who then calls `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Does nothing without a parent. The view stays where it is: the caller takes it out.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  // MARK: Another size

  /// The window's change of size that goes on.
  weak var transition: SizeTransition?

  /// The change of size that goes on, of this controller or the one above it; nil otherwise.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  /// Called when the window that shows the controller is about to change its size, while the view has the old one; then for
  /// children by super, with what ``size(forChildContentContainer:withParentContainerSize:)`` answers. What the coordinator is given
  /// happens with the change.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Passes it on to children. Not called: UIKit calls it for size classes, which are not there.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }

  /// The size that a child is told of when the controller gets another one. Default: the same.
  @discardableResult
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called after the ``preferredContentSize`` of a child changed. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Not called: there are no constraints that would change a child's fitting size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: Appearing

  /// For what must follow ``viewWillAppear(_:)`` on a real appearance, whatever an override does.
  func viewWillAppearWasCalled() {}

  func appear() {
    guard appearance == .gone else { return }
    appearance = .shown
    loadViewIfNeeded()
    viewWillAppear(false)
    viewWillAppearWasCalled()
    for child in children { child.appear() }
    viewDidAppear(false)
  }

  func disappear() {
    guard appearance == .shown else { return }
    appearance = .gone
    viewWillDisappear(false)
    for child in children { child.disappear() }
    viewDidDisappear(false)
  }
}
#endif
