import Foundation

/// A display.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The default screen.
  public static let main = UIScreen()

  /// The bounds, in points. The default value is 390 × 844.
  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// The scale, in pixels per point. The default value is 2.
  open internal(set) var scale: CGFloat = 2
  /// Equal to ``scale``.
  open var nativeScale: CGFloat { scale }
  /// The traits of windows on the screen: the main screen's traits from `UITraitCollection.current`, but with
  /// this ``scale`` and the idiom and size classes for this size.
  open var traitCollection: UITraitCollection {
    let main = UITraitCollection.ofMainScreen
    var values = main.values
    describe(in: &values)
    return values == main.values ? main : UITraitCollection(values)
  }

  func describe(in values: inout TraitValues) {
    values.displayScale = scale
    values.userInterfaceIdiom = SizeClasses.idiom(ofScreen: bounds.size)
    SizeClasses(of: bounds.size).apply(to: &values)
  }
  /// This method is never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The rate is always 60. The host that advances the ``FrameClock`` determines the actual rate.
  open var maximumFramesPerSecond: Int { 60 }
}
