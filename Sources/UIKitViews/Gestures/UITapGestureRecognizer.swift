import Foundation

/// A discrete recognizer for taps.
///
/// A tap lasts at most 0.75 seconds and moves by at most 45 points. The next tap must follow within 0.35
/// seconds. Apple publishes no limits.
open class UITapGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}

  /// The number of taps. The default value is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers in each tap. More fingers make the gesture fail. The default value is 1.
  open var numberOfTouchesRequired = 1

  private static let allowableMovement: CGFloat = 45
  private static let longestTap: TimeInterval = 0.75
  private static let longestPause: TimeInterval = 0.35

  private var taps = 0
  private var fingers = 0
  private var firstTapPoint: CGPoint?
  private var timer: FrameTimer?
  private var tapTouches: [UITouch] = []

  /// The touches to count, which in a recognized tap are the lifted fingers.
  override var shownTouches: [UITouch] { state == .ended ? tapTouches : super.shownTouches }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers = max(fingers, self.touches.count)
    guard fingers <= numberOfTouchesRequired else { return state = .failed }
    if self.touches.count == touches.count {
      tapTouches = []
      failAfter(Self.longestTap)
    }
    tapTouches += self.touches.filter(touches.contains)
    let point = firstTapPoint ?? centroid
    if hypot(point.x - centroid.x, point.y - centroid.y) > Self.allowableMovement, taps > 0 {
      state = .failed
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.travel > Self.allowableMovement }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard remainingTouches.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    fingers = 0
    if firstTapPoint == nil { firstTapPoint = centroid }
    if taps == numberOfTapsRequired {
      timer?.cancel()
      state = .ended
    } else {
      failAfter(Self.longestPause)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    (taps, fingers, firstTapPoint, tapTouches) = (0, 0, nil, [])
  }

  /// Returns `false` if the other recognizer needs more taps.
  @discardableResult
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override var awaitsTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  private func failAfter(_ duration: TimeInterval) {
    timer?.cancel()
    timer = FrameClock.main.schedule(after: duration) { [weak self] in
      if self?.state == .possible, self?.pendingStates.isEmpty ?? false { self?.state = .failed }
    }
  }
}
