import Foundation

/// A discrete recognizer for a quick swipe in one direction.
///
/// A swipe takes half a second at most and never goes backward. Each finger must cover 50 points, minus 47
/// for each second that has passed. The gesture fails if a finger strays from the direction by more than 50
/// points, minus 49 for each second.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}

  /// The on-screen directions of swipes.
  public nonisolated struct Direction: OptionSet, Sendable {
    /// The same bits as in UIKit.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The direction toward higher x.
    public static let right = Direction(rawValue: 1)
    /// The direction toward lower x.
    public static let left = Direction(rawValue: 2)
    /// The direction toward lower y.
    public static let up = Direction(rawValue: 4)
    /// The direction toward higher y.
    public static let down = Direction(rawValue: 8)
  }

  /// The number of fingers. More fingers make the gesture fail. The default value is 1.
  open var numberOfTouchesRequired = 1
  /// The allowed directions. The default value is `right`. As in UIKit, `up` and `down` have no effect in a
  /// set with `left` or `right`.
  open var direction: Direction = .right

  private static let longestDuration: TimeInterval = 0.5
  private static let tolerance = 1e-9
  private var start: TimeInterval?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if start == nil { start = event.timestamp }
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, pendingStates.isEmpty else { return }
    let time = event.timestamp - (start ?? event.timestamp)
    let moved = self.touches.map { $0.point - $0.beginning.point }
    guard time <= Self.longestDuration + Self.tolerance,
      touches.allSatisfy({ isWanted($0.point - $0.previousPoint) }),
      moved.allSatisfy({ abs(across($0)) <= 50 - 49 * time + Self.tolerance })
    else { return state = .failed }
    let least = 50 - 47 * time - Self.tolerance
    let isLongEnough = moved.allSatisfy { along($0) >= least } || moved.allSatisfy { along($0) <= -least }
    if isLongEnough, moved.count == numberOfTouchesRequired { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if remainingTouches.isEmpty, pendingStates.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    super.reset()
    start = nil
  }

  private var isHorizontal: Bool { !direction.isDisjoint(with: [.left, .right]) }

  private func along(_ movement: CGVector) -> CGFloat { isHorizontal ? movement.dx : movement.dy }

  private func across(_ movement: CGVector) -> CGFloat { isHorizontal ? movement.dy : movement.dx }

  private func isWanted(_ movement: CGVector) -> Bool {
    let along = along(movement)
    guard abs(along) > Self.tolerance else { return true }
    return direction.contains(along > 0 ? (isHorizontal ? .right : .down) : (isHorizontal ? .left : .up))
  }
}

extension CGPoint {
  fileprivate static func - (end: CGPoint, start: CGPoint) -> CGVector {
    CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}
