import Foundation

/// A measurement of the velocity over the last tenth of a second of a movement.
///
/// The velocity is the slope of the line that fits best, so that a single late event doesn't decide a flick.
/// The result is exact for movements at a constant speed. Apple doesn't publish its method.
struct VelocityTracker {
  private(set) var samples: [(time: TimeInterval, x: CGFloat, y: CGFloat)] = []
  private static let window: TimeInterval = 0.1
  /// The maximum number of samples: twelve times the events in the window on a display with 120 frames per
  /// second. More events in such short intervals add no information.
  static let most = 144

  mutating func add(_ x: CGFloat, _ y: CGFloat = 0, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    if samples.count == Self.most { samples.removeFirst() }
    samples.append((time, x, y))
    samples.removeAll { time - $0.time > Self.window }
  }

  /// Returns the velocity in units per second, or zero if the movement has rested longer than the measured
  /// interval.
  func velocity(at time: TimeInterval) -> CGVector {
    guard samples.count > 1, let last = samples.last, time - last.time <= Self.window else { return .zero }
    let count = CGFloat(samples.count)
    // Use times relative to the last sample, because differences of small numbers are exact.
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
