/// A request about the page's last gesture.
enum GestureRequest: UInt8, CaseIterable, Sendable {
  /// Replays the gesture from its initial offset.
  case replay
  /// Replays the gesture, and sends an equivalent Swift test.
  case save
}
