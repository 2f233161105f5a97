import CollectionView
import Rendering

/// What a page has been sent of its window, frame by frame, and how much of that it has shown.
@MainActor
struct PageOutput {
  /// The largest number of frames in flight. A page shows one when its display does, and its acknowledgement
  /// takes until the next frame here. With fewer than three, a page that keeps up would wait.
  private static let framesInFlight = 3

  /// What was there to show.
  struct Sight {
    var list: DisplayList
    /// On the page's clock.
    var time: Double
    /// Whether a hand was on the page.
    var isTouched: Bool
    var offset: CGPoint
    var figures: Figures
    /// The duration of the clock's frame, in seconds.
    var clockSeconds: Double
    /// How long it took to list, in seconds.
    var listSeconds: Double
  }

  /// What of that is new to the page, on the wire.
  struct Written: Sendable {
    fileprivate(set) var changes = SceneEncoder.Changes()
    /// How long that took, in seconds.
    fileprivate var seconds = 0.0
  }

  private(set) var encoder = SceneEncoder()
  private var frameTimes = FrameTimes()
  private(set) var lastFrame = 0
  private var acknowledgedFrame = 0
  private var pageIsEmpty = true
  private(set) var offset = CGPoint.zero
  private var figures: Figures?

  /// Whether the page is busy with earlier frames.
  var isFull: Bool { lastFrame - acknowledgedFrame >= Self.framesInFlight }

  mutating func acknowledge(_ frame: Int) throws(CloseReason) {
    guard frame <= lastFrame else { throw .protocolError("frame \(frame) was never sent") }
    acknowledgedFrame = max(acknowledgedFrame, frame)
  }

  /// Writes what of it is new to the page.
  mutating func write(_ seen: SeenWindow, names: ImageStore) -> Written {
    encoder.write(seen, names: names)
  }

  /// The same, to be done on any thread. Nothing else is written until ``adopt(_:)`` has the encoder.
  func writing(_ seen: SeenWindow, names: ImageStore)
    -> @Sendable () -> (encoder: SceneEncoder, written: Written)
  {
    { [encoder] in
      var encoder = encoder
      let written = encoder.write(seen, names: names)
      return (encoder, written)
    }
  }

  /// From now on, the page knows what this encoder has written.
  mutating func adopt(_ encoder: SceneEncoder) { self.encoder = encoder }

  /// The frame to send; nil if the page shows all of it already.
  mutating func frame(of window: UIWindow, _ seen: Sight, _ written: Written) -> MessageWriter? {
    let changes = written.changes
    guard !changes.isEmpty || pageIsEmpty || seen.offset != offset || seen.figures != figures else {
      return nil
    }
    (offset, figures) = (seen.offset, seen.figures)
    lastFrame += 1
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.frame)
    writer.number(lastFrame)
    writer.flag(pageIsEmpty)
    seen.figures.write(layoutTime: seen.clockSeconds * 1000, to: &writer)
    frameTimes.write(
      of: window, frame: seen.clockSeconds, list: seen.listSeconds, wire: written.seconds, to: &writer)
    writer.double(offset.x)
    writer.double(offset.y)
    writer.number(changes.removed.count)
    for id in changes.removed { writer.number(id) }
    writer.number(changes.updateCount)
    writer.append(changes.updated)
    pageIsEmpty = false
    return writer
  }
}

extension SceneEncoder {
  fileprivate mutating func write(_ seen: SeenWindow, names: ImageStore) -> PageOutput.Written {
    let start = Watchdog.now
    var (seen, written) = (seen, PageOutput.Written())
    show(&seen, &written.changes) { names.name(of: $0) }
    written.seconds = Watchdog.now - start
    return written
  }
}
