import Foundation

// Values: Apple's Human Interface Guidelines, Color, and the iOS 13 to 18 SDKs, at the default contrast and
// the base level.
nonisolated extension UIColor {
  // MARK: Text

  /// Primary text: black, or white in dark mode.
  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  /// Secondary text.
  public static let secondaryLabel = UIColor(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// Quaternary text.
  public static let quaternaryLabel = UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// The same as ``tertiaryLabel``.
  public static let placeholderText = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// Links.
  public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)

  // MARK: Lines

  /// A translucent separator.
  public static let separator = UIColor(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// An opaque separator.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)

  // MARK: Fills over a background, stronger for smaller areas

  /// A fill for thin and small shapes.
  public static let systemFill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
  /// A fill for medium shapes.
  public static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
  /// A fill for large shapes.
  public static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
  /// A fill for large areas with complex contents.
  public static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)

  // MARK: Backgrounds

  /// The main background: white, or black in dark mode.
  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
  /// A group on ``systemBackground``.
  public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// A group inside a group.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// The main background of grouped contents.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
  /// A group on ``systemGroupedBackground``.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// A group inside a group on ``systemGroupedBackground``.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E)

  // MARK: Text independent of the style

  /// Text on dark backgrounds: white at 60%.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on light backgrounds: black.
  public static let darkText = UIColor(white: 0, alpha: 1)
}
