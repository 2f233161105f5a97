#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// The root of a view tree. Its layout pass is the frame's layout pass.
open class UIWindow: UIView {
  /// Its view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.disappear()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      installRootView()
    }
  }

  /// Where the window is shown. Its scale is that of all views in the window. Default: `UIScreen.main`.
  open var screen = UIScreen.main
  /// True from ``makeKeyAndVisible()`` on, for good: other windows do not take it away.
  open private(set) var isKeyWindow = false
  private(set) lazy var touches = WindowTouches(window: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  nonisolated deinit {}

  /// Shows the window. The first time, the root controller appears.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }

  open override var isHidden: Bool {
    didSet {
      guard !isHidden, oldValue else { return }
      FrameClock.main.register(self)
      FrameClock.main.setNeedsFrame()
      rootViewController?.appear()
    }
  }

  open override var traitCollection: UITraitCollection {
    let traits = super.traitCollection
    guard screen !== UIScreen.main, traits.displayScale != screen.scale else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: screen.scale)])
  }

  /// Brings an event's touches to gesture recognisers and views.
  open func sendEvent(_ event: UIEvent) { touches.send(event) }

  /// What is in the window, for whoever may outlive it.
  let contents = WindowContents()

  override func subviewsDidChange() { contents.views = subviews.map(Weak.init) }

  override func treeNeedsLayout() { if !isHidden { FrameClock.main.setNeedsFrame() } }

  // MARK: Another size

  override func assignBounds(_ bounds: CGRect) {
    changeSize(to: bounds.size) { super.assignBounds(bounds) }
  }

  override func assignFrame(_ frame: CGRect) {
    let size = CATransform3DIsIdentity(layer.transform) ? frame.size : bounds.size
    changeSize(to: size) { super.assignFrame(frame) }
  }

  /// Changes the size of the window; where it shows a controller, as a transition of that.
  private func changeSize(to size: CGSize, _ change: () -> Void) {
    guard size != bounds.size, !isHidden, let controller = rootViewController else { return change() }
    let transition = SizeTransition(of: controller, in: self, to: size)
    change()
    transition.run()
  }

  private func installRootView() {
    guard let controller = rootViewController else { return }
    let view: UIView = controller.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    if !isHidden { controller.appear() }
  }
}
#endif
