/// What a page asks of the last gesture that it made.
enum GestureRequest: UInt8, CaseIterable, Sendable {
  /// Makes the gesture again, from the offset that it began at.
  case replay
  /// Makes it again, and sends a Swift test that does the same.
  case save
}
