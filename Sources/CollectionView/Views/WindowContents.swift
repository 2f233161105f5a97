#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// The views right inside a window. They do not hold the window, so they may outlive it: nobody lays them out then.
final class WindowContents {
  var views: [Weak<UIView>] = []

  /// Whether no view is left that is not in another window.
  var isGone: Bool { !views.contains { isLost($0) } }

  /// A view that was taken out is not among them any more, and one in a window has it as its superview.
  private func isLost(_ view: Weak<UIView>) -> Bool {
    guard let view = view.object else { return false }
    return view.superview == nil
  }

  /// The window is gone: says so of a view that waits for its layout.
  func warnOfLostWindow() {
    for entry in views where isLost(entry) {
      guard let view = entry.object, view.needsLayout || view.hasDescendantNeedingLayout else { continue }
      LayoutWarning.lostWindow.give(
        about: view,
        "The window of \(view) is gone, so that FrameClock does not lay the view out any more. Keep a reference to the window "
          + "for as long as its views are used.")
    }
  }
}
#endif
