import CollectionView

extension LiveSession {
  /// The largest number of frames that are skipped for users who want no motion.
  private static let skipLimit = 240

  /// Runs code of the page's views: what begins to move in it goes by the page's clock, what belongs to no view has the traits
  /// of the page's user, and an exception is this page's.
  func asOwner<Result>(_ body: () -> Result) -> Result {
    let before = FrameClock.main
    FrameClock.main = clock
    defer { FrameClock.main = before }
    return UITraitCollection.withSettings(userSettings) { FaultWatch.main.blaming(self, body) }
  }

  /// Whether something moves by itself, at the clock's pace.
  var isMoving: Bool { !clock.isIdle && pace.goesOn || pace.hasSteps }

  /// The clock's time at this moment, between two frames. For touches, which arrive at any time.
  var clockTime: TimeInterval { clock.time + driver.timeSinceFrame(of: self) * pace.speed }

  func handle(_ request: TimeRequest) {
    let speed = pace.speed
    pace.handle(request)
    if pace.speed != speed { sendSpeed() }
  }

  /// Makes the page more than a few frames a second.
  func wake() {
    maySkip = true
    driver.wake()
  }

  /// Makes the clock's frame, `seconds` of real time after the last one.
  func advance(by seconds: Double) {
    let start = now()
    asOwner {
      let duration = pace.duration(of: seconds)
      // While a gesture is replayed, its own times count.
      if replay?.isPlaying ?? false {
        continueReplay(for: duration)
      } else {
        // Layout goes on while time stands.
        clock.advance(by: duration)
      }
      skipMotion()
    }
    clockSeconds = now() - start
  }

  /// For users who asked their system for less motion: animations end at once, or in some frames that are not shown where
  /// that is much work and other pages are in use.
  private func skipMotion() {
    guard maySkip, skipsMotion, pace.speed == 1, replay == nil, !clock.isIdle else {
      skippedFrames = 0
      return
    }
    let end = driver.isAnyInUse(besides: self) ? now() + PageTurns.share : .infinity
    while !clock.isIdle, skippedFrames < Self.skipLimit, now() < end {
      clock.advance(by: FramePace.frame)
      skippedFrames += 1
    }
    guard clock.isIdle || skippedFrames == Self.skipLimit else { return }
    // Motion that never comes to rest is not a transition: it continues at its own pace.
    (maySkip, skippedFrames) = (clock.isIdle, 0)
  }
}
