#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The environment a view is shown in: light or dark, direction, pixels per point. Immutable.
open class UITraitCollection: NSObject {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Pixels per point.
  public let displayScale: CGFloat

  /// What applies outside any window. Default: light, left to right, the main screen's scale.
  public static var current = UITraitCollection(
    userInterfaceStyle: .light, layoutDirection: .leftToRight, displayScale: UIScreen.main.scale)

  init(
    userInterfaceStyle: UIUserInterfaceStyle, layoutDirection: UITraitEnvironmentLayoutDirection,
    displayScale: CGFloat
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    super.init()
  }

  public override convenience init() {
    self.init(userInterfaceStyle: .unspecified, layoutDirection: .unspecified, displayScale: 0)
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, layoutDirection: .unspecified, displayScale: 0)
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(userInterfaceStyle: .unspecified, layoutDirection: layoutDirection, displayScale: 0)
  }
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
}
#endif
