import UIKit

extension UIViewController {
  /// A window on screen that shows the controller's view.
  func shownInWindow(width: CGFloat, height: CGFloat) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = self
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}
