import Foundation

// Hardware determines these values in UIKit.
extension UIScreen {
  /// Sets the size, in points, and the scale, in pixels per point. A scale of 0 or less is an error. Views
  /// outside of windows use the main screen.
  public func configure(size: CGSize, scale: CGFloat) {
    guard scale > 0 else {
      return UIKitException.raise(.invalidArgument, "UIScreen.scale must be above 0, not \(scale).")
    }
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    guard self === UIScreen.main else { return UITraitCollection.screenDidChange() }
    UITraitCollection.changeMainScreen { describe(in: &$0) }
  }
}
