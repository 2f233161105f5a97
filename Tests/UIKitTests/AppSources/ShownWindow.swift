import UIKit

extension UIViewController {
  func shownInWindow(width: CGFloat, height: CGFloat) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = self
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}
