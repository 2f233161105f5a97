import Foundation

/// The root of a view hierarchy. Each frame lays it out.
///
/// As on iOS, a window that is shown or gets a view lives at least until the end of the run loop turn. So a
/// function can create a window, show a view in it, and return the view. Store the window if it must live
/// longer.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { storedRootViewController }
    set { storedRootViewController = newValue }
  }
  private var storedRootViewController: UIViewController? {
    didSet {
      guard storedRootViewController !== oldValue else { return }
      openMenu?.close(animated: false)
      oldValue?.disappear()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      installRootView()
    }
  }

  /// The screen that shows the window. All views in the window use its scale. The default value is
  /// `UIScreen.main`.
  open var screen = UIScreen.main { didSet { if screen !== oldValue { inheritTraits() } } }
  /// `true` after ``makeKeyAndVisible()``. Other windows don't change it.
  open private(set) var isKeyWindow = false
  /// The clock that lays out the window and drives its animations: the main clock at the window's creation.
  let clock = FrameClock.main
  /// The autorelease pool that the window was last added to.
  private var pool: Int?
  private(set) lazy var touches = WindowTouches(window: self)
  /// The menu that is open in the window.
  package internal(set) var openMenu: MenuCover?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    inheritTraits()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  nonisolated deinit {}

  /// Shows the window. The first call makes the root controller appear.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }

  open override var isHidden: Bool {
    didSet {
      guard !isHidden, oldValue else { return }
      AutoreleasePool.add(self, after: &pool)
      clock.register(self)
      clock.setNeedsFrame()
      rootViewController?.appear()
    }
  }

  /// The screen's traits, with the size classes for the window's own size.
  override var rootTraits: UITraitCollection {
    let ofScreen = screen.traitCollection
    var values = ofScreen.values
    SizeClasses(of: bounds.size).apply(to: &values)
    return values == ofScreen.values ? ofScreen : UITraitCollection(values)
  }

  /// Delivers an event's touches to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) { touches.send(event) }

  /// The views in the window, in an object that may outlive it.
  let contents = WindowContents()

  override func subviewsDidChange() {
    contents.views = subviews.map(\.reference)
    if !contents.views.isEmpty { AutoreleasePool.add(self, after: &pool) }
  }

  override func treeNeedsLayout() { if !isHidden { clock.setNeedsFrame() } }

  // MARK: Size changes

  override func assignBounds(_ bounds: CGRect) {
    changeSize(to: bounds.size) { super.assignBounds(bounds) }
  }

  override func assignFrame(_ frame: CGRect) {
    let size = CATransform3DIsIdentity(layer.transform) ? frame.size : bounds.size
    changeSize(to: size) { super.assignFrame(frame) }
  }

  /// Changes the size of the window. If the window shows a controller, the change is a transition of the
  /// controller.
  private func changeSize(to size: CGSize, _ change: () -> Void) {
    guard size != bounds.size else { return change() }
    guard !isHidden, let controller = rootViewController else {
      change()
      return inheritTraits()
    }
    let transition = SizeTransition(of: controller, in: self, to: size)
    change()
    inheritTraits()
    transition.run()
  }

  private func installRootView() {
    guard let controller = rootViewController else { return }
    let view: UIView = controller.view
    // A controller may install another one while loading its view, or while the view enters the window.
    guard controller === rootViewController else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    guard controller === rootViewController else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if !isHidden { controller.appear() }
  }
}
