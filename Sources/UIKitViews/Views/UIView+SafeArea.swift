import Foundation

extension UIView {
  /// `true` once a view has had a safe area. Until then, only roots, scroll views, and views of controllers
  /// check for one.
  private static var safeAreaExists = false

  /// Called when the view is laid out.
  final func checkSafeArea() {
    guard Self.safeAreaExists || superview == nil || viewController != nil || self is UIScrollView else {
      return
    }
    updateSafeArea()
    guard knownSafeArea != nil else { return }
    for view in subviews { view.updateSafeArea() }
  }

  /// Reports a change of the safe area. Margin callbacks come before safe area callbacks (C).
  final func updateSafeArea() {
    let insets = safeAreaInsets
    guard insets != knownSafeArea?.insets ?? .zero else { return }
    Self.safeAreaExists = true
    knownSafeArea = insets == .zero ? nil : KnownSafeArea(insets: insets)
    if insetsLayoutMarginsFromSafeArea { tellOfMargins() }
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    for view in subviews { view.updateSafeArea() }
  }

  final func tellOfMargins() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.tellOfMargins() }
  }
}

/// The last reported safe area, which is never zero.
final class KnownSafeArea {
  let insets: UIEdgeInsets
  init(insets: UIEdgeInsets) { self.insets = insets }
}
