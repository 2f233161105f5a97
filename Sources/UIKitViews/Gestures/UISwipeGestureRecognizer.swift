import Foundation

/// Recognises a quick swipe in a direction. Discrete.
///
/// A swipe covers 50 points along its direction, and less than half of that across, within half a second.
/// (Ours: Apple publishes no numbers.)
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}

  /// The directions of swipes, on screen.
  public nonisolated struct Direction: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Toward higher x.
    public static let right = Direction(rawValue: 1)
    /// Toward lower x.
    public static let left = Direction(rawValue: 2)
    /// Toward lower y.
    public static let up = Direction(rawValue: 4)
    /// Toward higher y.
    public static let down = Direction(rawValue: 8)
  }

  /// The number of fingers. Default 1. With more, the gesture fails.
  open var numberOfTouchesRequired = 1
  /// Default: right.
  open var direction: Direction = .right

  private static let length: CGFloat = 50
  private static let duration: TimeInterval = 0.5
  private var movement = CGVector.zero
  private var start: TimeInterval?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if start == nil { start = event.timestamp }
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, pendingStates.isEmpty else { return }
    guard event.timestamp - (start ?? event.timestamp) <= Self.duration else { return state = .failed }
    let step = centroidMovement
    movement = CGVector(dx: movement.dx + step.dx, dy: movement.dy + step.dy)
    let (along, across) = (max(abs(movement.dx), abs(movement.dy)), min(abs(movement.dx), abs(movement.dy)))
    guard along >= Self.length else { return }
    let isWanted =
      self.touches.count == numberOfTouchesRequired && across < along / 2
      && direction.contains(strokeDirection)
    state = isWanted ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if remainingTouches.isEmpty, pendingStates.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    super.reset()
    (movement, start) = (.zero, nil)
  }

  private var strokeDirection: Direction {
    if abs(movement.dx) > abs(movement.dy) { return movement.dx > 0 ? .right : .left }
    return movement.dy > 0 ? .down : .up
  }
}
