import LayoutEngine
import TestSupport
import Testing

@Suite struct RubberBandTests {
  private let band = RubberBand()

  /// b = (1 − 1 / (x · c / d + 1)) · d, c = 0.55 (gist originell/6961057).
  @Test(arguments: [(1.0, 500.0), (100, 500), (500, 500), (1e6, 480)])
  func `the displayed distance follows the documented function`(x: Double, d: Double) {
    let known = (1 - 1 / (x * 0.55 / d + 1)) * d
    #expect((band.shown(overshoot: x, extent: d) - known).magnitude < 1e-9)
    #expect(band.shown(overshoot: -x, extent: d) == -band.shown(overshoot: x, extent: d))
  }

  @Test(arguments: [(1.0, 500.0), (-100, 500), (700, 480), (0.2, 0.5)])
  func `the slope is the derivative of the displayed distance`(x: Double, d: Double) {
    let step = x.magnitude * 1e-5
    let grown = band.shown(overshoot: x + step, extent: d) - band.shown(overshoot: x - step, extent: d)
    #expect((band.slope(overshoot: x, extent: d) - grown / (2 * step)).magnitude < 1e-6)
    expectEqual((band.slope(overshoot: 0, extent: d), 1), (band.slope(overshoot: x, extent: 0), 0))
  }

  @Test func `content never moves by more than the view's extent`() {
    #expect(band.shown(overshoot: .infinity, extent: 300) == 300)
    #expect(band.shown(overshoot: 1e9, extent: 300) < 300)
    #expect(band.shown(overshoot: 50, extent: 0) == 0)
  }

  @Test(arguments: [-700.0, -3, 0, 0.25, 90, 2000])
  func `overshoot(shown:extent:) is the inverse of shown(overshoot:extent:)`(x: Double) {
    let shown = band.shown(overshoot: x, extent: 400)
    #expect((band.overshoot(shown: shown, extent: 400) - x).magnitude < 1e-8)
    #expect(band.overshoot(shown: 400, extent: 400) == .infinity)
  }

  @Test func `an offset in range is kept; offsets past the ends resist and can be inverted`() {
    #expect(band.offset(forDragged: 30, in: -10...200, extent: 400) == 30)
    let before = band.offset(forDragged: -110, in: -10...200, extent: 400)
    #expect((before - (-10 - band.shown(overshoot: 100, extent: 400))).magnitude < 1e-9)
    let after = band.offset(forDragged: 260, in: -10...200, extent: 400)
    #expect(after > 200)
    #expect(after < 260)
    #expect((band.draggedOffset(forShown: before, in: -10...200, extent: 400) + 110).magnitude < 1e-9)
    #expect((band.draggedOffset(forShown: after, in: -10...200, extent: 400) - 260).magnitude < 1e-9)
    #expect(band.draggedOffset(forShown: 30, in: -10...200, extent: 400) == 30)
  }
}
