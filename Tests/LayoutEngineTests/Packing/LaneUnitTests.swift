import TestSupport
import Testing

@testable import LayoutEngine

struct LaneUnitTests {
  /// The limits of rounding, invalid lengths, and every power of two with its neighbors.
  static let edges: [Float] =
    [
      .nan, -.nan, .infinity, -.infinity, -1, -.leastNonzeroMagnitude, -0.0, 0,
      Float(LaneUnit.longest).nextUp,
    ]
    + (-149...127).flatMap { exponent in
      let power = Float(sign: .plus, exponent: exponent, significand: 1)
      return [power.nextDown, power, power.nextUp, power * 1.5]
    }

  @Test func `a length is rounded the same way in single and double precision`() {
    var generator = SystemRandomNumberGenerator()
    let any = (0..<100_000).map { _ in Float(bitPattern: .random(in: .min ... .max, using: &generator)) }
    // Halves of units round to the even unit.
    let halves = (0..<10_000).map { _ in Float(Int.random(in: 0..<1 << 24, using: &generator)) * 0x1p-31 }
    let wrong = (Self.edges + any + halves).filter { length in
      LaneUnit.length(length).bitPattern != Float(LaneUnit.length(Double(length))).bitPattern
    }
    #expect(wrong.map(\.bitPattern) == [])
  }

  @Test func `each length is stored rounded to the unit, even among extreme lengths`() {
    var dice = SeededGenerator(seed: 3)
    for edge in Self.edges {
      var lengths = (0..<dice.int(1...100)).map { _ in Float(dice.int(1...300)) }
      lengths[dice.int(0...lengths.count - 1)] = edge
      // The lengths are appended to one that no `Float` represents.
      var packing = LanePacking(.init(laneCount: 3), count: 1) { _ in 333.3 }
      packing.append(contentsOf: lengths)
      packing._checkInvariants()
      for list in [[edge], [500] + lengths, lengths] {
        let packing = LanePacking(.init(laneCount: 3), lengths: list)
        packing._checkInvariants()
        let wrong = list.indices.filter { packing.length(at: $0) != LaneUnit.length(Double(list[$0])) }
        #expect(wrong == [], "with \(edge) among the lengths")
      }
    }
  }
}
