import Foundation

/// A recognizer for long presses. The gesture ends when one of the fingers lifts.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}

  /// The number of taps before the press. The default value is 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers. The default value is 1. More fingers make the gesture fail, unless it has begun.
  open var numberOfTouchesRequired = 1
  /// The duration of the press, in seconds. The default value is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement before recognition, in points. The default value is 10.
  open var allowableMovement: CGFloat = 10

  private var timer: FrameTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= numberOfTouchesRequired else {
      if isOngoing {
        for touch in touches { ignore(touch, for: event) }
      } else {
        state = .failed
      }
      return
    }
    guard touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else { return state = .failed }
    guard self.touches.count == numberOfTouchesRequired else { return }
    timer = FrameClock.main.schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isOngoing {
      state = .changed
    } else if touches.contains(where: { $0.travel > allowableMovement }), pendingStates.isEmpty {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isOngoing || !pendingStates.isEmpty ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }
}
