import Foundation

// An addition to UIKit.

/// Measures text for line breaking, truncation, and the sizes of labels.
///
/// The built-in measurer uses the advance widths of Helvetica, without kerning, and estimates other widths
/// (see ``isExact(_:in:)``). To measure with a real shaping engine, assign another measurer.
public nonisolated protocol TextMeasurer: Sendable {
  /// Returns the width on one line, in points.
  func width(of text: Substring, in font: UIFont) -> CGFloat

  /// Returns `true` if the width is exact in the displayed face. Renderers fit the text to an estimate.
  func isExact(_ text: Substring, in font: UIFont) -> Bool
}

nonisolated extension UIFont {
  /// The measurer of all text. Assign it before any text is measured, because labels cache their
  /// measurements.
  public static var measurer: any TextMeasurer {
    get { measurerLock.withLock { currentMeasurer } }
    set { measurerLock.withLock { currentMeasurer = newValue } }
  }

  private static let measurerLock = NSLock()
  private nonisolated(unsafe) static var currentMeasurer: any TextMeasurer = SansTextMeasurer()
}

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
