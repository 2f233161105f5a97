import CollectionView
import Rendering

/// Records the last transition and the last gesture of a page, for its exports.
///
/// A motion is a sequence of frames without a rest. One during which a hand was on the page is a gesture.
@MainActor
struct MotionRecorder {
  /// Frames of a motion, with times in seconds from its first.
  @MainActor
  struct Motion {
    fileprivate(set) var frames: [Filmstrip.Frame] = []
    fileprivate(set) var isGesture = false
    fileprivate let start: Double
    /// The shortest time from one stored frame to the next.
    fileprivate var spacing = 1.0 / 31
    private var nodes = 0

    fileprivate init(at start: Double) { self.start = start }

    fileprivate var end: Double { start + (frames.last?.time ?? 0) }

    /// Stores a frame. With too many of them, every second one is dropped, and the next ones are that much farther apart.
    fileprivate mutating func add(_ list: DisplayList, at time: Double) {
      // What a gesture looked like at its end is worth more than the frame shortly before.
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

  // A node takes some hundred bytes.
  private static let gestureNodes = 16_000
  private static let transitionNodes = 6_000
  /// Frames that are farther apart belong to two motions.
  private static let rest = 0.3

  private(set) var transition: Motion?
  private(set) var gesture: Motion?
  private var current: Motion?
  /// What was shown before the next frame.
  private var before: DisplayList?

  /// Called for each frame that differs from the one before.
  ///
  /// - Parameters:
  ///   - time: On the frame clock.
  ///   - isTouched: Whether a hand is on the page.
  mutating func add(_ list: DisplayList, at time: Double, isTouched: Bool) {
    defer { before = list }
    if let current, time - current.end > Self.rest || (isTouched && !current.isGesture) { finish() }
    if current == nil {
      // A scene's first picture is no motion.
      guard let before else { return }
      current = Motion(at: max(0, time - 1.0 / 60))
      current?.isGesture = isTouched
      current?.add(before, at: max(0, time - 1.0 / 60))
    }
    current?.add(list, at: time)
  }

  /// The last transition; where there was none, the last gesture.
  var forFilmstrip: Motion? {
    latest(transition, current?.isGesture == false ? current : nil) ?? latest(gesture, current)
  }

  /// The last gesture; where there was none, the last transition.
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
