import Foundation

package nonisolated struct TextLine: Hashable, Sendable {
  /// The text without the spaces at the line break.
  package let text: String
  package let width: CGFloat
  /// `true` if the width is exact in the displayed face. Renderers fit the text to estimates.
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
