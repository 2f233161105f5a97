#if Live
import CollectionView

extension LiveSession {
  /// Runs code of the page's views. Motion that this code begins follows the page's clock, objects without a
  /// view get the user's traits, and exceptions are attributed to this page. Windows without another
  /// reference live until the code ends.
  func asOwner<Result>(_ body: () -> Result) -> Result {
    let before = (FrameClock.main, LayoutTurn.current)
    let accessibility = (UIAccessibility.reducesMotion, UIAccessibility.announcer)
    // If no other page is in use, the page makes all its views at once.
    (FrameClock.main, LayoutTurn.current) = (clock, driver.isAnyInUse(besides: self) ? frame.layout : nil)
    UIAccessibility.reducesMotion = view.reducesMotion
    UIAccessibility.announcer = { [weak self] in self?.announce($1, because: $0) }
    defer {
      (FrameClock.main, LayoutTurn.current) = before
      (UIAccessibility.reducesMotion, UIAccessibility.announcer) = accessibility
    }
    return autoreleasepool {
      UITraitCollection.withSettings(userSettings) { FaultWatch.main.blaming(self, body) }
    }
  }

  var isMoving: Bool { !clock.isIdle && motion.pace.goesOn || motion.pace.hasSteps }

  /// The clock's current time. It may lie between two frames, because touches arrive at any time.
  var clockTime: TimeInterval { clock.time + driver.timeSinceFrame(of: self) * motion.pace.speed }

  func handle(_ request: TimeRequest) {
    let speed = motion.pace.speed
    motion.pace.handle(request)
    if motion.pace.speed != speed { sendSpeed() }
  }

  func wake() {
    motion.wake()
    driver.wake()
  }

  func advance(by seconds: Double) {
    let start = now()
    if !clock.isIdle || gestures.isPlaying { changes.codeRuns() }
    asOwner {
      let duration = motion.pace.duration(of: seconds)
      if gestures.isPlaying {
        continueReplay(for: duration)
      } else {
        // Layout continues while time stands still.
        clock.advance(by: duration)
      }
      skipMotion()
    }
    motion.clockSeconds = now() - start
  }

  /// Ends animations at once for users who prefer reduced motion. If other pages are in use, skips only the
  /// frames for which there is time.
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

  func sendSpeed() {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.time)
    writer.single(motion.pace.speed)
    link.send(writer.bytes)
  }

  /// Makes the page read out the text of a notification from the page's views.
  private func announce(_ argument: Any?, because notification: UIAccessibility.Notification) {
    guard [.announcement, .pageScrolled].contains(notification), let text = argument as? String else {
      return
    }
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.announcement)
    writer.text(text)
    link.send(writer.bytes)
  }

  // MARK: Rest

  /// `true` if all messages are handled and nothing moves, for example because the clock is stopped.
  var isAtRest: Bool {
    guard faults.fault == nil else { return true }
    guard !hasBacklog, !isUnfinished, !motion.isSkipping, !motion.pace.hasSteps, touches.keyGesture == nil
    else {
      return false
    }
    return !motion.pace.goesOn || (clock.isIdle && !gestures.isPlaying)
  }

  /// Answers the pending rest request if everything is at rest. Called after all changes have been sent.
  func answerRest() {
    guard let question = restQuestion, isAtRest else { return }
    restQuestion = nil
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.rested)
    writer.number(question)
    link.send(writer.bytes)
  }
}
#endif
