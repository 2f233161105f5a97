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
