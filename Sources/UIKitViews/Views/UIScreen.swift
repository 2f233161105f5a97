import Foundation

/// A display. The host (a test, a renderer or a live page) sets its size and scale.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The default screen for windows.
  public static let main = UIScreen()

  /// The screen's bounds, in points. The default value is 390 × 844.
  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// The scale, in pixels per point. The default value is 2.
  open internal(set) var scale: CGFloat = 2
  /// The same value as ``scale``.
  open var nativeScale: CGFloat { scale }
  /// The traits that windows on the screen inherit.
  ///
  /// They are the main screen's traits from `UITraitCollection.current`, with this screen's ``scale``, and
  /// its idiom and size classes by its size.
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
  /// Never called, because the code that sets `UITraitCollection.current` causes the change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The maximum frame rate, always 60. The actual rate depends on the host that advances the ``FrameClock``.
  open var maximumFramesPerSecond: Int { 60 }
}
