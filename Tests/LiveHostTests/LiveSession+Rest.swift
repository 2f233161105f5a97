@testable import LiveHost

extension LiveSession {
  /// Makes the clock's frames until nothing moves, for a minute at most.
  func rest() {
    for _ in 0..<3600 where isMoving { advance(by: 1.0 / 60) }
  }
}
