import Foundation

/// A part of a line of attributed text that has one style.
nonisolated struct TextPiece: Hashable, Sendable {
  let text: String
  let style: TextStyle
  /// In points, as measured.
  let width: CGFloat
  /// Whether the width is that of the face that is shown.
  let isExact: Bool
}
