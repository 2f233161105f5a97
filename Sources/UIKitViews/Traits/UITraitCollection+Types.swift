import Foundation

/// The amount of space along an axis.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// `unspecified` leaves the class to other trait collections. `compact` means little space.
  case unspecified, compact, regular
}

/// The kind of device.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// Leaves the kind to other trait collections.
  case unspecified = -1
  /// This package's screens are `phone` or `pad`, depending on their size.
  case phone, pad, tv, carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The contrast preference.
public nonisolated enum UIAccessibilityContrast: Int, Sendable {
  /// Leaves the contrast to other trait collections.
  case unspecified = -1
  /// `normal` is the designed contrast.
  case normal, high
}

/// The bold text preference.
public nonisolated enum UILegibilityWeight: Int, Sendable {
  /// Leaves the weight to other trait collections.
  case unspecified = -1
  /// `regular` is the designed weight.
  case regular, bold
}

/// The interface level.
public nonisolated enum UIUserInterfaceLevel: Int, Sendable {
  /// Leaves the level to other trait collections.
  case unspecified = -1
  /// `base` is the main interface, and `elevated` is in front of it.
  case base, elevated
}
