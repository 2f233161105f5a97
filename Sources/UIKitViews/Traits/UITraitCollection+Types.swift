import Foundation

/// The amount of space along an axis. If every trait collection leaves it `unspecified`, views have no rule
/// for it.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size classes.
  ///
  /// `unspecified` leaves the class to other trait collections. `compact` means little space, `regular` means
  /// plenty.
  case unspecified, compact, regular
}

/// The kind of device.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// Leaves the kind of device to other trait collections.
  case unspecified = -1
  /// The kinds of device. Screens are `phone` or `pad` here, depending on their size. The others are Apple's
  /// further devices.
  case phone, pad, tv, carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The user's contrast preference.
public nonisolated enum UIAccessibilityContrast: Int, Sendable {
  /// Leaves the contrast to other trait collections.
  case unspecified = -1
  /// `normal` is the designed contrast. `high` is more contrast.
  case normal, high
}

/// The user's bold text preference.
public nonisolated enum UILegibilityWeight: Int, Sendable {
  /// Leaves the weight to other trait collections.
  case unspecified = -1
  /// `regular` is the designed weight. `bold` is bolder.
  case regular, bold
}

/// The level of an interface: the main interface, or an interface in front of it.
public nonisolated enum UIUserInterfaceLevel: Int, Sendable {
  /// Leaves the level to other trait collections.
  case unspecified = -1
  /// `base` is the main interface. `elevated` is an interface in front of it.
  case base, elevated
}
