import CollectionView
import Rendering

/// Records a page's last transition and last gesture. A motion is a sequence of frames without a rest. A
/// motion that begins while a finger is down is a gesture.
@MainActor
struct MotionRecorder {
  /// Frames with their times since the first one, in seconds.
  @MainActor
  struct Motion {
    fileprivate(set) var frames: [Filmstrip.Frame] = []
    fileprivate(set) var isGesture = false
    fileprivate let start: Double
    /// The shortest time between two stored frames, in seconds.
    fileprivate var spacing = 1.0 / 31
    private var nodes = 0

    fileprivate init(at start: Double) { self.start = start }

    fileprivate var end: Double { start + (frames.last?.time ?? 0) }

    /// Stores a frame. If the frames have too many nodes, drops every second frame and doubles the spacing.
    fileprivate mutating func add(_ list: DisplayList, at time: Double) {
      // A new frame replaces the last stored frame if that one came too soon after its predecessor.
      let last = frames.count - 1
      if last > 0, frames[last].time - frames[last - 1].time < spacing { remove(at: last) }
      frames.append(Filmstrip.Frame(time: max(0, time - start), list: list))
      nodes += list.nodes.count
      guard nodes > (isGesture ? MotionRecorder.gestureNodes : MotionRecorder.transitionNodes) else { return }
      for index in stride(from: frames.count - 2, to: 0, by: -2) { remove(at: index) }
      spacing *= 2
    }

    private mutating func remove(at index: Int) { nodes -= frames.remove(at: index).list.nodes.count }
  }

  // The maximum numbers of nodes, each of which takes a few hundred bytes.
  private static let gestureNodes = 16_000
  private static let transitionNodes = 6_000
  /// The longest gap between frames of one motion, in seconds.
  private static let rest = 0.3

  private(set) var transition: Motion?
  private(set) var gesture: Motion?
  private var current: Motion?
  private var before: DisplayList?

  /// Records a frame. `time` is the time on the frame clock, in seconds.
  mutating func add(_ list: DisplayList, at time: Double, isTouched: Bool) {
    defer { before = list }
    if let current, time - current.end > Self.rest || (isTouched && !current.isGesture) { finish() }
    if current == nil {
      guard let before else { return }
      current = Motion(at: max(0, time - 1.0 / 60))
      current?.isGesture = isTouched
      current?.add(before, at: max(0, time - 1.0 / 60))
    }
    current?.add(list, at: time)
  }

  var forFilmstrip: Motion? {
    latest(transition, current?.isGesture == false ? current : nil) ?? latest(gesture, current)
  }

  var forFilm: Motion? {
    latest(gesture, current?.isGesture == true ? current : nil) ?? latest(transition, current)
  }

  private mutating func finish() {
    guard let current else { return }
    if current.isGesture { gesture = current } else { transition = current }
    self.current = nil
  }

  private func latest(_ stored: Motion?, _ current: Motion?) -> Motion? { current ?? stored }
}

struct PageExports {
  /// The maximum number of pending exports. Further requests get empty replies.
  private static let limit = 4

  private var waiting = 0
  var last: Task<Void, Never>?

  var isAnyWaiting: Bool { waiting > 0 }

  /// Counts another pending export. Returns `false` if there are too many.
  mutating func begin() -> Bool {
    waiting += 1
    return waiting <= Self.limit
  }

  mutating func end() { waiting -= 1 }
}
