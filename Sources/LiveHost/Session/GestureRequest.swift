enum GestureRequest: UInt8, CaseIterable, Sendable {
  case replay
  /// Replays the gesture, and sends an equivalent Swift test.
  case save
}
