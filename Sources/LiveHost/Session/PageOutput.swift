import CollectionView
import Rendering

/// What a page has been sent of its window, frame by frame, and how much of that it has shown.
@MainActor
struct PageOutput {
  /// The largest number of frames in flight. A page shows one when its display does, and its acknowledgement
  /// takes until the next frame here. With fewer than three, a page that keeps up would wait.
  private static let framesInFlight = 3

  /// What there is to show.
  struct Contents {
    var changes: SceneEncoder.Changes
    var offset: CGPoint
    var figures: Figures
  }

  /// The durations of a frame's parts, in seconds.
  struct Times {
    /// Of the clock's frame.
    var clock: Double
    var list: Double
    var wire: Double
  }

  var encoder = SceneEncoder()
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

  /// The frame to send; nil if the page shows all of it already.
  mutating func frame(of window: UIWindow, _ contents: Contents, _ times: Times) -> MessageWriter? {
    let changes = contents.changes
    guard
      !changes.isEmpty || pageIsEmpty || contents.offset != offset || contents.figures != figures
    else { return nil }
    (offset, figures) = (contents.offset, contents.figures)
    lastFrame += 1
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.frame)
    writer.number(lastFrame)
    writer.flag(pageIsEmpty)
    contents.figures.write(layoutTime: times.clock * 1000, to: &writer)
    frameTimes.write(of: window, frame: times.clock, list: times.list, wire: times.wire, to: &writer)
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
