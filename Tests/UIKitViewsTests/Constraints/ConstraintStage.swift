import UIKitViews
import TestSupport
import UIKitTestSupport

/// A window's root view with constrained subviews.
struct ConstraintStage {
  let window: UIWindow
  let root = UIView()

  init(_ width: CGFloat, _ height: CGFloat) {
    window = UIWindow(frame: CGRect(0, 0, width, height))
    root.frame = window.bounds
    window.addSubview(root)
  }

  @discardableResult
  func add<View: UIView>(_ view: View, to container: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (container ?? root).addSubview(view)
    return view
  }

  func add(_ width: CGFloat, _ height: CGFloat) -> BoxView { add(BoxView(width, height)) }

  func layOut() { window.layoutIfNeeded() }
}

func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

extension NSLayoutConstraint {
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

func label(_ text: String, _ size: CGFloat = 17) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .systemFont(ofSize: size)
  return label
}
