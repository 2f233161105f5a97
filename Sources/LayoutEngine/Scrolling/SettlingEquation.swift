/// UIKit's equation for the frequency of a spring that settles within a given duration.
///
/// A spring's displacement has two parts. The equation requires the part influenced by the initial velocity
/// to shrink to a thousandth by the end of the duration. Here the unit of time is the duration, so
/// frequencies are in radians per duration.
///
/// With a positive velocity, the equation can have several solutions. UIKit uses the one that twelve steps of
/// Newton's method reach from a frequency of 5.
struct SettlingEquation {
  static let restingShare = 0.001

  /// The damping ratio: above 0, at most 1.
  let dampingRatio: Double
  /// The velocity toward rest, in distances per duration.
  private let velocity: Double
  private let damping: Double

  private static let start = 5.0
  private static let steps = 12
  /// The least damping ratio. Down to this ratio, the frequency of a spring without an initial velocity grows
  /// as the damping ratio shrinks.
  private static let leastDampingRatio = 0.00272
  private static let greatestVelocity = 0x1p50

  /// Creates an equation.
  ///
  /// Creates an equation.
  ///
  /// - Parameters:
  ///   - dampingRatio: A ratio above 1 counts as 1.
  ///   - velocity: An infinite velocity or NaN counts as 0.
  init(dampingRatio: Double, velocity: Double) {
    let greatest = Self.greatestVelocity
    self.dampingRatio = min(1, max(Self.leastDampingRatio, dampingRatio))
    self.velocity = velocity.isFinite ? min(greatest, max(-greatest, velocity)) : 0
    damping = (1 - self.dampingRatio * self.dampingRatio).squareRoot()
  }

  /// The frequency reached by UIKit's steps. If this is far from a solution, the least solution.
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

  /// Returns the part of the displacement at the end of the duration, and its derivative with respect to the
  /// frequency.
  private func share(at frequency: Double) -> (value: Double, slope: Double) {
    let decay = Maths.exponential(-dampingRatio * frequency)
    guard dampingRatio < 1 else {
      return ((1 + frequency - velocity) * decay, (velocity - frequency) * decay)
    }
    let share = dampingRatio - velocity / frequency
    let growth = velocity / (frequency * frequency) - dampingRatio * share
    return (share / damping * decay, growth / damping * decay)
  }

  /// The least solution.
  ///
  /// The share shrinks from frequency 0 on. With a positive velocity, it shrinks until it is zero and then
  /// grows again.
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
