import Foundation

/// A cubic Bézier curve, or a line in this form.
nonisolated struct BezierCurve {
  var start, control1, control2, end: CGPoint
  var isLine: Bool

  init(_ start: CGPoint, control1: CGPoint, control2: CGPoint, _ end: CGPoint) {
    (self.start, self.control1, self.control2, self.end, isLine) = (start, control1, control2, end, false)
  }

  init(line start: CGPoint, _ end: CGPoint) {
    (self.start, self.end, isLine) = (start, end, true)
    (control1, control2) = (start.mixed(with: end, 1.0 / 3), start.mixed(with: end, 2.0 / 3))
  }

  init(quad start: CGPoint, control: CGPoint, _ end: CGPoint) {
    self.init(
      start, control1: start.mixed(with: control, 2.0 / 3), control2: end.mixed(with: control, 2.0 / 3), end)
  }

  var element: VectorPath.Element {
    isLine ? .line(end) : .curve(end, control1: control1, control2: control2)
  }

  var reversed: BezierCurve {
    var result = self
    (result.start, result.control1, result.control2, result.end) = (end, control2, control1, start)
    return result
  }

  func point(at t: CGFloat) -> CGPoint { split(at: t).0.end }

  func split(at t: CGFloat) -> (BezierCurve, BezierCurve) {
    if isLine {
      let middle = start.mixed(with: end, t)
      return (BezierCurve(line: start, middle), BezierCurve(line: middle, end))
    }
    let (a, b, c) = (
      start.mixed(with: control1, t), control1.mixed(with: control2, t), control2.mixed(with: end, t)
    )
    let (d, e) = (a.mixed(with: b, t), b.mixed(with: c, t))
    let middle = d.mixed(with: e, t)
    return (
      BezierCurve(start, control1: a, control2: d, middle), BezierCurve(middle, control1: e, control2: c, end)
    )
  }

  func part(from low: CGFloat, to high: CGFloat) -> BezierCurve {
    let rest = low > 0 ? split(at: low).1 : self
    return high < 1 ? rest.split(at: (high - low) / max(1 - low, 1e-12)).0 : rest
  }

  // MARK: Extent

  /// The end and the turning points along both axes. Together with the start, they determine the bounding
  /// box.
  var extremes: [CGPoint] {
    guard !isLine else { return [end] }
    let across = Self.turns(start.x, control1.x, control2.x, end.x)
    let down = Self.turns(start.y, control1.y, control2.y, end.y)
    return (across + down).map { point(at: $0) } + [end]
  }

  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - p0 + 3 * (p1 - p2)
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  // MARK: Length

  /// Gauss–Legendre quadrature with five points, on −1…1.
  private static let quadrature: [(node: CGFloat, weight: CGFloat)] = [
    (0, 0.5688888888888889), (0.5384693101056831, 0.47862867049936647),
    (-0.5384693101056831, 0.47862867049936647),
    (0.906179845938664, 0.23692688505618908), (-0.906179845938664, 0.23692688505618908),
  ]

  func length(to t: CGFloat = 1) -> CGFloat {
    if isLine { return start.distance(to: end) * t }
    let parts = 4
    let half = t / CGFloat(parts) / 2
    var sum: CGFloat = 0
    for part in 0..<parts {
      let middle = half * CGFloat(2 * part + 1)
      for (node, weight) in Self.quadrature { sum += weight * speed(at: middle + half * node) }
    }
    return sum * half
  }

  private func speed(at t: CGFloat) -> CGFloat {
    let s = 1 - t
    func along(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> CGFloat {
      3 * (s * s * (p1 - p0) + 2 * s * t * (p2 - p1) + t * t * (p3 - p2))
    }
    let (x, y) = (
      along(start.x, control1.x, control2.x, end.x), along(start.y, control1.y, control2.y, end.y)
    )
    return (x * x + y * y).squareRoot()
  }

  func parameter(at length: CGFloat) -> CGFloat {
    let whole = self.length()
    guard length > 0, whole > 0 else { return 0 }
    guard length < whole else { return 1 }
    if isLine { return length / whole }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    while high - low > 1e-9 {
      let middle = (low + high) / 2
      if self.length(to: middle) < length { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  // MARK: Chords

  /// Returns the ends of at most 512 chords. If fewer are enough, each is within `tolerance` of the curve.
  func chords(tolerance: CGFloat) -> [CGPoint] {
    guard !isLine else { return [end] }
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    // A chord's error is at most an eighth of the second derivative divided by the squared number of chords.
    // The second derivative is at most six times the bend.
    let most = max(bend(start, control1, control2), bend(control1, control2, end))
    let wanted = (0.75 * most / max(tolerance, 1e-6)).squareRoot().rounded(.up)
    let count = wanted.isFinite ? Int(min(512, max(1, wanted))) : 1
    return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
  }
}

nonisolated extension CGPoint {
  func mixed(with other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }

  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
