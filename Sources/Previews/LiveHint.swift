/// Shows a hand that does what the contents are made for, until somebody has touched them.
public struct LiveHint: Hashable, Sendable {
  /// What the hand does.
  public enum Gesture: UInt8, Sendable, CaseIterable {
    /// Drags along, to the left and back.
    case drag = 1
    /// Goes round the middle.
    case turn
    /// Throws something aside.
    case swipe
    /// Spreads two fingers.
    case pinch
    /// Presses something for a while, and then moves it.
    case longPress
  }

  /// What the hand does.
  public var gesture: Gesture
  /// What it says, in a few words: "Drag to turn".
  public var title: String

  /// A hint of a gesture.
  public init(_ gesture: Gesture, _ title: String) {
    (self.gesture, self.title) = (gesture, title)
  }
}
