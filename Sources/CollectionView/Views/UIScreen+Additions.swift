#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

// Not in UIKit, where the hardware decides.
extension UIScreen {
  /// Makes the screen `size` points large with `scale` pixels per point, which have to be more than 0. Views outside of windows
  /// go by the main screen's.
  public func configure(size: CGSize, scale: CGFloat) {
    guard scale > 0 else {
      return UIKitException.raise(.invalidArgument, "UIScreen.scale must be above 0, not \(scale).")
    }
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    guard self === UIScreen.main else { return }
    UITraitCollection.current = UITraitCollection(
      traitsFrom: [.current, UITraitCollection(displayScale: scale)])
  }
}
#endif
