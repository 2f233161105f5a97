#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Owns a view and its life: loading, appearing, laying out.
open class UIViewController: UIResponder {
  private enum Appearance { case gone, shown }

  open var title: String?
  /// The size the controller would like its view to have. Default zero: no wish.
  open var preferredContentSize = CGSize.zero
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  private var loadedView: UIView?
  private var appearance = Appearance.gone

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

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view. An override assigns `view` and does not call super.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Light or dark for the controller's view and those in it, whatever is around. Default: as around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// Called after the view's style changed, and after the view heard of it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

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
