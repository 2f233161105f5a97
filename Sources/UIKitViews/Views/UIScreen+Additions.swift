import Foundation

// Not part of UIKit, where the hardware determines these values.
extension UIScreen {
  /// Sets the screen's size, in points, and its scale, in pixels per point. Both must be above 0.
  ///
  /// Views outside of windows use the main screen's values.
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
