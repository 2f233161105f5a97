import Foundation

// Fixed colors with the values in UIKit's documentation.
nonisolated extension UIColor {
  /// White 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White 1/3.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// White 2/3.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// White 0.5.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red 1.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green 1: lighter than ``systemGreen``.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green 1, blue 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red 1, green 1.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red 1, blue 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red 1, green 0.5.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red 0.5, blue 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// White 0, alpha 0: invisible.
  public static let clear = UIColor(white: 0, alpha: 0)
}

// Values: Apple's Human Interface Guidelines, Color, for iOS 15 to 18, at the default contrast.
nonisolated extension UIColor {
  /// `#FF3B30` light, `#FF453A` dark.
  public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
  /// `#FF9500` light, `#FF9F0A` dark.
  public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
  /// `#FFCC00` light, `#FFD60A` dark.
  public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
  /// `#34C759` light, `#30D158` dark.
  public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
  /// `#00C7BE` light, `#63E6E2` dark.
  public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
  /// `#30B0C7` light, `#40C8E0` dark.
  public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
  /// `#32ADE6` light, `#64D2FF` dark.
  public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
  /// `#007AFF` light, `#0A84FF` dark.
  public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
  /// `#5856D6` light, `#5E5CE6` dark.
  public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
  /// `#AF52DE` light, `#BF5AF2` dark.
  public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
  /// `#FF2D55` light, `#FF375F` dark.
  public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
  /// `#A2845E` light, `#AC8E68` dark.
  public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
  /// `#8E8E93`.
  public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
  /// `#AEAEB2` light, `#636366` dark.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  /// `#C7C7CC` light, `#48484A` dark.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
  /// `#D1D1D6` light, `#3A3A3C` dark.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// `#E5E5EA` light, `#2C2C2E` dark.
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// `#F2F2F7` light, `#1C1C1E` dark: nearest to the background.
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)

  /// The default tint color of views: system blue.
  public static let tintColor = systemBlue

  convenience init(
    light: UInt32, _ lightAlpha: CGFloat = 1, dark: UInt32, _ darkAlpha: CGFloat = 1
  ) {
    self.init(
      storage: .adaptive(
        light: CGColor(hex: light, alpha: lightAlpha), dark: CGColor(hex: dark, alpha: darkAlpha)))
  }
}

nonisolated extension CGColor {
  fileprivate convenience init(hex: UInt32, alpha: CGFloat) {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(srgbRed: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}

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
