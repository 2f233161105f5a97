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
  var pieces: [TextPiece] = []
}
