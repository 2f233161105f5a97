import Foundation

#if os(macOS)
import CoreGraphics
#endif

/// A path of lines and Bézier curves. `CGPath` and `UIBezierPath` store it, and renderers draw it.
package nonisolated struct VectorPath: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package private(set) var elements: [Element] = []

  package init() {}

  package init(_ elements: [Element]) { self.elements = elements }

  package var isEmpty: Bool { elements.isEmpty }

  package var isFinite: Bool {
    elements.allSatisfy { element in
      element.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
  }

  /// The end of the last element or, after a close, the start of the subpath.
  ///
  /// - Complexity: O(elements of the last subpath)
  var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    if let point = last.end { return point }
    for case .move(let point) in elements.reversed() { return point }
    return nil
  }

  // MARK: Building

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func append(_ other: VectorPath) { elements += other.elements }

  /// Appends another path, connected to the current subpath by a line.
  mutating func appendConnected(_ other: VectorPath) {
    guard !isEmpty, case .move(let start)? = other.elements.first else { return append(other) }
    elements.append(.line(start))
    elements += other.elements.dropFirst()
  }

  package func applying(_ transform: CGAffineTransform) -> VectorPath {
    if transform.isIdentity { return self }
    return mapped { $0.applying(transform) }
  }

  package func offsetBy(x: CGFloat, y: CGFloat) -> VectorPath {
    x == 0 && y == 0 ? self : mapped { CGPoint(x: $0.x + x, y: $0.y + y) }
  }

  private func mapped(_ map: (CGPoint) -> CGPoint) -> VectorPath {
    VectorPath(
      elements.map { element in
        switch element {
        case .move(let point): .move(map(point))
        case .line(let point): .line(map(point))
        case .quad(let point, let control): .quad(map(point), control: map(control))
        case .curve(let point, let first, let second):
          .curve(map(point), control1: map(first), control2: map(second))
        case .close: .close
        }
      })
  }

  /// Reverses the direction of each subpath and the order of the subpaths.
  func reversed() -> VectorPath {
    var result = VectorPath()
    for subpath in subpaths.reversed() {
      let curves =
        subpath.isClosed ? subpath.curves.dropLast(subpath.closesByLine ? 1 : 0) : subpath.curves[...]
      result.append(.move(curves.last?.end ?? subpath.start))
      for curve in curves.reversed() { result.append(curve.reversed.element) }
      if subpath.isClosed { result.append(.close) }
    }
    return result
  }

  // MARK: Bounding boxes

  package var controlBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  package var box: CGRect {
    CGRect(around: subpaths.flatMap { subpath in [subpath.start] + subpath.curves.flatMap(\.extremes) })
  }
}

nonisolated extension VectorPath.Element {
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
    case .close: nil
    }
  }

  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .curve(let point, let first, let second): [first, second, point]
    case .close: []
    }
  }
}

nonisolated extension VectorPath {
  package init(_ path: CGPath) { self = path.vectorPath }

  var cgPath: CGPath {
    let path = CGMutablePath()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .quad(let point, let control): path.addQuadCurve(to: point, control: control)
      case .curve(let point, let first, let second):
        path.addCurve(to: point, control1: first, control2: second)
      case .close: path.closeSubpath()
      }
    }
    return path.copy() ?? path
  }
}

#if os(macOS)
nonisolated extension CGPath {
  var vectorPath: VectorPath {
    var result = VectorPath()
    applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: result.append(.move(points[0]))
      case .addLineToPoint: result.append(.line(points[0]))
      case .addQuadCurveToPoint: result.append(.quad(points[1], control: points[0]))
      case .addCurveToPoint: result.append(.curve(points[2], control1: points[0], control2: points[1]))
      case .closeSubpath: result.append(.close)
      @unknown default: break
      }
    }
    return result
  }
}
#endif
