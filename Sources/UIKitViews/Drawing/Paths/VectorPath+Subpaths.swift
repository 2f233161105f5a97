import Foundation

nonisolated extension VectorPath {
  struct Subpath {
    var start: CGPoint
    var curves: [BezierCurve] = []
    var isClosed = false
    var closesByLine = false

    var end: CGPoint { curves.last?.end ?? start }
  }

  /// The subpaths. Omits those that consist of only a move, because they draw nothing.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    func finish() {
      if let current, !current.curves.isEmpty || current.isClosed { result.append(current) }
    }
    for element in elements {
      if case .move(let point) = element {
        finish()
        current = Subpath(start: point)
        continue
      }
      guard var subpath = current else { continue }
      if subpath.isClosed {
        // Elements after a close start a new subpath at the start of the closed one.
        finish()
        subpath = Subpath(start: subpath.start)
      }
      let from = subpath.end
      switch element {
      case .move: break
      case .line(let point): subpath.curves.append(BezierCurve(line: from, point))
      case .quad(let point, let control):
        subpath.curves.append(BezierCurve(quad: from, control: control, point))
      case .curve(let point, let first, let second):
        subpath.curves.append(BezierCurve(from, control1: first, control2: second, point))
      case .close:
        subpath.isClosed = true
        subpath.closesByLine = from != subpath.start
        if subpath.closesByLine { subpath.curves.append(BezierCurve(line: from, subpath.start)) }
      }
      current = subpath
    }
    finish()
    return result
  }

  /// Returns lines that deviate from the curves by at most `tolerance`.
  package func polylines(tolerance: CGFloat) -> [(points: [CGPoint], isClosed: Bool)] {
    subpaths.map { subpath in
      ([subpath.start] + subpath.curves.flatMap { $0.chords(tolerance: tolerance) }, subpath.isClosed)
    }
  }

  func flattened(tolerance: CGFloat) -> VectorPath {
    var result = VectorPath()
    for subpath in subpaths {
      result.append(.move(subpath.start))
      for curve in subpath.curves.dropLast(subpath.closesByLine ? 1 : 0) {
        for point in curve.chords(tolerance: tolerance) { result.append(.line(point)) }
      }
      if subpath.isClosed { result.append(.close) }
    }
    return result
  }

  // MARK: Lengths

  /// Returns the part between two fractions of the length of all subpaths in sequence.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> VectorPath {
    let (start, end) = (max(0, start), min(1, end))
    if start == 0, end == 1 { return self }
    guard start < end else { return VectorPath() }
    let subpaths = subpaths
    let lengths = subpaths.map { $0.curves.map { $0.length() } }
    let whole = lengths.joined().reduce(0, +)
    let (low, high) = (start * whole, end * whole)
    var result = VectorPath()
    var passed: CGFloat = 0
    for (subpath, lengths) in zip(subpaths, lengths) {
      let length = lengths.reduce(0, +)
      result.append(subpath.part(from: low - passed, to: high - passed, lengths: lengths, of: length))
      passed += length
    }
    return result
  }

  package func dashed(phase: CGFloat, lengths pattern: [CGFloat]) -> VectorPath {
    // An odd pattern is doubled, so that dashes and gaps alternate.
    let pattern = pattern.count.isMultiple(of: 2) ? pattern : pattern + pattern
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return self }
    var result = VectorPath()
    for subpath in subpaths {
      let lengths = subpath.curves.map { $0.length() }
      let whole = lengths.reduce(0, +)
      var distance = -(phase - (phase / period).rounded(.down) * period)
      // With this many dashes, the line looks solid.
      guard whole / period < 100_000 else {
        result.append(subpath.part(from: 0, to: whole, lengths: lengths, of: whole))
        continue
      }
      while distance < whole {
        for (index, length) in pattern.enumerated() {
          if index.isMultiple(of: 2), distance + length > 0, distance < whole {
            result.append(subpath.part(from: distance, to: distance + length, lengths: lengths, of: whole))
          }
          distance += length
        }
      }
    }
    return result
  }

  // MARK: Containment

  /// Returns `true` for a point inside or on an edge. Every subpath counts as closed.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for (points, _) in polylines(tolerance: 0.005) {
      for (index, from) in points.enumerated() {
        let to = points[index + 1 == points.count ? 0 : index + 1]
        if point.isOn(from, to) { return true }
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }
}

nonisolated extension VectorPath.Subpath {
  fileprivate func part(
    from low: CGFloat, to high: CGFloat, lengths: [CGFloat], of whole: CGFloat
  ) -> VectorPath {
    var result = VectorPath()
    guard low < whole, high > 0 else { return result }
    let isWhole = low <= 0 && high >= whole - 1e-9
    var passed: CGFloat = 0
    for (index, curve) in curves.enumerated() {
      let length = lengths[index]
      defer { passed += length }
      guard low - passed < length, high - passed > 0 else { continue }
      if isWhole, closesByLine, index == curves.count - 1 { continue }
      let piece = curve.part(
        from: curve.parameter(at: low - passed), to: curve.parameter(at: high - passed))
      if result.isEmpty { result.append(.move(piece.start)) }
      result.append(piece.element)
    }
    if isWhole, isClosed, !result.isEmpty { result.append(.close) }
    return result
  }
}

nonisolated extension CGPoint {
  fileprivate func isOn(_ start: CGPoint, _ end: CGPoint) -> Bool {
    let (line, way) = (
      CGVector(dx: end.x - start.x, dy: end.y - start.y), CGVector(dx: x - start.x, dy: y - start.y)
    )
    guard abs(line.dx * way.dy - line.dy * way.dx) <= 1e-9 * max(1, abs(line.dx) + abs(line.dy)) else {
      return false
    }
    return x >= min(start.x, end.x) && x <= max(start.x, end.x) && y >= min(start.y, end.y)
      && y <= max(start.y, end.y)
  }
}
