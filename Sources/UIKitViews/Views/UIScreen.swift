import Foundation

/// A display. The host (a test, a renderer or a live page) sets its size and scale.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of every window that was given no other.
  public static let main = UIScreen()

  /// In points. Default: 390 × 844.
  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels per point. Default 2.
  open internal(set) var scale: CGFloat = 2
  /// The same as ``scale``.
  open var nativeScale: CGFloat { scale }
  /// What windows on the screen inherit: the main screen's traits, which are those of `UITraitCollection.current`,
  /// with the screen's ``scale``, and its idiom and size classes by its size.
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
  /// Never called: code that sets `UITraitCollection.current` knows of the change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Always 60. How often there are frames is up to the host that advances the ``FrameClock``.
  open var maximumFramesPerSecond: Int { 60 }
}
