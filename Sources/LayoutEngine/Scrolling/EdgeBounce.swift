/// Contents beyond an edge on their way back to it.
///
/// The cases differ in the initial velocity of one spring, ``Spring/bounce``. Recorded on UIKit
/// (Vercantez/openuikit, iPhone SE and 16 simulators, iOS 26.1):
/// - A flick over the edge swings out by 98% of the distance implied by its velocity there.
/// - Contents released while moving outward keep their velocity.
/// - Contents released by a finger held still start back at two thirds of the greatest velocity at which they
///   don't pass the edge. They are at 63% of the distance after 0.061 s and at 18% after 0.211 s.
///
/// Contents released while moving back haven't been recorded. They return at least as fast as in the last
/// case.
struct EdgeBounce: Hashable, Sendable {
  /// The distance from the edge, in points, at which contents rest. It fits the recorded durations.
  static let restingDistance = 0.43

  private static let crossingShare = 0.98
  private static let releaseShare = 2.0 / 3

  let edge: Double
  let duration: Double
  private let displacement: Double
  private let velocity: Double

  init(crossing edge: Double, velocity: Double) {
    self.init(edge: edge, displacement: 0, velocity: velocity * Self.crossingShare)
  }

  init(releasedAt position: Double, velocity: Double, returningTo edge: Double) {
    let displacement = position - edge
    let outward = displacement < 0 ? -velocity : velocity
    let greatest = Self.greatestReturn(from: displacement)
    let start =
      outward > Deceleration.restingSpeed
      ? outward : max(-greatest, min(outward, -greatest * Self.releaseShare))
    self.init(edge: edge, displacement: displacement, velocity: displacement < 0 ? -start : start)
  }

  init(continuingAt position: Double, velocity: Double, returningTo edge: Double) {
    let displacement = position - edge
    let greatest = Self.greatestReturn(from: displacement)
    self.init(
      edge: edge, displacement: displacement,
      velocity: displacement < 0 ? min(velocity, greatest) : max(velocity, -greatest))
  }

  private init(edge: Double, displacement: Double, velocity: Double) {
    (self.edge, self.displacement, self.velocity) = (edge, displacement, velocity)
    duration = Spring.bounce.settlingDuration(
      from: displacement, velocity: velocity, tolerance: Self.restingDistance)
  }

  /// Returns the greatest speed at which the spring doesn't pass the edge.
  private static func greatestReturn(from displacement: Double) -> Double {
    Spring.bounce.angularFrequency * displacement.magnitude
  }

  func position(at time: Double) -> Double {
    guard time < duration else { return edge }
    return edge + Spring.bounce.displacement(after: time, from: displacement, velocity: velocity)
  }

  func velocity(at time: Double) -> Double {
    time < duration ? Spring.bounce.velocity(after: time, from: displacement, velocity: velocity) : 0
  }
}
