import Foundation

/// A measurer that adds up published advance widths. A character of several scalars, such as a flag or a
/// family, is as wide as its widest scalar.
nonisolated struct SansTextMeasurer: TextMeasurer {
  func width(of text: Substring, in font: UIFont) -> CGFloat {
    let widths = font.widths
    let units =
      widths.units(ofASCII: text.utf8) ?? text.reduce(0) { $0 + Int(Self.units(of: $1, in: widths)) }
    return CGFloat(units) * font.pointSize / CGFloat(SansWidths.unitsPerEm)
  }

  func isExact(_ text: Substring, in font: UIFont) -> Bool {
    let widths = font.widths
    return text.unicodeScalars.allSatisfy { widths.known($0) != nil }
  }

  private static func units(of character: Character, in widths: SansWidths) -> UInt16 {
    let scalars = character.unicodeScalars
    var widest: UInt16 = 0
    for scalar in scalars { widest = max(widest, widths[scalar]) }
    return widest
  }
}

nonisolated extension UIFont {
  fileprivate var widths: SansWidths {
    isItalic ? (isBold ? .boldOblique : .oblique) : (isBold ? .bold : .regular)
  }
}
