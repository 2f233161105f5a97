import Foundation

/// How much room there is along an axis. Where every collection leaves it `unspecified`, views have no rule for it.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// `unspecified`: leaves the class to other collections. `compact`: little room. `regular`: much.
  case unspecified, compact, regular
}

/// The kind of device.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// Leaves the kind to other collections.
  case unspecified = -1
  /// `phone` and `pad` are what screens have here, by their size. The others are Apple's further devices.
  case phone, pad, tv, carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// Whether the user wants more contrast.
public nonisolated enum UIAccessibilityContrast: Int, Sendable {
  /// Leaves the contrast to other collections.
  case unspecified = -1
  /// `normal`: as designed. `high`: more.
  case normal, high
}

/// Whether the user wants bolder text.
public nonisolated enum UILegibilityWeight: Int, Sendable {
  /// Leaves the weight to other collections.
  case unspecified = -1
  /// `regular`: as designed. `bold`: bolder.
  case regular, bold
}

/// Whether the interface lies over another one.
public nonisolated enum UIUserInterfaceLevel: Int, Sendable {
  /// Leaves the level to other collections.
  case unspecified = -1
  /// `base`: the main interface. `elevated`: one in front of it.
  case base, elevated
}
