import Foundation

/// Measures the velocity over the last tenth of a second of a movement, as the slope of the line that fits
/// best. So a single late event does not decide a flick. Exact for movements at a constant speed. Apple does
/// not publish its method.
struct VelocityTracker {
  private(set) var samples: [(time: TimeInterval, x: CGFloat, y: CGFloat)] = []
  private static let window: TimeInterval = 0.1
  /// Twelve times the events of a display with 120 frames a second within the window. More events in such short
  /// intervals add no information.
  static let most = 144

  mutating func add(_ x: CGFloat, _ y: CGFloat = 0, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    if samples.count == Self.most { samples.removeFirst() }
    samples.append((time, x, y))
    samples.removeAll { time - $0.time > Self.window }
  }

  /// In units per second. Zero if the movement has rested for as long as it is measured.
  func velocity(at time: TimeInterval) -> CGVector {
    guard samples.count > 1, let last = samples.last, time - last.time <= Self.window else { return .zero }
    let count = CGFloat(samples.count)
    // Times relative to the last sample: the differences of small numbers are exact.
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
