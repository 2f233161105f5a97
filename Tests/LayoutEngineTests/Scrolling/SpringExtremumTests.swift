import Testing

@testable import LayoutEngine

@Suite struct SpringExtremumTests {
  @Test(arguments: [1.0, 1.5, 3])
  func `a non-oscillating spring has zero velocity at its extremum`(dampingRatio: Double) throws {
    let spring = Spring(angularFrequency: 2, dampingRatio: dampingRatio)
    let time = try #require(spring.timeOfExtremum(from: 1, velocity: 40))
    #expect(abs(spring.velocity(after: time, from: 1, velocity: 40)) < 1e-6)
    #expect(spring.displacement(after: time, from: 1, velocity: 40) > 1)
  }
}
