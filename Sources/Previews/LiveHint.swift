/// A hint that shows a hand performing the main gesture of the contents, until the user touches them.
public struct LiveHint: Hashable, Sendable {
  /// A gesture of the hand.
  public enum Gesture: UInt8, Sendable, CaseIterable {
    /// Drags left and back.
    case drag = 1
    /// Circles around the middle.
    case turn
    /// Throws something aside.
    case swipe
    /// Spreads two fingers.
    case pinch
    /// Presses something for a while, then moves it.
    case longPress
  }

  /// The hand's gesture.
  public var gesture: Gesture
  /// The hint's text, a few words such as "Drag to turn".
  public var title: String

  /// Creates a hint for a gesture.
  public init(_ gesture: Gesture, _ title: String) {
    (self.gesture, self.title) = (gesture, title)
  }
}
