/// How a page's clock goes.
struct FramePace {
  /// The duration of a frame, in seconds.
  static let frame = 1.0 / 60
  /// The largest number of single frames that wait to be made.
  private static let stepLimit = 240

  /// 1 is real time; at 0 the clock stands.
  private(set) var speed = 1.0
  /// Frames to make although the clock stands.
  private var steps = 0

  /// Whether time passes for what moves.
  var goesOn: Bool { speed > 0 || steps > 0 }

  var hasSteps: Bool { steps > 0 }

  mutating func handle(_ request: TimeRequest) {
    switch request {
    case .speed(let speed): if speed != self.speed { (self.speed, steps) = (speed, 0) }
    case .step: if speed == 0 { steps = min(steps + 1, Self.stepLimit) }
    }
  }

  /// The clock's seconds in a frame of `seconds` in real time.
  mutating func duration(of seconds: Double) -> Double {
    if speed > 0 { return seconds * speed }
    guard steps > 0 else { return 0 }
    steps -= 1
    return Self.frame
  }
}
