#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Which way the interface reads. `unspecified` leaves it to others, and reads left to right where nobody says.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Has no say.
  case unspecified = -1
  /// The leading side is the left one; the right one.
  case leftToRight, rightToLeft
}

/// Dark or light surroundings. `unspecified` leaves it to others, and is shown as light where nobody says.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// The first has no say.
  case unspecified, light, dark
}

/// The environment a view is shown in: light or dark, direction, pixels per point. Immutable.
open nonisolated class UITraitCollection: NSObject, @unchecked Sendable {
  /// What dynamic colours are chosen by.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// What views without a `semanticContentAttribute` follow.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Pixels per point.
  public let displayScale: CGFloat

  /// What applies outside any window, and what dynamic colours resolve with when asked without traits. Default: light,
  /// left to right, 2 pixels per point. Set it before the views that shall follow it are made.
  public static var current: UITraitCollection {
    get { lock.withLock { currentStorage } }
    set { lock.withLock { currentStorage = newValue } }
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var currentStorage = UITraitCollection(
    userInterfaceStyle: .light, layoutDirection: .leftToRight, displayScale: 2)

  init(
    userInterfaceStyle: UIUserInterfaceStyle, layoutDirection: UITraitEnvironmentLayoutDirection,
    displayScale: CGFloat
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    super.init()
  }

  /// All traits unspecified.
  public override convenience init() {
    self.init(userInterfaceStyle: .unspecified, layoutDirection: .unspecified, displayScale: 0)
  }
  /// The other traits are unspecified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, layoutDirection: .unspecified, displayScale: 0)
  }
  /// The other traits are unspecified.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(userInterfaceStyle: .unspecified, layoutDirection: layoutDirection, displayScale: 0)
  }
  /// The other traits are unspecified; so is this one with 0.
  public convenience init(displayScale: CGFloat) {
    self.init(userInterfaceStyle: .unspecified, layoutDirection: .unspecified, displayScale: displayScale)
  }

  /// Merges the collections; a later one's specified traits win.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<Trait: Equatable>(_ trait: (UITraitCollection) -> Trait, unless unspecified: Trait) -> Trait {
      collections.last { trait($0) != unspecified }.map(trait) ?? unspecified
    }
    self.init(
      userInterfaceStyle: last(\.userInterfaceStyle, unless: .unspecified),
      layoutDirection: last(\.layoutDirection, unless: .unspecified),
      displayScale: last(\.displayScale, unless: 0))
  }

  /// Whether something in them differs that changes how a dynamic colour looks.
  @discardableResult
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
      && displayScale == other.displayScale
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(layoutDirection)
    hasher.combine(displayScale)
    return hasher.finalize()
  }
}
#endif
