import Foundation

/// The direct subviews of a window. They don't retain the window, so they may outlive it, and are then no
/// longer laid out.
final class WindowContents {
  /// The window, set when it's first shown. It's `nil` after the window is deallocated.
  var window: UIWindow? { windowReference?.view.map { unsafeDowncast($0, to: UIWindow.self) } }
  private var windowReference: ViewReference?
  var views: [ViewReference] = []

  /// `true` if the window is deallocated and no view has outlived it outside of another window.
  var isGone: Bool { window == nil && !views.contains { isLost($0) } }

  /// Returns `true` if a view has outlived the window.
  ///
  /// Removed views aren't in the list, and a view in a window has a superview.
  private func isLost(_ reference: ViewReference) -> Bool {
    guard let view = reference.view else { return false }
    return view.superview == nil
  }

  /// Called when the window is shown.
  func belong(to window: UIWindow) { windowReference = window.reference }

  /// Called in each frame after the window's deallocation while a view outlives it.
  ///
  /// Warns if such a view is waiting for layout.
  func warnOfLostWindow() {
    for entry in views where isLost(entry) {
      guard let view = entry.view, view.needsLayout || view.hasDescendantNeedingLayout else { continue }
      UIKitException.warnOnce(
        "lost window", about: view,
        "The window of \(view) is gone, so FrameClock no longer lays the view out. Keep a reference to the window "
          + "for as long as its views are used.")
    }
  }
}
