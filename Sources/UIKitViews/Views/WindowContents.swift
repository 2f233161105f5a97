import Foundation

/// The direct subviews of a window. They do not retain the window, so they may outlive it. Nobody lays them out
/// then.
final class WindowContents {
  /// The window, from the first time that it is shown. Nil when it is deallocated.
  var window: UIWindow? { windowReference?.view.map { unsafeDowncast($0, to: UIWindow.self) } }
  private var windowReference: ViewReference?
  private var views: [ObjectIdentifier: ViewReference] = [:]

  /// Whether the window is deallocated, and no view has outlived it without getting into another one.
  var isGone: Bool { window == nil && !views.values.contains { isLost($0) } }

  /// Whether a view outlived the window: a removed view is no longer in the list, and one in a window has a
  /// superview.
  private func isLost(_ reference: ViewReference) -> Bool {
    guard let view = reference.view else { return false }
    return view.superview == nil
  }

  func add(_ view: UIView) {
    let reference = view.reference
    views[ObjectIdentifier(reference)] = reference
  }

  func remove(_ view: UIView) { views[ObjectIdentifier(view.reference)] = nil }

  /// Called when the window is shown.
  func belong(to window: UIWindow) { windowReference = window.reference }

  /// Called in each frame after the window was deallocated, while a view outlives it. Warns if such a view waits for its layout.
  func warnOfLostWindow() {
    for entry in views.values where isLost(entry) {
      guard let view = entry.view, view.needsLayout || view.hasDescendantNeedingLayout else { continue }
      UIKitException.warnOnce(
        "lost window", about: view,
        "The window of \(view) is gone, so FrameClock no longer lays the view out. Keep a reference to the window "
          + "for as long as its views are used.")
    }
  }
}
