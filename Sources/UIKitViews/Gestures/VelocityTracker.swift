import Foundation

/// Measures the slope of the line that best fits the last tenth of a second. A single late event doesn't
/// decide a flick. Apple doesn't publish its method.
struct VelocityTracker {
  private(set) var samples: [(time: TimeInterval, x: CGFloat, y: CGFloat)] = []
  private static let window: TimeInterval = 0.1
  /// The maximum number of samples, twelve per event at 120 frames per second. More add no information.
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
