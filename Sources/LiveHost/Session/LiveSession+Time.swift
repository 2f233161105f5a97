import CollectionView

extension LiveSession {
  /// Runs code of the page's views: what begins to move in it goes by the page's clock, what belongs to no view has the traits
  /// of the page's user, and an exception is this page's. Windows without another reference live until its end.
  func asOwner<Result>(_ body: () -> Result) -> Result {
    let before = (FrameClock.main, LayoutTurn.current)
    // Alone, a page makes all its views at once.
    (FrameClock.main, LayoutTurn.current) = (clock, driver.isAnyInUse(besides: self) ? frame.layout : nil)
    defer { (FrameClock.main, LayoutTurn.current) = before }
    return autoreleasepool {
      UITraitCollection.withSettings(userSettings) { FaultWatch.main.blaming(self, body) }
    }
  }

  /// Whether something moves by itself, at the clock's pace.
  var isMoving: Bool { !clock.isIdle && motion.pace.goesOn || motion.pace.hasSteps }

  /// The clock's time at this moment, between two frames. For touches, which arrive at any time.
  var clockTime: TimeInterval { clock.time + driver.timeSinceFrame(of: self) * motion.pace.speed }

  func handle(_ request: TimeRequest) {
    let speed = motion.pace.speed
    motion.pace.handle(request)
    if motion.pace.speed != speed { sendSpeed() }
  }

  /// Makes the page more than a few frames a second.
  func wake() {
    motion.wake()
    driver.wake()
  }

  /// Makes the clock's frame, `seconds` of real time after the last one.
  func advance(by seconds: Double) {
    let start = now()
    if !clock.isIdle || gestures.isPlaying { news.codeRuns() }
    asOwner {
      let duration = motion.pace.duration(of: seconds)
      // While a gesture is replayed, its own times count.
      if gestures.isPlaying {
        continueReplay(for: duration)
      } else {
        // Layout goes on while time stands.
        clock.advance(by: duration)
      }
      skipMotion()
    }
    motion.clockSeconds = now() - start
  }

  /// For users who asked their system for less motion: animations end at once, or in some frames that are not shown where
  /// that is much work and other pages are in use.
  private func skipMotion() {
    guard motion.maySkip, skipsMotion, motion.pace.speed == 1, gestures.replay == nil, !clock.isIdle else {
      return motion.showAll()
    }
    let end = driver.isAnyInUse(besides: self) ? now() + PageTurns.share : .infinity
    while !clock.isIdle, motion.canSkip, !frame.layout.isUnfinished, now() < end {
      clock.advance(by: FramePace.frame)
      motion.skipFrame()
    }
    motion.endSkipping(isAtRest: clock.isIdle)
  }
}
