/// The passing of time for motion on a page: at its pace, or not at all for users who prefer reduced motion.
struct PageMotion {
  /// The largest number of frames skipped for users who prefer reduced motion.
  private static let skipLimit = 240

  var pace = FramePace()
  /// The number of frames skipped so far in an unfinished motion.
  private(set) var skippedFrames = 0
  /// `true` if motion may be skipped, `false` after motion without an end.
  private(set) var maySkip = true
  /// The duration of the clock's last frame, in seconds of real time.
  var clockSeconds = 0.0

  var isSkipping: Bool { skippedFrames > 0 }

  var canSkip: Bool { skippedFrames < Self.skipLimit }

  /// Called when touches or the page's code may have started new motion.
  mutating func wake() { maySkip = true }

  mutating func skipFrame() { skippedFrames += 1 }

  /// Called when all frames are to be shown.
  mutating func showAll() { skippedFrames = 0 }

  /// Called when frames have been skipped.
  ///
  /// - Parameter isAtRest: `true` if all motion has ended.
  mutating func endSkipping(isAtRest: Bool) {
    guard isAtRest || !canSkip else { return }
    // Motion that never comes to rest isn't a transition, so it continues at its own pace.
    (maySkip, skippedFrames) = (isAtRest, 0)
  }
}
