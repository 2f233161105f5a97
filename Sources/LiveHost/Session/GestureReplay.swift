import CollectionView

/// A gesture that is made again, with the clock advanced by exactly the times between its events.
///
/// The test that ``GestureTest`` writes does the same, so both end at the same offset.
struct GestureReplay {
  let recording: GestureRecording
  /// Whether a test is wanted when the contents have come to rest.
  let savesTest: Bool

  private var next = 0
  /// Time that has passed in the page but not yet on the clock.
  private var surplus = 0.0

  init(_ recording: GestureRecording, savesTest: Bool) {
    (self.recording, self.savesTest) = (recording, savesTest)
  }

  /// Whether events are still to come. After the last one, the clock goes on by itself.
  var isPlaying: Bool { next < recording.events.count }

  /// The events that are due after another `duration` seconds.
  mutating func events(for duration: Double) -> ArraySlice<GestureRecording.Event> {
    surplus += duration
    let first = next
    while isPlaying, recording.events[next].delay <= surplus {
      surplus -= recording.events[next].delay
      next += 1
    }
    return recording.events[first..<next]
  }
}

extension LiveSession {
  /// The window's numbers for the fingers of a replay.
  private static let replayFingers = 3000

  func handle(_ request: GestureRequest) {
    guard let recording = gestures.recorder.last, let window, !isTouched else { return }
    window.cancelTouches()
    endKeyGesture(in: window)
    if let scrollView = mainScrollView {
      scrollView.setContentOffset(recording.offset, animated: false)
      window.layoutIfNeeded()
    }
    gestures.replay = GestureReplay(recording, savesTest: request == .save)
  }

  /// Makes the events that are due after another `duration` seconds.
  func continueReplay(for duration: Double) {
    guard let window, let events = gestures.replay?.events(for: duration) else { return }
    for event in events {
      clock.advance(by: event.delay)
      // One after the other, as several `Finger`s do.
      for sample in event.samples {
        for phase in sample.phase == .ended ? [.moved, .ended] : [sample.phase] {
          window.sendTouches([
            .init(finger: Self.replayFingers + sample.finger, phase: phase, location: sample.location)
          ])
        }
      }
    }
    if events.isEmpty { clock.advance(by: 0) }
  }

  /// A hand comes down.
  func endReplay(byHandIn window: UIWindow) {
    if gestures.isPlaying { window.cancelTouches() }
    gestures.replay = nil
  }

  /// Sends the test once the contents have come to rest.
  func endReplay() {
    guard let replay = gestures.replay, !replay.isPlaying, clock.isIdle, let window else { return }
    gestures.replay = nil
    guard replay.savesTest else { return }
    let test = GestureTest(
      replay.recording, title: scene?.title ?? "", size: window.bounds.size,
      end: mainScrollView?.contentOffset)
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.document)
    writer.text("RecordedGestureTests.swift")
    writer.text(test.source)
    link.send(writer.bytes)
  }
}
