import Foundation
import LayoutEngine
import TestSupport
import Testing

/// Recorded on UIKit: Vercantez/openuikit, iPhone SE and 16 simulators, iOS 26.1.
@Suite("Bounces at an edge") struct EdgeBounceTests {
  enum Edge: CaseIterable { case first, last }

  private let range = 0.0...5000

  /// Returns the path of contents released beyond an edge with an outward velocity.
  private func released(at distance: Double, outward velocity: Double, _ edge: Edge) -> ScrollPath {
    let sign = edge == .first ? -1.0 : 1
    return ScrollPath(
      from: (edge == .first ? 0 : 5000) + sign * distance, velocity: sign * velocity, deceleration: .normal,
      in: range)
  }

  private func distance(of path: ScrollPath, at time: Double, _ edge: Edge) -> Double {
    edge == .first ? -path.position(at: time) : path.position(at: time) - 5000
  }

  @Test(arguments: Edge.allCases)
  func `content held still past an edge returns immediately when released`(edge: Edge) {
    let path = released(at: 235, outward: 0, edge)
    #expect(abs(distance(of: path, at: 0.061, edge) - 148) < 0.5)
    #expect(abs(distance(of: path, at: 0.211, edge) - 42) < 0.5)
    #expect(abs(path.duration() - 0.70) < 0.01)
    // The content is fast from the start.
    #expect(abs(path.velocity(at: 0)) > 1500)
  }

  @Test(arguments: [3.0, 40, 120, 400], [0.0, 6, -6, -60])
  func `content held still at any distance returns at the same relative pace`(
    distance: Double, velocity: Double
  ) {
    for edge in Edge.allCases where velocity > -2 * distance {
      let path = released(at: distance, outward: velocity, edge)
      for frame in 0...30 where Double(frame) / 60 < path.duration() {
        let time = Double(frame) / 60
        let expected = distance * (1 + 3.6 * time) * exp(-10.8 * time)
        #expect(abs(self.distance(of: path, at: time, edge) - expected) < 1e-6)
      }
    }
  }

  /// ω = 10.8 rad/s. The recorded release rests after 0.75 s.
  @Test(arguments: Edge.allCases)
  func `content released while moving outward follows a spring of 10.8 rad/s`(edge: Edge) {
    let path = released(at: 80, outward: 740, edge)
    for frame in 0...40 where Double(frame) / 60 < path.duration() {
      let time = Double(frame) / 60
      let expected = (80 + (740 + 10.8 * 80) * time) * exp(-10.8 * time)
      #expect(abs(distance(of: path, at: time, edge) - expected) < 0.5)
    }
    #expect(abs(path.duration() - 0.75) < 0.015)
  }

  /// The velocity at the edge would make a spring of 10 rad/s swing out by 110.5 points.
  @Test(arguments: Edge.allCases)
  func `a flick into an edge overshoots by 100.3 points and rests after 0.81 s`(edge: Edge) {
    let sign = edge == .first ? -1.0 : 1
    let atEdge = 110.5 * 10 * 2.718_281_828
    // The flick starts about 0.02 s before the edge.
    let velocity = atEdge + 60 / 0.499
    let path = ScrollPath(
      from: edge == .first ? 60 : 4940, velocity: sign * velocity, deceleration: .normal, in: range)
    let farthest = (0...800).map { distance(of: path, at: Double($0) / 1000, edge) }.max() ?? 0
    #expect(abs(farthest - 100.3) < 0.1)
    #expect(abs(path.duration() - 0.81) < 0.012)
  }

  @Test(arguments: [11.0, 40, 100, 800, 3000, 9000], [0.0, 0.2, 30, 300])
  func `a flick into an edge overshoots in proportion to its speed and returns`(
    atEdge: Double, way: Double
  ) {
    for edge in Edge.allCases {
      let sign = edge == .first ? -1.0 : 1
      let path = ScrollPath(
        from: edge == .first ? way : 5000 - way, velocity: sign * (atEdge + way / 0.499),
        deceleration: .normal,
        in: range)
      let crossing = Deceleration.normal.time(toTravel: way, velocity: atEdge + way / 0.499) ?? 0
      let end = Int(path.duration() * 1000)
      let behind = (0...max(0, end)).map { Double($0) / 1000 }.filter { $0 >= crossing }
      let distances = behind.map { distance(of: path, at: $0, edge) }
      if let farthest = distances.max(), farthest > 0.43 {
        #expect(abs(farthest - 0.98 * atEdge / (10.8 * 2.718_281_828)) < 0.01 + atEdge / 10_000)
      }
      #expect(distances.allSatisfy { $0 >= -1e-9 })
      #expect(path.position(at: path.duration()) == path.target)
      #expect(path.target == (edge == .first ? 0 : 5000))
    }
  }

  @Test func `content less than half a point past an edge rests immediately`() {
    for edge in Edge.allCases {
      let path = released(at: 0.4, outward: 0, edge)
      #expect(path.duration() == 0)
      #expect(path.target == (edge == .first ? 0 : 5000))
    }
  }

  @Test(arguments: [0.0, 0.02, 0.1, 0.3])
  func `an edge that moves closer during the return is not overshot`(time: Double) {
    let path = released(at: 120, outward: 0, .first)
    let start = path.position(at: time)
    for edge in [start * 0.75, start / 2, start / 10] {
      let moved = path.continued(at: time, from: start, in: edge...5000)
      #expect(moved.target == edge)
      for frame in 0...60 { #expect(moved.position(at: Double(frame) / 60) <= edge + 1e-9) }
    }
  }

  @Test func `an edge that moves closer before the first step counts as the edge at release`() {
    let path = released(at: 120, outward: 0, .first).continued(at: 0, from: -120, in: -60...5000)
    let nearer = released(at: 60, outward: 0, .first)
    for frame in 0...60 {
      let time = Double(frame) / 60
      #expect(abs(path.position(at: time) + 60 - nearer.position(at: time)) < 1e-9)
    }
  }

  @Test func `content that is moving when its range shrinks keeps its velocity and returns`() {
    let path = ScrollPath(from: 1000, velocity: 800, deceleration: .normal, in: range)
    let moved = path.continued(at: 0.1, from: path.position(at: 0.1), in: 0...900)
    #expect(abs(moved.velocity(at: 0) - path.velocity(at: 0.1)) < 1e-9)
    #expect(moved.target == 900)
    #expect(moved.position(at: moved.duration()) == 900)
  }

  @Test(arguments: [0.05, 0.2, 0.5])
  func `a bounce continued at its position follows the original path`(time: Double) {
    for path in [
      released(at: 235, outward: 0, .last), released(at: 80, outward: 740, .first),
      ScrollPath(from: 4900, velocity: 2500, deceleration: .normal, in: range),
    ] {
      let rest = path.continued(at: time, from: path.position(at: time), in: range)
      for frame in 0...60 {
        let later = Double(frame) / 60
        #expect(abs(rest.position(at: later) - path.position(at: time + later)) < 1e-6)
      }
      #expect(abs(rest.duration() - (path.duration() - time)) < 1e-6)
    }
  }
}
