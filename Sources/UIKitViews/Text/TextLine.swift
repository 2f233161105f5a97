import Foundation

/// One line of broken text.
package nonisolated struct TextLine: Hashable, Sendable {
  /// Without the spaces at which it was broken.
  package let text: String
  /// In points, as measured.
  package let width: CGFloat
  /// Whether the width is that of the face that is shown. If not, it is an estimate, and renderers fit the text
  /// to it.
  package let isExact: Bool
  /// The parts with their styles. Empty unless the text is attributed.
  var pieces: [TextPiece]

  package init(text: String, width: CGFloat, isExact: Bool) {
    self.init(text: text, width: width, isExact: isExact, pieces: [])
  }

  init(text: String, width: CGFloat, isExact: Bool, pieces: [TextPiece]) {
    (self.text, self.width, self.isExact, self.pieces) = (text, width, isExact, pieces)
  }
}
