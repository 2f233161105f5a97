struct FramePace {
  /// The duration of a frame, in seconds.
  static let frame = 1.0 / 60
  private static let stepLimit = 240

  /// The speed of the clock: 1 is real time, and 0 stops it.
  private(set) var speed = 1.0
  /// The number of frames to make while the clock is stopped.
  private var steps = 0

  var goesOn: Bool { speed > 0 || steps > 0 }

  var hasSteps: Bool { steps > 0 }

  mutating func handle(_ request: TimeRequest) {
    switch request {
    case .speed(let speed): if speed != self.speed { (self.speed, steps) = (speed, 0) }
    case .step: if speed == 0 { steps = min(steps + 1, Self.stepLimit) }
    }
  }

  mutating func duration(of seconds: Double) -> Double {
    if speed > 0 { return seconds * speed }
    guard steps > 0 else { return 0 }
    steps -= 1
    return Self.frame
  }
}
