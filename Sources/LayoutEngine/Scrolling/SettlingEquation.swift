/// UIKit's equation for the frequency of a spring that settles within a given duration, which is the unit of
/// time.
///
/// The part of the displacement that depends on the initial velocity shrinks to a thousandth. UIKit takes
/// twelve steps of Newton's method from a frequency of 5.
struct SettlingEquation {
  static let restingShare = 0.001

  /// The damping ratio, above 0 and at most 1.
  let dampingRatio: Double
  /// The initial velocity toward rest, in distances per duration.
  private let velocity: Double
  private let damping: Double

  private static let start = 5.0
  private static let steps = 12
  /// Down to this ratio, the frequency grows as the ratio shrinks.
  private static let leastDampingRatio = 0.00272
  private static let greatestVelocity = 0x1p50

  /// - Parameter velocity: An infinite velocity or NaN counts as 0.
  init(dampingRatio: Double, velocity: Double) {
    let greatest = Self.greatestVelocity
    self.dampingRatio = min(1, max(Self.leastDampingRatio, dampingRatio))
    self.velocity = velocity.isFinite ? min(greatest, max(-greatest, velocity)) : 0
    damping = (1 - self.dampingRatio * self.dampingRatio).squareRoot()
  }

  /// The frequency after UIKit's steps, or the least solution if that frequency is far from any.
  var frequency: Double {
    var frequency = Self.start
    for _ in 0..<Self.steps {
      let (share, slope) = share(at: frequency)
      frequency += (Self.restingShare - share.magnitude) / (share < 0 ? -slope : slope)
    }
    guard frequency > 0, frequency < .infinity else { return leastSolution }
    let share = share(at: frequency).value.magnitude
    return share > Self.restingShare / 2 && share < Self.restingShare * 2 ? frequency : leastSolution
  }

  private func share(at frequency: Double) -> (value: Double, slope: Double) {
    let decay = Maths.exponential(-dampingRatio * frequency)
    guard dampingRatio < 1 else {
      return ((1 + frequency - velocity) * decay, (velocity - frequency) * decay)
    }
    let share = dampingRatio - velocity / frequency
    let growth = velocity / (frequency * frequency) - dampingRatio * share
    return (share / damping * decay, growth / damping * decay)
  }

  /// With a positive velocity, the share shrinks to zero and then grows again.
  private var leastSolution: Double {
    func isSwinging(_ frequency: Double) -> Bool {
      share(at: frequency).value.magnitude >= Self.restingShare
    }
    var (low, high) = (0.0, dampingRatio < 1 ? velocity / dampingRatio : velocity - 1)
    if high <= 0 {
      high = 1
      while isSwinging(high) { high *= 2 }
    }
    for _ in 0..<200 where high - low > 1e-14 * high {
      let middle = (low + high) / 2
      if isSwinging(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
