/// Contents beyond an edge on their way back to it.
///
/// One spring, ``Spring/bounce``, brings them back. The cases differ in the spring's initial velocity.
/// Recorded on UIKit (Vercantez/openuikit, iPhone SE and 16 simulators, iOS 26.1):
/// - A flick takes the contents over the edge. They swing out by 98 % of the distance implied by their
///   velocity at the edge.
/// - A finger releases the contents while it moves them outward. The spring starts with their velocity.
/// - A finger held still releases the contents. They start back at once, at two thirds of the greatest
///   velocity that doesn't pass the edge (235 points beyond it, 1,700 points per second). They are therefore
///   at 63 % of the distance after 0.061 s and at 18 % after 0.211 s.
///
/// There is no recording for a finger moving back toward the edge. The contents are then at least as fast as
/// after a finger held still.
struct EdgeBounce: Hashable, Sendable {
  /// The distance from the edge, in points, at which contents are at rest. It results in the recorded
  /// durations of all three cases.
  static let restingDistance = 0.43

  private static let crossingShare = 0.98
  private static let releaseShare = 2.0 / 3

  let edge: Double
  let duration: Double
  private let displacement: Double
  private let velocity: Double

  /// Creates a bounce of contents passing the edge with a velocity.
  init(crossing edge: Double, velocity: Double) {
    self.init(edge: edge, displacement: 0, velocity: velocity * Self.crossingShare)
  }

  /// Creates a bounce of contents released by a finger beyond the edge.
  init(releasedAt position: Double, velocity: Double, returningTo edge: Double) {
    let displacement = position - edge
    let outward = displacement < 0 ? -velocity : velocity
    let greatest = Self.greatestReturn(from: displacement)
    let start =
      outward > Deceleration.restingSpeed
      ? outward : max(-greatest, min(outward, -greatest * Self.releaseShare))
    self.init(edge: edge, displacement: displacement, velocity: displacement < 0 ? -start : start)
  }

  /// Creates a bounce of contents in motion, with the edge at another distance. They don't swing past it.
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

  /// Returns the greatest speed toward the edge at which the spring doesn't pass it.
  private static func greatestReturn(from displacement: Double) -> Double {
    Spring.bounce.angularFrequency * displacement.magnitude
  }

  func position(at time: Double) -> Double {
    guard time < duration else { return edge }
    return edge + Spring.bounce.displacement(after: time, from: displacement, velocity: velocity)
  }

  /// Returns the velocity after `time` seconds, in points per second: 0 at rest.
  func velocity(at time: Double) -> Double {
    time < duration ? Spring.bounce.velocity(after: time, from: displacement, velocity: velocity) : 0
  }
}
