import LayoutEngine
import TestSupport
import Testing

@Suite struct FocusCurveTests {
  private func scale(_ curve: FocusCurve, _ distance: Double) -> Double {
    curve.scale(distance: distance, itemExtent: 150, viewportExtent: 400)
  }

  @Test func `a cosine curve over half the viewport falls to √½ at its edge and stays there`() {
    let curve = FocusCurve.cosine(reach: .halfViewport)
    #expect(scale(curve, 0) == 1)
    #expect((scale(curve, 100) - 0.923_879_532_511_286_7).magnitude < 1e-12)
    #expect((scale(curve, 200) - 0.5.squareRoot()).magnitude < 1e-12)
    #expect((scale(curve, -900) - 0.5.squareRoot()).magnitude < 1e-12)
  }

  @Test func `a cosine curve over the viewport continues past it and never turns negative`() {
    let curve = FocusCurve.cosine(reach: .viewport)
    #expect((scale(curve, 200) - 0.923_879_532_511_286_7).magnitude < 1e-12)
    #expect((scale(curve, 400) - 0.5.squareRoot()).magnitude < 1e-12)
    #expect(scale(curve, 800) < 1e-12)
    #expect((scale(curve, 1600) - 1).magnitude < 1e-12)
  }

  @Test func `the linear zoom is 1.6 in the middle, 1 at activeDistance, and less beyond`() {
    let curve = FocusCurve.linear(activeDistance: 150, factor: 0.6)
    expectEqual((scale(curve, 0), 1.6), (scale(curve, 75), 1.3), (scale(curve, -150), 1))
    #expect((scale(curve, 250) - 0.6).magnitude < 1e-12)
  }

  @Test func `the linear zoom doesn't scale items outside the viewport`() {
    let curve = FocusCurve.linear(activeDistance: 150, factor: 0.6)
    #expect(scale(curve, 274.9) < 1)
    expectEqual((scale(curve, 275), 1), (scale(curve, 2000), 1))
  }

  @Test func `scales are never negative and never exceed the maximum`() {
    let curves: [FocusCurve] = [
      .none, .cosine(reach: .halfViewport), .cosine(reach: .viewport), .linear(activeDistance: 20, factor: 3),
      .linear(activeDistance: 50, factor: -0.5), .linear(activeDistance: 0, factor: 1),
    ]
    for curve in curves {
      let maximum = curve.maximumScale(itemExtent: 150, viewportExtent: 400)
      var reached = 0.0
      for distance in stride(from: -600.0, through: 600, by: 1) {
        let value = scale(curve, distance)
        #expect(value >= 0)
        #expect(value <= maximum)
        reached = max(reached, value)
      }
      #expect(reached > maximum * 0.97)
    }
  }

  @Test func `a viewport without extent leaves items unscaled`() {
    for curve in [FocusCurve.cosine(reach: .halfViewport), .cosine(reach: .viewport)] {
      #expect(curve.scale(distance: 0, itemExtent: 0, viewportExtent: 0) == 1)
    }
  }

  @Test func `the pitch leaves the requested gap between the middle item and its neighbors`() {
    let curves: [FocusCurve] = [
      .none, .cosine(reach: .halfViewport), .cosine(reach: .viewport),
      .linear(activeDistance: 150, factor: 0.6), .linear(activeDistance: 100, factor: -0.5),
    ]
    for curve in curves {
      for spacing in [-60.0, 0, 10, 45] {
        let pitch = curve.pitch(shownSpacing: spacing, itemExtent: 150, viewportExtent: 400)
        #expect((pitch - 150 * (scale(curve, 0) + scale(curve, pitch)) / 2 - spacing).magnitude < 1e-9)
      }
      expectEqual(
        (curve.pitch(shownSpacing: -1e4, itemExtent: 150, viewportExtent: 400), 0),
        (curve.pitch(shownSpacing: 20, itemExtent: 0, viewportExtent: 0), 20))
    }
    // The zoom of a neighbor ends abruptly at the end of the viewport, so no pitch leaves exactly this gap.
    let far = FocusCurve.linear(activeDistance: 150, factor: 0.6)
      .pitch(shownSpacing: 140, itemExtent: 150, viewportExtent: 400)
    #expect(far > 0)
    #expect(far <= 150 * 1.6 + 140)
  }
}
