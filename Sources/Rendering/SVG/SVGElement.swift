import UIKitViews

nonisolated struct SVGElement {
  private(set) var text: String

  init(_ name: String) { text = "<" + name }

  func with(_ name: String, _ value: String) -> SVGElement {
    var copy = self
    copy.text += " \(name)=\"\(value.escapedForXML)\""
    return copy
  }

  func with(_ name: String, _ value: Double) -> SVGElement { with(name, value.svg()) }

  func with(_ name: String, _ value: String?) -> SVGElement {
    guard let value else { return self }
    return with(name, value)
  }

  func with(_ frame: CGRect) -> SVGElement {
    var copy = self
    if frame.minX != 0 { copy = copy.with("x", frame.minX) }
    if frame.minY != 0 { copy = copy.with("y", frame.minY) }
    return copy.with("width", frame.width).with("height", frame.height)
  }

  /// Adds a color without alpha, which every SVG reader supports, and its alpha as a separate attribute.
  func with(_ property: String, _ color: RGBA) -> SVGElement {
    let painted = with(property, color.hex)
    return color.alpha < 1 ? painted.with("\(property)-opacity", color.alpha) : painted
  }

  var open: String { text + ">" }
  var closed: String { text + "/>" }
}

nonisolated extension RGBA {
  var hex: String {
    let value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

nonisolated extension String {
  /// The text with escaped markup, and with spaces for line ends and tabs. Characters that XML 1.0 doesn't
  /// allow are omitted.
  var escapedForXML: String {
    guard utf8.contains(where: \.needsCareInXML) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

nonisolated extension UInt8 {
  /// `true` if a character with this byte may need escaping. 0xEF is the first byte of U+FFFE and U+FFFF in
  /// UTF-8.
  fileprivate var needsCareInXML: Bool {
    switch self {
    case 0..<0x20, 0x22, 0x26, 0x3C, 0x3E, 0x7F, 0xEF: true
    default: false
    }
  }
}

nonisolated extension Double {
  /// Returns the shortest decimal form, such as "12", "0.5", "-3.125", in every locale. It's never "-0" and
  /// has no exponent. Infinite numbers and NaN become 0.
  func svg(decimals: Int = 3) -> String {
    let scale = decimals == 3 ? 1000.0 : pow(10, Double(decimals))
    let scaled = (self * scale).rounded()
    guard scaled.isFinite, abs(scaled) < 1e15 else { return "0" }
    let value = Int(scaled)
    guard value != 0 else { return "0" }
    let (whole, part) = abs(value).quotientAndRemainder(dividingBy: Int(scale))
    var text = value < 0 ? "-\(whole)" : "\(whole)"
    guard part != 0 else { return text }
    var digits = String(part)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }
}

nonisolated extension Projection {
  /// The SVG transform of an affine projection. Lengths have three decimals. Factors have six, so that their
  /// rounding isn't visible over a thousand points.
  var svg: String {
    if isTranslation { return "translate(\(tx.svg()) \(ty.svg()))" }
    let factors = [a, b, c, d].map { $0.svg(decimals: 6) }.joined(separator: " ")
    return "matrix(\(factors) \(tx.svg()) \(ty.svg()))"
  }
}

nonisolated extension [CGPoint] {
  var svgPath: String {
    isEmpty ? "" : svgLine + "Z"
  }
}

nonisolated extension [CGPoint] {
  var svgLine: String {
    guard let first else { return "" }
    return "M\(first.svg)" + dropFirst().map { "L" + $0.svg }.joined()
  }
}

nonisolated extension CGPoint {
  var svg: String { "\(Double(x).svg()) \(Double(y).svg())" }
}
