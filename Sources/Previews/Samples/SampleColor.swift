import CollectionView

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
