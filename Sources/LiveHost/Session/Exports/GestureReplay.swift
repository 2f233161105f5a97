#if Live
import CollectionView

/// A replay of a gesture with exactly the recorded times. The test from ``GestureTest`` uses the same times,
/// so the replay and the test end at the same offset.
struct GestureReplay {
  let recording: GestureRecording
  /// `true` to write a test when the contents have come to rest.
  let savesTest: Bool
  private let start: ShownContents?

  private var next = 0
  /// The time that has passed in the page but not yet on the clock.
  private var surplus = 0.0

  init(_ recording: GestureRecording, savesTest: Bool, from start: ShownContents?) {
    (self.recording, self.savesTest, self.start) = (recording, savesTest, start)
  }

  var isPlaying: Bool { next < recording.events.count }

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

extension GestureReplay {
  /// Returns a test of the gesture, or `nil` if nothing changed.
  func test(title: String, size: CGSize, to end: ShownContents?) -> GestureTest? {
    guard let start, let end else { return nil }
    return GestureTest(recording, title: title, size: size, from: start, to: end)
  }
}

extension LiveSession {
  private static let replayFingers = 3000

  func handle(_ request: GestureRequest) {
    guard let window, !isTouched else { return }
    guard let recording = gestures.recorder.last else {
      return sendTest("", "There is no recorded gesture yet. Perform one on the scene first.")
    }
    window.cancelTouches()
    endKeyGesture(in: window)
    if request == .save { beginAnew(recording) }
    if let scrollView = mainScrollView {
      scrollView.setContentOffset(recording.offset, animated: false)
      window.layoutIfNeeded()
    }
    gestures.replay = GestureReplay(
      recording, savesTest: request == .save, from: mainScrollView.map(ShownContents.init))
  }

  /// Shows the scene in its initial state, as a test does. Items that were swiped away are back.
  private func beginAnew(_ recording: GestureRecording) {
    guard let scene else { return }
    let recorder = gestures.recorder
    show(scene.id, settings: recording.settings, offset: .init(x: recording.offset.x, y: recording.offset.y))
    gestures.recorder = recorder
  }

  func continueReplay(for duration: Double) {
    guard let window, let events = gestures.replay?.events(for: duration) else { return }
    for event in events {
      clock.advance(by: event.delay)
      // Sends one finger after the other, as several `Finger`s in a test do.
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

  func endReplay(byHandIn window: UIWindow) {
    if gestures.isPlaying { window.cancelTouches() }
    gestures.replay = nil
  }

  func endReplay() {
    guard let replay = gestures.replay, !replay.isPlaying, clock.isIdle, let window else { return }
    gestures.replay = nil
    guard replay.savesTest else { return }
    let test = replay.test(
      title: scene?.title ?? "", size: window.bounds.size, to: mainScrollView.map(ShownContents.init))
    guard let test else {
      return sendTest(
        "",
        "No test was saved, because the gesture changed neither the offset nor the items nor their "
          + "frames.")
    }
    sendTest("RecordedGestureTests.swift", test.source)
  }

  /// - Parameters:
  ///   - name: The file name, or an empty string if there is no test.
  ///   - text: The test's source, or the reason why there's none.
  private func sendTest(_ name: String, _ text: String) {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.document)
    writer.text(name)
    writer.text(text)
    link.send(writer.bytes)
  }
}

@MainActor
struct PageGestures {
  var recorder = GestureRecorder()
  var replay: GestureReplay?

  var isPlaying: Bool { replay?.isPlaying ?? false }
}
#endif
