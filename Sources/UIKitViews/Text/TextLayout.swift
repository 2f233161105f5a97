import Foundation

nonisolated struct TextLayoutKey: Equatable {
  let size: CGSize
  let isRightToLeft: Bool
}

package nonisolated struct TextLayout: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package let line: TextLine
    /// The baseline, in points from the container's top.
    package let baseline: CGFloat

    package init(line: TextLine, baseline: CGFloat) { (self.line, self.baseline) = (line, baseline) }
  }

  package let font: UIFont
  /// `true` if the text is written right to left. Some runs can have the opposite direction.
  package let isRightToLeft: Bool
  package let lines: [Line]
}

package nonisolated struct TextLine: Hashable, Sendable {
  /// The text without the spaces at the line break.
  package let text: String
  package let width: CGFloat
  /// `true` if the width is exact in the displayed face. If the width is an estimate, renderers stretch or
  /// compress the text to fit it.
  package let isExact: Bool
  /// The pieces of attributed text. Other text has none.
  var pieces: [TextPiece]

  package init(text: String, width: CGFloat, isExact: Bool) {
    self.init(text: text, width: width, isExact: isExact, pieces: [])
  }

  init(text: String, width: CGFloat, isExact: Bool, pieces: [TextPiece]) {
    (self.text, self.width, self.isExact, self.pieces) = (text, width, isExact, pieces)
  }
}

nonisolated extension String {
  /// `true` if the first letter is written right to left (Unicode Standard Annex #9, rules P2 and P3), or
  /// `nil` if there are no letters.
  var readsRightToLeft: Bool? {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        if scalar.properties.isAlphabetic { return true }
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }
}

nonisolated extension CGFloat {
  /// The value as a length in text, or `nil` if it isn't finite. The length is limited, so that sums and
  /// products of lengths stay finite.
  var drawable: CGFloat? { isSane ? Swift.min(Swift.max(self, -1e6), 1e6) : nil }
}
