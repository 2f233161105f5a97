import Foundation

nonisolated struct TextPiece: Hashable, Sendable {
  let text: String
  let style: TextStyle
  let width: CGFloat
  /// `true` if the width is exact in the displayed face.
  let isExact: Bool
}
