import Foundation

/// The direct subviews of a window. They may outlive it, and aren't laid out then.
final class WindowContents {
  var window: UIWindow? { windowReference?.view.map { unsafeDowncast($0, to: UIWindow.self) } }
  private var windowReference: ViewReference?
  private var views: [ObjectIdentifier: ViewReference] = [:]

  /// `true` if the window is gone and no view that has outlived it is without a superview.
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
