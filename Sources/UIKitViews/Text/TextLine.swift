import Foundation

/// One line of broken text.
package nonisolated struct TextLine: Hashable, Sendable {
  /// The text of the line, without the spaces at the line break.
  package let text: String
  /// The measured width, in points.
  package let width: CGFloat
  /// `true` if the width is the exact width in the displayed face. Otherwise, it's an estimate, and renderers
  /// fit the text to it.
  package let isExact: Bool
  /// The parts with their styles. This is empty unless the text is attributed.
  var pieces: [TextPiece]

  package init(text: String, width: CGFloat, isExact: Bool) {
    self.init(text: text, width: width, isExact: isExact, pieces: [])
  }

  init(text: String, width: CGFloat, isExact: Bool, pieces: [TextPiece]) {
    (self.text, self.width, self.isExact, self.pieces) = (text, width, isExact, pieces)
  }
}
