#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UIView {
  /// Takes the style from the superview or from the view's own override, and passes a change on to the
  /// subviews.
  func inheritStyle() {
    let inherited = superview?.knownStyle ?? UITraitCollection.current.userInterfaceStyle
    let style = overrideUserInterfaceStyle == .unspecified ? inherited : overrideUserInterfaceStyle
    guard style != knownStyle else { return }
    let previous = UITraitCollection(
      traitsFrom: [traitCollection, UITraitCollection(userInterfaceStyle: knownStyle)])
    knownStyle = style
    resolveBackgroundColor()
    traitCollectionDidChange(previous)
    viewController?.traitCollectionDidChange(previous)
    for view in subviews { view.inheritStyle() }
  }

  var combinedTraits: UITraitCollection {
    let inherited = superview?.traitCollection ?? .current
    let style = superview == nil ? knownStyle : overrideUserInterfaceStyle
    guard style != .unspecified, style != inherited.userInterfaceStyle else { return inherited }
    return UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: style)])
  }

  /// Pixels per point of the view's screen.
  var screenScale: CGFloat { (window?.screen ?? .main).scale }

  func resolveBackgroundColor() { layer.backgroundColor = backgroundColor.map(resolved) }

  func resolved(_ color: UIColor) -> CGColor {
    color.isDynamic ? color.color(for: traitCollection) : color.cgColor
  }
}
#endif
