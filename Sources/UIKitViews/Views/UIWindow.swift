import Foundation

/// The root of a view hierarchy. As on iOS, a shown window lives at least until the end of the run loop turn.
/// Store it to keep it longer.
open class UIWindow: UIView {
  /// The controller that fills the window.
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

  /// The screen, whose scale all views of the window use. The default value is `UIScreen.main`.
  open var screen = UIScreen.main { didSet { if screen !== oldValue { inheritTraits() } } }
  /// `true` after ``makeKeyAndVisible()``.
  open private(set) var isKeyWindow = false
  /// The clock that was the main clock when the window was created.
  let clock = FrameClock.main
  private var pool: Int?
  private(set) lazy var touches = WindowTouches(window: self)
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

  /// Shows the window and its root controller.
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

  /// Delivers touches to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) { touches.send(event) }

  /// The window's direct subviews. This object may outlive the window.
  let contents = WindowContents()

  override func subviewDidArrive(_ view: UIView) {
    contents.add(view)
    AutoreleasePool.add(self, after: &pool)
  }

  override func subviewDidLeave(_ view: UIView) { contents.remove(view) }

  override func treeNeedsLayout() { if !isHidden { clock.setNeedsFrame() } }

  // MARK: Size changes

  override func assignBounds(_ bounds: CGRect) {
    changeSize(to: bounds.size) { super.assignBounds(bounds) }
  }

  override func assignFrame(_ frame: CGRect) {
    let size = CATransform3DIsIdentity(layer.transform) ? frame.size : bounds.size
    changeSize(to: size) { super.assignFrame(frame) }
  }

  /// Changes the size, with a transition of the window's controller, if any.
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
    // Loading the view may have installed another controller.
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

/// The direct subviews of a window. They may outlive it, and aren't laid out then.
final class WindowContents {
  var window: UIWindow? { windowReference?.view.map { unsafeDowncast($0, to: UIWindow.self) } }
  private var windowReference: ViewReference?
  private var views: [ObjectIdentifier: ViewReference] = [:]

  /// `true` if the window is gone and every view that has outlived it has a superview.
  var isGone: Bool { window == nil && !views.values.contains { isLost($0) } }

  /// Returns `true` if a view has no superview. In a window, every view has one.
  private func isLost(_ reference: ViewReference) -> Bool {
    guard let view = reference.view else { return false }
    return view.superview == nil
  }

  func add(_ view: UIView) {
    let reference = view.reference
    views[ObjectIdentifier(reference)] = reference
  }

  func remove(_ view: UIView) { views[ObjectIdentifier(view.reference)] = nil }

  func belong(to window: UIWindow) { windowReference = window.reference }

  /// Called in each frame. Warns if a view waiting for layout has outlived the window.
  func warnOfLostWindow() {
    for entry in views.values where isLost(entry) {
      guard let view = entry.view, view.needsLayout || view.hasDescendantNeedingLayout else { continue }
      UIKitException.warnOnce(
        "lost window", about: view,
        "The window of \(view) is gone, so FrameClock no longer lays out the view. Keep a strong "
          + "reference to the window while its views are in use.")
    }
  }
}

/// A display.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The default screen.
  public static let main = UIScreen()

  /// The bounds, in points. The default value is 390 × 844.
  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// The scale, in pixels per point. The default value is 2.
  open internal(set) var scale: CGFloat = 2
  /// Equal to ``scale``.
  open var nativeScale: CGFloat { scale }
  /// The traits of windows on the screen: the main screen's traits from `UITraitCollection.current`, but with
  /// this ``scale`` and the idiom and size classes for this size.
  open var traitCollection: UITraitCollection {
    let main = UITraitCollection.ofMainScreen
    var values = main.values
    describe(in: &values)
    return values == main.values ? main : UITraitCollection(values)
  }

  func describe(in values: inout TraitValues) {
    values.displayScale = scale
    values.userInterfaceIdiom = SizeClasses.idiom(ofScreen: bounds.size)
    SizeClasses(of: bounds.size).apply(to: &values)
  }
  /// This method is never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The rate is always 60. The host that advances the ``FrameClock`` determines the actual rate.
  open var maximumFramesPerSecond: Int { 60 }
}
