import CollectionView

@MainActor
struct PinchFingers {
  private static let distance: CGFloat = 64

  /// The fingers' initial distance from each other, in points.
  let span = 2 * distance

  private let middle: CGPoint
  private let firstFinger: Int
  private var scale: CGFloat = 1
  private var rotation: CGFloat = 0

  init(around middle: CGPoint, firstFinger: Int) {
    (self.middle, self.firstFinger) = (middle, firstFinger)
  }

  func touch(_ window: UIWindow, at time: TimeInterval) {
    send(.began, to: window, at: time)
  }

  /// - Parameters:
  ///   - scale: The fingers' distance relative to the initial one.
  ///   - rotation: The clockwise rotation in radians.
  mutating func move(
    in window: UIWindow, scale: CGFloat, rotation: CGFloat, at time: TimeInterval
  ) {
    (self.scale, self.rotation) = (scale, rotation)
    send(.moved, to: window, at: time)
  }

  func lift(from window: UIWindow, at time: TimeInterval) {
    send(.ended, to: window, at: time)
  }

  private func send(_ phase: UITouch.Phase, to window: UIWindow, at time: TimeInterval) {
    let arm = CGPoint(x: cos(rotation) * Self.distance * scale, y: sin(rotation) * Self.distance * scale)
    window.sendTouches(
      [
        .init(finger: firstFinger, phase: phase, location: CGPoint(x: middle.x + arm.x, y: middle.y + arm.y)),
        .init(
          finger: firstFinger + 1, phase: phase, location: CGPoint(x: middle.x - arm.x, y: middle.y - arm.y)),
      ], at: time)
  }
}
