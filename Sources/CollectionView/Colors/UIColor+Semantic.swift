#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

// Colours named for what they are for. Values: Apple's Human Interface Guidelines, Color, and the iOS 13 to 18 SDKs, with the
// default contrast and at the base level.
nonisolated extension UIColor {
  // MARK: Text

  /// Text, first in rank: black; in the dark white.
  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  /// Text, second in rank: 60 % of a dark grey; in the dark of a light one.
  public static let secondaryLabel = UIColor(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// Text, third in rank: 30 % of a dark grey; in the dark of a light one.
  public static let tertiaryLabel = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// Text, fourth in rank: 18 % of a dark grey; in the dark 16 % of a light one.
  public static let quaternaryLabel = UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// Where text will go: as ``tertiaryLabel``.
  public static let placeholderText = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// Text that leads somewhere: blue.
  public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)

  // MARK: Lines

  /// Between things, what lies below shines through: 29 % of a dark grey; in the dark 60 % of a middle one.
  public static let separator = UIColor(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// Between things, nothing shines through: light grey; in the dark dark grey.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)

  // MARK: Fills, laid over a background: the smaller the area, the stronger

  /// For thin, small shapes: 20 % of a grey; in the dark 36 %.
  public static let systemFill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
  /// For shapes of middle size: 16 % of a grey; in the dark 32 %.
  public static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
  /// For large shapes: 12 % of a grey; in the dark 24 %.
  public static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
  /// For large areas with much in them: 8 % of a grey; in the dark 18 %.
  public static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)

  // MARK: Backgrounds

  /// Behind everything: white; in the dark black.
  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
  /// Behind a group on ``systemBackground``: the lightest grey; in the dark a dark one.
  public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// Behind a group within a group: white; in the dark a grey less dark.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// Behind everything, where contents are grouped: the lightest grey; in the dark black.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
  /// Behind a group on ``systemGroupedBackground``: white; in the dark dark grey.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// Behind a group within a group there: the lightest grey; in the dark a grey less dark.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E)

  // MARK: Text on dark and light, whatever the style

  /// 60 % white, for dark backgrounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black, for light backgrounds.
  public static let darkText = UIColor(white: 0, alpha: 1)
}
#endif
