import CollectionView
import Rendering

/// The output to a page, and the page's progress in showing it.
@MainActor
struct PageOutput {
  /// The maximum number of frames in flight. With fewer than three, the server would wait for acknowledgments
  /// even from a fast page.
  private static let framesInFlight = 3

  struct Sight {
    var list: DisplayList
    var time: Double
    var isTouched: Bool
    var offset: CGPoint
    var counts: CellCounts
    var clockSeconds: Double
    var listSeconds: Double
  }

  struct Written: Sendable {
    fileprivate(set) var changes = SceneEncoder.Changes()
    fileprivate var seconds = 0.0
  }

  private(set) var encoder = SceneEncoder()
  private var frameTimes = FrameTimes()
  private(set) var lastFrame = 0
  private var acknowledgedFrame = 0
  private var pageIsEmpty = true
  private(set) var offset = CGPoint.zero
  private var counts: CellCounts?

  var isFull: Bool { lastFrame - acknowledgedFrame >= Self.framesInFlight }

  mutating func acknowledge(_ frame: Int) throws(CloseReason) {
    guard frame <= lastFrame else { throw .protocolError("frame \(frame) was never sent") }
    acknowledgedFrame = max(acknowledgedFrame, frame)
  }

  mutating func write(_ seen: SeenWindow, names: ImageStore) -> Written {
    encoder.write(seen, names: names)
  }

  /// Returns a closure that encodes the window on any thread. No other encoding may happen until
  /// ``adopt(_:)`` has received the encoder.
  func writing(_ seen: SeenWindow, names: ImageStore)
    -> @Sendable () -> (encoder: SceneEncoder, written: Written)
  {
    { [encoder] in
      var encoder = encoder
      let written = encoder.write(seen, names: names)
      return (encoder, written)
    }
  }

  mutating func adopt(_ encoder: SceneEncoder) { self.encoder = encoder }

  mutating func frame(of window: UIWindow, _ seen: Sight, _ written: Written) -> MessageWriter? {
    let changes = written.changes
    guard !changes.isEmpty || pageIsEmpty || seen.offset != offset || seen.counts != counts else {
      return nil
    }
    (offset, counts) = (seen.offset, seen.counts)
    lastFrame += 1
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.frame)
    writer.number(lastFrame)
    writer.flag(pageIsEmpty)
    seen.counts.write(layoutTime: seen.clockSeconds * 1000, to: &writer)
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
