import Foundation

// Colours that are named after their use. Values: Apple's Human Interface Guidelines, Color, and the iOS 13 to
// 18 SDKs, at the default contrast and the base level.
nonisolated extension UIColor {
  // MARK: Text

  /// Primary text: black, in dark mode white.
  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  /// Secondary text: a dark grey at 60 %, in dark mode a light one.
  public static let secondaryLabel = UIColor(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// Tertiary text: a dark grey at 30 %, in dark mode a light one.
  public static let tertiaryLabel = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// Quaternary text: a dark grey at 18 %, in dark mode a light one at 16 %.
  public static let quaternaryLabel = UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// Placeholder text: as ``tertiaryLabel``.
  public static let placeholderText = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// Links: blue.
  public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)

  // MARK: Lines

  /// A translucent separator: a dark grey at 29 %, in dark mode a medium one at 60 %.
  public static let separator = UIColor(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// An opaque separator: light grey, in dark mode dark grey.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)

  // MARK: Fills, laid over a background: the smaller the area, the stronger

  /// For thin and small shapes: a grey at 20 %, in dark mode at 36 %.
  public static let systemFill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
  /// For medium shapes: a grey at 16 %, in dark mode at 32 %.
  public static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
  /// For large shapes: a grey at 12 %, in dark mode at 24 %.
  public static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
  /// For large areas with complex contents: a grey at 8 %, in dark mode at 18 %.
  public static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)

  // MARK: Backgrounds

  /// The main background: white, in dark mode black.
  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
  /// The background of a group on ``systemBackground``: the lightest grey, in dark mode a dark one.
  public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// The background of a group inside a group: white, in dark mode a lighter grey.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// The main background of grouped contents: the lightest grey, in dark mode black.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
  /// The background of a group on ``systemGroupedBackground``: white, in dark mode dark grey.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// The background of a group inside such a group: the lightest grey, in dark mode a lighter one than the
  /// group's.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E)

  // MARK: Text on dark and light, whatever the style

  /// White at 60 %, for dark backgrounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black, for light backgrounds.
  public static let darkText = UIColor(white: 0, alpha: 1)
}
