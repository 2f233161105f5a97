import Foundation

/// A part of a line of attributed text with one style.
nonisolated struct TextPiece: Hashable, Sendable {
  let text: String
  let style: TextStyle
  /// The measured width, in points.
  let width: CGFloat
  /// `true` if the width is the exact width in the displayed face.
  let isExact: Bool
}
