/// A hand that performs the contents' main gesture until the user touches them.
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
    /// Presses something, then moves it.
    case longPress
  }

  /// The gesture.
  public var gesture: Gesture
  /// A few words such as "Drag to turn".
  public var title: String

  /// Creates a hint.
  public init(_ gesture: Gesture, _ title: String) {
    (self.gesture, self.title) = (gesture, title)
  }
}
