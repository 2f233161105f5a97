import CollectionView

struct LandscapePalette: Sendable {
  /// The colors of the sky, from the top to the horizon.
  var sky: [SampleColor]
  var light: SampleColor
  var far: SampleColor
  var near: SampleColor

  var horizon: SampleColor { sky[sky.count - 1] }

  static let dusk = Self(
    sky: [0x2B2D5B, 0x6D4C8D, 0xE58A8A, 0xFCD5A5], light: 0xFFF1CF, far: 0xC27C92, near: 0x241B3F)
  static let rose = Self(
    sky: [0x8FB0CC, 0xCFC9D8, 0xF6D8C8, 0xFDEEDD], light: 0xFFFAF0, far: 0xC9B4BF, near: 0x46506F)
  static let alpine = Self(
    sky: [0x4F8FBF, 0xA7D0E4, 0xE9F3EE], light: 0xFFFDF0, far: 0xA9C9D6, near: 0x1E4257)
  static let amber = Self(
    sky: [0xC8553D, 0xF28F3B, 0xFFD5A1], light: 0xFFF3DC, far: 0xE0916A, near: 0x43212E)
  static let lagoon = Self(
    sky: [0x12304C, 0x1F5C73, 0x7FB7A8, 0xF2D9A7], light: 0xFBE9C0, far: 0x6BA79F, near: 0x0E2539)
  static let lilac = Self(
    sky: [0x46417C, 0x8F79B8, 0xD9B3D0, 0xFBDCCB], light: 0xFFF4E6, far: 0xB096C4, near: 0x2D2653)
  static let sage = Self(
    sky: [0xA8C0B3, 0xD5DFCB, 0xF4EEDA], light: 0xFFFBEA, far: 0xB3C4A9, near: 0x31503F)
  static let peach = Self(
    sky: [0xF4A58A, 0xF9C6A0, 0xFDE6C6], light: 0xFFFFFF, far: 0xE8B49B, near: 0x7A4B53)

  static let all = [dusk, sage, amber, rose, lagoon, peach, alpine, lilac]
}

/// A ground color and five inks. The last ink is the darkest.
struct InkPalette: Sendable {
  var ground: SampleColor
  var inks: [SampleColor]

  static let all = [
    Self(ground: 0xF4EAD5, inks: [0xD1495B, 0xEDAE49, 0x00798C, 0x8FB8C4, 0x2E4057]),
    Self(ground: 0xF6E7D8, inks: [0xC8553D, 0xE6A57E, 0x8A9A5B, 0xD9B08C, 0x36454F]),
    Self(ground: 0xF2EFE6, inks: [0xE0442F, 0xF4B62F, 0x245FA6, 0xDCCDB0, 0x20201E]),
    Self(ground: 0xECEFF2, inks: [0x5E81AC, 0x9DB8D2, 0xD08770, 0xEBCB8B, 0x2E3440]),
    Self(ground: 0xFBEEE6, inks: [0x8C3B5A, 0xC48A86, 0xE0A458, 0xE3C5BF, 0x3D405B]),
    Self(ground: 0xF1F5EC, inks: [0x2A9D8F, 0x9BBF8A, 0xE9C46A, 0xF4A261, 0x264653]),
  ]
}

struct SampleColor: Equatable, Sendable, ExpressibleByIntegerLiteral {
  var red: Double
  var green: Double
  var blue: Double

  /// Creates a color from `0xRRGGBB`.
  init(integerLiteral value: Int) {
    red = Double(value >> 16 & 0xFF) / 255
    green = Double(value >> 8 & 0xFF) / 255
    blue = Double(value & 0xFF) / 255
  }

  func mixed(with other: SampleColor, _ fraction: Double) -> SampleColor {
    var result = self
    result.red += (other.red - red) * fraction
    result.green += (other.green - green) * fraction
    result.blue += (other.blue - blue) * fraction
    return result
  }

  var uiColor: UIColor { UIColor(red: red, green: green, blue: blue, alpha: 1) }

  var css: String {
    let value = [red, green, blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
