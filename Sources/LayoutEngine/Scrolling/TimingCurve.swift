/// An animation's progress over time: a cubic Bézier curve with time along x, as in Core Animation and CSS.
public struct TimingCurve: Hashable, Sendable {
  /// The times (x) and progress (y) of the control points, as shares of the whole.
  public let x1, y1, x2, y2: Double

  /// Constant speed.
  public static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  /// A slow start.
  public static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// A slow end.
  public static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// A slow start and end.
  public static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// Creates a curve. Times must be from 0 to 1.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    precondition(
      (0...1).contains(x1) && (0...1).contains(x2), "TimingCurve.x1 and x2 must be in 0…1")
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Returns the progress at `fraction` of the time, clamped to 0 … 1.
  public func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    // x grows with the parameter. 52 halvings reach the last bit.
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.coordinate(middle, x1, x2) < fraction { low = middle } else { high = middle }
    }
    return Self.coordinate((low + high) / 2, y1, y2)
  }

  private static func coordinate(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }
}
