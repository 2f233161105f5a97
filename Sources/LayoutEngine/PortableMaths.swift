/// The elementary functions in plain Swift, for platforms without a C library such as Embedded WebAssembly.
///
/// Results are accurate to a few units in the last place. ``power(_:_:)`` loses up to ten bits. Results for
/// angles beyond a quarter of a million turns are less accurate. Angles beyond 2³⁰ radians count as 0.
enum PortableMaths {
  static func sine(_ x: Double) -> Double {
    let (quadrant, r) = quadrant(of: x)
    switch quadrant {
    case 0: return sineSeries(r)
    case 1: return cosineSeries(r)
    case 2: return -sineSeries(r)
    default: return -cosineSeries(r)
    }
  }

  static func cosine(_ x: Double) -> Double {
    let (quadrant, r) = quadrant(of: x)
    switch quadrant {
    case 0: return cosineSeries(r)
    case 1: return -sineSeries(r)
    case 2: return -cosineSeries(r)
    default: return sineSeries(r)
    }
  }

  static func exponential(_ x: Double) -> Double {
    guard x == x else { return x }
    guard x < 710 else { return .infinity }
    guard x > -746 else { return 0 }
    let k = nearestInteger(x / ln2High)
    let r = (x - k * ln2High) - k * ln2Low
    var sum = 1.0
    var n = 14.0
    while n >= 1 {
      sum = 1 + sum * r / n
      n -= 1
    }
    return scaled(sum, byPowerOfTwo: Int(k))
  }

  static func logarithm(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    var exponent = Double(x.exponent)
    var m = x.significand
    if m > 1.414_213_562_373_095 {
      m /= 2
      exponent += 1
    }
    // log m = 2 · artanh((m − 1) / (m + 1)), and the argument stays below 0.172.
    let s = (m - 1) / (m + 1)
    let z = s * s
    var sum = 0.0
    var n = 25.0
    while n >= 3 {
      sum = (sum + 1 / n) * z
      n -= 2
    }
    return exponent * ln2High + (2 * s + (2 * s * sum + exponent * ln2Low))
  }

  static func power(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    let isIntegral = y.rounded(.towardZero) == y
    let isOdd = isIntegral && (y / 2).rounded(.towardZero) * 2 != y
    if x == 0 {
      let magnitude: Double = y > 0 ? 0 : .infinity
      return isOdd && x.sign == .minus ? -magnitude : magnitude
    }
    if x < 0 {
      guard isIntegral else { return .nan }
      let magnitude = power(-x, y)
      return isOdd ? -magnitude : magnitude
    }
    return exponential(y * logarithm(x))
  }

  // MARK: - Argument reduction

  // π/2 and ln 2 in pieces, with enough trailing zero bits for exact products with k.
  private static let halfPiHigh = 0x1.921fb544p+0
  private static let halfPiMiddle = 0x1.0b4611a6p-34
  private static let halfPiLow = 0x1.3198a2e037073p-69
  private static let ln2High = 0x1.62e42fefp-1
  private static let ln2Low = 0x1.473de6af278edp-34

  /// Returns the nearest quarter turn, modulo four, and the remainder, at most π/4.
  private static func quadrant(of x: Double) -> (Int, Double) {
    guard x.magnitude < 0x1p+30 else { return (0, x.isFinite ? 0 : .nan) }
    let k = nearestInteger(x / (halfPiHigh + halfPiMiddle))
    let r = ((x - k * halfPiHigh) - k * halfPiMiddle) - k * halfPiLow
    return (Int(k) & 3, r)
  }

  private static func nearestInteger(_ x: Double) -> Double { (x + 0.5).rounded(.down) }

  /// Scales in two steps, so that both factors are normal numbers even if the result is subnormal.
  private static func scaled(_ x: Double, byPowerOfTwo k: Int) -> Double {
    let half = k / 2
    return x * powerOfTwo(half) * powerOfTwo(k - half)
  }

  private static func powerOfTwo(_ k: Int) -> Double { Double(bitPattern: UInt64(k + 1023) << 52) }

  // MARK: - Series

  private static func sineSeries(_ r: Double) -> Double {
    let z = r * r
    var sum = 1.0
    var n = 18.0
    while n >= 4 {
      sum = 1 - sum * z / (n * (n + 1))
      n -= 2
    }
    return r - r * z / 6 * sum
  }

  private static func cosineSeries(_ r: Double) -> Double {
    let z = r * r
    var sum = 1.0
    var n = 19.0
    while n >= 3 {
      sum = 1 - sum * z / (n * (n + 1))
      n -= 2
    }
    return 1 - z / 2 * sum
  }
}
