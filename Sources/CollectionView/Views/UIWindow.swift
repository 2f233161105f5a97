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

  open var screen: UIScreen { .main }
  open private(set) var isKeyWindow = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Shows the window. The first time, the root controller appears.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }

  open override var isHidden: Bool {
    didSet { if !isHidden, oldValue { rootViewController?.appear() } }
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
