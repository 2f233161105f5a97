/// Contents beyond an edge on their way back to it.
///
/// One spring, ``Spring/bounce``, brings them back. The cases differ in the velocity that it starts with. Recorded on UIKit
/// (Vercantez/openuikit, iPhone SE and 16 simulators, iOS 26.1) are contents that
/// - a flick takes over the edge. They swing out by 98 % of the distance that follows from their velocity at the edge;
/// - a finger releases while it moves them outward: the spring starts with their velocity;
/// - a finger releases that has been held still. They start back at once, at two thirds of the greatest velocity that does not pass the edge
///   (235 points beyond it, 1,700 points per second). So they are at 63 % of the distance after 0.061 s and at 18 % after 0.211 s.
///
/// For a finger that moves back towards the edge there is no recording: it is at least as fast as one held still.
struct EdgeBounce: Hashable, Sendable {
  /// The distance from the edge, in points, at which contents are at rest. It gives the recorded durations of all three cases.
  static let restingDistance = 0.43

  private static let crossingShare = 0.98
  private static let releaseShare = 2.0 / 3

  let edge: Double
  let duration: Double
  private let displacement: Double
  private let velocity: Double

  /// Contents that pass the edge with a velocity.
  init(crossing edge: Double, velocity: Double) {
    self.init(edge: edge, displacement: 0, velocity: velocity * Self.crossingShare)
  }

  /// Contents that a finger releases beyond the edge.
  init(releasedAt position: Double, velocity: Double, returningTo edge: Double) {
    let displacement = position - edge
    let outward = displacement < 0 ? -velocity : velocity
    let greatest = Self.greatestReturn(from: displacement)
    let start =
      outward > Deceleration.restingSpeed
      ? outward : max(-greatest, min(outward, -greatest * Self.releaseShare))
    self.init(edge: edge, displacement: displacement, velocity: displacement < 0 ? -start : start)
  }

  /// Contents in motion, with the edge at another distance. They do not swing past it.
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

  /// The greatest speed towards the edge with which the spring does not pass it.
  private static func greatestReturn(from displacement: Double) -> Double {
    Spring.bounce.angularFrequency * displacement.magnitude
  }

  /// The position after `time` seconds.
  func position(at time: Double) -> Double {
    guard time < duration else { return edge }
    return edge + Spring.bounce.displacement(after: time, from: displacement, velocity: velocity)
  }

  /// The velocity after `time` seconds, in points per second: 0 at rest.
  func velocity(at time: Double) -> Double {
    time < duration ? Spring.bounce.velocity(after: time, from: displacement, velocity: velocity) : 0
  }
}
