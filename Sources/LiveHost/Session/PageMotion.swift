/// The passing of time for motion on a page: at its pace, or with skipped frames for users who prefer reduced
/// motion.
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
