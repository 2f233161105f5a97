/// How time passes for what moves on a page: at its pace, or not at all for users who want no motion.
struct PageMotion {
  /// The largest number of frames that are skipped for users who want no motion.
  private static let skipLimit = 240

  var pace = FramePace()
  /// The number of frames of a motion that were skipped, while there are more.
  private(set) var skippedFrames = 0
  /// Whether motion may be skipped. False after it has not come to rest.
  private(set) var maySkip = true
  /// The duration of the clock's last frame, in seconds of real time.
  var clockSeconds = 0.0

  /// Whether frames are left out at present.
  var isSkipping: Bool { skippedFrames > 0 }

  /// Whether another frame may be skipped.
  var canSkip: Bool { skippedFrames < Self.skipLimit }

  /// Called when a hand or the page's code may have begun something else.
  mutating func wake() { maySkip = true }

  mutating func skipFrame() { skippedFrames += 1 }

  /// Called when nothing is to be skipped.
  mutating func showAll() { skippedFrames = 0 }

  /// Called when frames have been skipped.
  ///
  /// - Parameter isAtRest: Whether nothing moves any more.
  mutating func endSkipping(isAtRest: Bool) {
    guard isAtRest || !canSkip else { return }
    // Motion that never comes to rest is not a transition: it continues at its own pace.
    (maySkip, skippedFrames) = (isAtRest, 0)
  }
}
