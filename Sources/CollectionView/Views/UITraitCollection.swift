#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// The direction in which the interface reads. Where every collection leaves it `unspecified`, it is left to
/// right.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Leaves the direction to other collections.
  case unspecified = -1
  /// `leftToRight`: the leading side is the left one. `rightToLeft`: it is the right one.
  case leftToRight, rightToLeft
}

/// Light or dark appearance. Where every collection leaves it `unspecified`, it is light.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// `unspecified` leaves the style to other collections.
  case unspecified, light, dark
}

/// The environment that a view is shown in: style, direction and pixels per point. Immutable.
open nonisolated class UITraitCollection: NSObject, @unchecked Sendable {
  /// Decides which variant of a dynamic colour is used.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The direction of views without a `semanticContentAttribute`.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Pixels per point.
  public let displayScale: CGFloat
  /// The kind of list around the view. Cells have it in their ``UICellConfigurationState``.
  let listEnvironment: UIListEnvironment

  /// The traits outside any window, which dynamic colours also use when they are resolved without traits.
  /// Default: light, left to right, 2 pixels per point. Set it before you make the views that follow it.
  public static var current: UITraitCollection {
    get { lock.withLock { currentStorage } }
    set { lock.withLock { currentStorage = newValue } }
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var currentStorage = UITraitCollection(
    userInterfaceStyle: .light, layoutDirection: .leftToRight, displayScale: 2)

  init(
    userInterfaceStyle: UIUserInterfaceStyle, layoutDirection: UITraitEnvironmentLayoutDirection,
    displayScale: CGFloat, listEnvironment: UIListEnvironment = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.listEnvironment = listEnvironment
    super.init()
  }

  /// Leaves all traits unspecified.
  public override convenience init() {
    self.init(userInterfaceStyle: .unspecified, layoutDirection: .unspecified, displayScale: 0)
  }
  /// Leaves the other traits unspecified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, layoutDirection: .unspecified, displayScale: 0)
  }
  /// Leaves the other traits unspecified.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(userInterfaceStyle: .unspecified, layoutDirection: layoutDirection, displayScale: 0)
  }
  /// Leaves the other traits unspecified; 0 leaves this one unspecified, too.
  public convenience init(displayScale: CGFloat) {
    self.init(userInterfaceStyle: .unspecified, layoutDirection: .unspecified, displayScale: displayScale)
  }

  /// Merges the collections. The specified traits of later ones win.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<Trait: Equatable>(_ trait: (UITraitCollection) -> Trait, unless unspecified: Trait) -> Trait {
      collections.last { trait($0) != unspecified }.map(trait) ?? unspecified
    }
    self.init(
      userInterfaceStyle: last(\.userInterfaceStyle, unless: .unspecified),
      layoutDirection: last(\.layoutDirection, unless: .unspecified),
      displayScale: last(\.displayScale, unless: 0),
      listEnvironment: last(\.listEnvironment, unless: .unspecified))
  }

  /// Whether the two differ in a trait that dynamic colours depend on.
  @discardableResult
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
      && displayScale == other.displayScale && listEnvironment == other.listEnvironment
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(layoutDirection)
    hasher.combine(displayScale)
    hasher.combine(listEnvironment)
    return hasher.finalize()
  }
}
#endif
