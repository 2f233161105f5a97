@testable import LiveHost

extension LiveSession {
  /// Runs the clock's frames until nothing moves, for at most a minute.
  func rest() {
    for _ in 0..<3600 where isMoving { advance(by: 1.0 / 60) }
  }
}
