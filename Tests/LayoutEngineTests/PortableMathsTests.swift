import TestSupport
import Testing

@testable import LayoutEngine

/// Compares the replacements of C library functions with the C library. On the machines for tests, `Maths` is
/// the C library.
@Suite struct PortableMathsTests {
  /// Returns the difference in units in the last place of the greater of 1 and the expected value.
  private func error(_ value: Double, _ expected: Double) -> Double {
    if value == expected || (value.isNaN && expected.isNaN) { return 0 }
    return (value - expected).magnitude / max(1, expected.magnitude).ulp
  }

  @Test func `sine and cosine agree with the C library over thousands of turns`() {
    for step in -40_000...40_000 {
      let x = Double(step) * 0.173
      #expect(error(PortableMaths.sine(x), Maths.sine(x)) <= 2, "sine of \(x)")
      #expect(error(PortableMaths.cosine(x), Maths.cosine(x)) <= 2, "cosine of \(x)")
    }
  }

  @Test(arguments: [1.0, 2, 3, 4, 101, 100_001, -7])
  func `sine and cosine keep their precision near their zeros`(quarters: Double) {
    let x = quarters * Double.pi / 2
    let pairs = [
      (PortableMaths.sine(x), Maths.sine(x)), (PortableMaths.cosine(x), Maths.cosine(x)),
    ]
    for (value, expected) in pairs {
      #expect((value - expected).magnitude <= expected.magnitude * 1e-12)
    }
  }

  @Test func `the exponential agrees with the C library from underflow to overflow`() {
    for step in -7_400...7_090 {
      let x = Double(step) / 10
      let expected = Maths.exponential(x)
      #expect((PortableMaths.exponential(x) - expected).magnitude <= 3 * expected.ulp, "exp \(x)")
    }
    expectEqual((PortableMaths.exponential(800), .infinity), (PortableMaths.exponential(-800), 0))
    #expect(PortableMaths.exponential(.nan).isNaN)
  }

  @Test func `the logarithm agrees with the C library over all magnitudes`() {
    var x = 1e-300
    while x < 1e300 {
      let expected = Maths.logarithm(x)
      #expect((PortableMaths.logarithm(x) - expected).magnitude <= 3 * expected.ulp, "log \(x)")
      x *= 1.37
    }
    for x in [0.99, 0.998, 0.999_999, 1, 1.000_001, 1.01, Double.leastNonzeroMagnitude] {
      let expected = Maths.logarithm(x)
      #expect((PortableMaths.logarithm(x) - expected).magnitude <= expected.magnitude * 1e-14, "log \(x)")
    }
    #expect(PortableMaths.logarithm(0) == -.infinity)
    #expect(PortableMaths.logarithm(-1).isNaN)
    #expect(PortableMaths.logarithm(.infinity) == .infinity)
  }

  @Test func `powers agree with the C library, signs and zeros included`() {
    for x in [0.001, 0.55, 0.99, 0.998, 1, 1.5, 2, 10, 12_345.678] {
      for y in [-40, -2.5, -1, 0, 0.001, 0.5, 1, 2, 3.7, 16.6, 60] {
        let expected = Maths.power(x, y)
        #expect((PortableMaths.power(x, y) - expected).magnitude <= expected * 1e-12, "\(x) to the \(y)")
      }
    }
    for (x, y) in [
      (-2.0, 3.0), (-2, 4), (-2, 0.5), (0, 2), (0, -1), (-0.0, 3), (-0.0, -3), (-0.0, -2), (0, 0),
    ] {
      let (value, expected) = (PortableMaths.power(x, y), Maths.power(x, y))
      #expect(value.isNaN == expected.isNaN)
      #expect((expected.isNaN || error(value, expected) <= 16))
      #expect(expected.isNaN || value.sign == expected.sign)
    }
  }

  @Test(arguments: [0x1p30, 0x1p31, -0x1p30, 1e300])
  func `angles of 2³⁰ or more count as 0, and non-finite angles return NaN`(angle: Double) {
    expectEqual((PortableMaths.sine(angle), 0), (PortableMaths.cosine(angle), 1))
    #expect(PortableMaths.sine(.infinity).isNaN)
    #expect(PortableMaths.cosine(.nan).isNaN)
    let below = 0x1p30.nextDown
    #expect((PortableMaths.sine(below) - Maths.sine(below)).magnitude < 1e-3)
  }
}
