import Foundation

extension UIView {
  /// Whether any view was found to have a safe area. As long as none was, only roots, scroll views and views of
  /// controllers look for one.
  private static var safeAreaExists = false

  /// Compares the safe area with the one that was told last. Called when the view is laid out.
  final func checkSafeArea() {
    guard Self.safeAreaExists || superview == nil || viewController != nil || self is UIScrollView else {
      return
    }
    updateSafeArea()
    guard knownSafeArea != nil else { return }
    for view in subviews { view.updateSafeArea() }
  }

  /// Tells of a change: of the margins first, then of the safe area (C).
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

  /// Called after what the margins are made of has changed.
  final func tellOfMargins() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.tellOfMargins() }
  }
}

/// The safe area that a view was told of last, where there is one.
final class KnownSafeArea {
  let insets: UIEdgeInsets
  init(insets: UIEdgeInsets) { self.insets = insets }
}
