import Foundation

/// A recognizer for moving fingers.
///
/// The gesture begins after a movement of 10 points. The translation starts at zero there, so that nothing
/// jumps. Apple publishes neither rule.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}

  /// The minimum number of fingers that begin the gesture. The default value is 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers, unlimited by default. More fingers make the gesture fail, unless it has
  /// begun.
  open var maximumNumberOfTouches = Int.max

  /// The movement that begins the gesture, in points.
  static let hysteresis: CGFloat = 10
  /// The movement for `translation(in:)`, in the window's coordinates.
  private var movement = CGVector.zero
  private var travelled = CGVector.zero
  private var tracker = VelocityTracker()
  private var timestamp: TimeInterval = 0

  /// Returns the movement in the view's coordinates, since the gesture began or since `setTranslation`. While
  /// the gesture is possible, the movement starts where the fingers came down.
  @discardableResult
  open func translation(in view: UIView?) -> CGPoint { vector(movement, in: view) }

  private func vector(_ vector: CGVector, in view: UIView?) -> CGPoint {
    let start = CGPoint(x: centroid.x - vector.dx, y: centroid.y - vector.dy)
    let (from, to) = (convertFromWindow(start, to: view), convertFromWindow(centroid, to: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Sets the value from which ``translation(in:)`` continues. The velocity doesn't change.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let end = convertFromWindow(centroid, to: view)
    let start = CGPoint(x: end.x - translation.x, y: end.y - translation.y)
    let inWindow = view?.convert(start, to: self.view?.window) ?? start
    movement = CGVector(dx: centroid.x - inWindow.x, dy: centroid.y - inWindow.y)
  }

  var countedTravel: CGFloat {
    countsHorizontalTravelOnly ? abs(translation(in: view).x) : hypot(movement.dx, movement.dy)
  }
  package final var countsHorizontalTravelOnly = false

  /// Returns the whole movement, including the part that the translation excludes.
  func travel(in view: UIView) -> CGPoint { vector(travelled, in: view) }

  /// Returns the velocity, in points per second, or zero after a tenth of a second of rest.
  @discardableResult
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = tracker.velocity(at: timestamp)
    // Use a short distance, because perspective doesn't scale evenly.
    let step: CGFloat = 0.001
    let ahead = CGPoint(x: centroid.x + velocity.dx * step, y: centroid.y + velocity.dy * step)
    let (from, to) = (convertFromWindow(centroid, to: view), convertFromWindow(ahead, to: view))
    return CGPoint(x: (to.x - from.x) / step, y: (to.y - from.y) / step)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timestamp = event.timestamp
    if self.touches.count > maximumNumberOfTouches {
      if isOngoing {
        for touch in touches { ignore(touch, for: event) }
      } else {
        state = .failed
      }
    }
    tracker.add(travelled.dx, travelled.dy, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    timestamp = event.timestamp
    follow()
    if isOngoing {
      state = .changed
      return
    }
    let distance = countedTravel
    guard self.touches.count >= minimumNumberOfTouches, distance >= Self.hysteresis else { return }
    let hadPendingStates = !pendingStates.isEmpty
    let counted = (distance - Self.hysteresis) / distance
    state = .began
    if isOngoing, !hadPendingStates {
      movement = CGVector(dx: movement.dx * counted, dy: movement.dy * counted)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    timestamp = event.timestamp
    follow()
    endWithLastFinger()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    movement = .zero
    travelled = .zero
    tracker = VelocityTracker()
  }

  private func follow() {
    let step = centroidMovement
    guard step != .zero else { return }
    movement = CGVector(dx: movement.dx + step.dx, dy: movement.dy + step.dy)
    travelled = CGVector(dx: travelled.dx + step.dx, dy: travelled.dy + step.dy)
    tracker.add(travelled.dx, travelled.dy, at: timestamp)
  }
}

/// Measures the slope of the line that best fits the last tenth of a second. A single late event doesn't
/// decide a flick. Apple doesn't publish its method.
struct VelocityTracker {
  private(set) var samples: [(time: TimeInterval, x: CGFloat, y: CGFloat)] = []
  private static let window: TimeInterval = 0.1
  /// The maximum number of samples: twelve for each of the twelve frames in a tenth of a second at 120 frames
  /// per second. More samples add no information.
  static let most = 144

  mutating func add(_ x: CGFloat, _ y: CGFloat = 0, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    if samples.count == Self.most { samples.removeFirst() }
    samples.append((time, x, y))
    samples.removeAll { time - $0.time > Self.window }
  }

  /// Returns the velocity per second, or zero after a longer rest.
  func velocity(at time: TimeInterval) -> CGVector {
    guard samples.count > 1, let last = samples.last, time - last.time <= Self.window else { return .zero }
    let count = CGFloat(samples.count)
    // Use relative times, because differences of small numbers are exact.
    let times = samples.map { CGFloat($0.time - last.time) }
    let mean = times.reduce(0, +) / count
    var (spread, x, y): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for (sample, time) in zip(samples, times) {
      spread += (time - mean) * (time - mean)
      x += (time - mean) * (sample.x - last.x)
      y += (time - mean) * (sample.y - last.y)
    }
    return spread > 0 ? CGVector(dx: x / spread, dy: y / spread) : .zero
  }
}
