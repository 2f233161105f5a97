import Foundation

// The palette that adapts to light and dark. Values: Apple's Human Interface Guidelines, Color, for iOS 15 to
// 18, at the default contrast.
nonisolated extension UIColor {
  /// #FF3B30; in dark mode #FF453A.
  public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
  /// #FF9500; in dark mode #FF9F0A.
  public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
  /// #FFCC00; in dark mode #FFD60A.
  public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
  /// #34C759; in dark mode #30D158.
  public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
  /// #00C7BE; in dark mode #63E6E2.
  public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
  /// #30B0C7; in dark mode #40C8E0.
  public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
  /// #32ADE6; in dark mode #64D2FF.
  public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
  /// #007AFF; in dark mode #0A84FF.
  public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
  /// #5856D6; in dark mode #5E5CE6.
  public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
  /// #AF52DE; in dark mode #BF5AF2.
  public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
  /// #FF2D55; in dark mode #FF375F.
  public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
  /// #A2845E; in dark mode #AC8E68.
  public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
  /// #8E8E93, also in dark mode.
  public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
  /// #AEAEB2; in dark mode #636366.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  /// #C7C7CC; in dark mode #48484A.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
  /// #D1D1D6; in dark mode #3A3A3C.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// #E5E5EA; in dark mode #2C2C2E.
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// #F2F2F7; in dark mode #1C1C1E: nearest to the background.
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)

  /// The default tint color of views: system blue.
  public static let tintColor = systemBlue

  /// Creates a dynamic color from 0xRRGGBB and an alpha for each style.
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
