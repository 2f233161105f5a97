/// Controls the passage of time for motion on a page. Motion runs at the pace set on the page, or skips
/// frames for users who prefer reduced motion.
struct PageMotion {
  private static let skipLimit = 240

  var pace = FramePace()
  private(set) var skippedFrames = 0
  /// `false` after motion that doesn't come to rest.
  private(set) var maySkip = true
  /// The real time of the clock's last frame, in seconds.
  var clockSeconds = 0.0

  var isSkipping: Bool { skippedFrames > 0 }

  var canSkip: Bool { skippedFrames < Self.skipLimit }

  mutating func wake() { maySkip = true }

  mutating func skipFrame() { skippedFrames += 1 }

  mutating func showAll() { skippedFrames = 0 }

  /// - Parameter isAtRest: `true` if all motion has ended.
  mutating func endSkipping(isAtRest: Bool) {
    guard isAtRest || !canSkip else { return }
    // Motion that never comes to rest isn't a transition, so it continues at its own pace.
    (maySkip, skippedFrames) = (isAtRest, 0)
  }
}

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
