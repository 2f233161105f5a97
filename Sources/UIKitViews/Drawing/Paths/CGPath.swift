#if !os(macOS)
import Foundation

/// Lines and curves that are filled or stroked. Immutable; build paths step by step with ``CGMutablePath``.
///
/// Two paths are equal if their elements are, to the last bit.
public nonisolated class CGPath: Hashable {
  final var vectorPath: VectorPath

  init(_ vectorPath: VectorPath) { self.vectorPath = vectorPath }

  /// A rectangle that starts at its smallest corner and goes towards larger x.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(VectorPath.rect(rect).applying(transform))
  }

  /// The ellipse inside a rectangle. It starts at the largest x and goes towards larger y.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(VectorPath.ellipse(in: rect).applying(transform))
  }

  /// A rectangle whose corners are quarters of ellipses. An error if two corners do not fit on a side, or if a
  /// length is negative.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(VectorPath.checkedRoundedRect(rect, cornerWidth, cornerHeight).applying(transform))
  }

  /// An immutable copy. Never nil here.
  public func copy() -> CGPath? { CGPath(vectorPath) }

  /// An immutable copy of the transformed path. Never nil here.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(vectorPath.applying(transform))
  }

  /// A mutable copy. Never nil here.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(vectorPath) }

  /// A mutable copy of the transformed path. Never nil here.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(vectorPath.applying(transform))
  }

  /// The dashes of the path, each as a subpath.
  ///
  /// - Parameters:
  ///   - phase: The distance into the pattern at which the path begins, in points.
  ///   - lengths: The lengths of dashes and gaps in turn. The pattern repeats.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(vectorPath.dashed(phase: phase, lengths: lengths).applying(transform))
  }

  /// The path with lines instead of curves. No line is further than `threshold` from its curve.
  public func flattened(threshold: CGFloat) -> CGPath { CGPath(vectorPath.flattened(tolerance: threshold)) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { vectorPath.isEmpty }

  /// Whether the path is one rectangle parallel to the axes. If so, it is written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = vectorPath.uprightRect else { return false }
    rect?.pointee = found
    return true
  }

  /// Where the next element begins. Zero for an empty path.
  public var currentPoint: CGPoint { vectorPath.currentPoint ?? .zero }

  /// The bounding box of all points, including control points. Null if there are none.
  /// - Complexity: O(elements)
  public var boundingBox: CGRect { vectorPath.controlBox }

  /// The bounding box of what is drawn. Null if nothing is.
  /// - Complexity: O(elements)
  public var boundingBoxOfPath: CGRect { vectorPath.box }

  /// Whether the point, after the transform, lies inside the path. Every subpath counts as closed.
  /// - Complexity: O(elements)
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    vectorPath.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }

  /// Calls the function for every element, in order. The element's points are only valid during the call.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls the block for every element, in order. The element's points are only valid during the call.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    for element in vectorPath.elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { empty in
          // A close has no points: its pointer must not be read.
          guard let start = buffer.baseAddress ?? empty.baseAddress else { return }
          withUnsafePointer(to: CGPathElement(type: element.type, points: start), block)
        }
      }
    }
  }

  /// Compares the elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.vectorPath == right.vectorPath }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(vectorPath) }
}

nonisolated extension VectorPath {
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> VectorPath {
    transform.map { applying($0.pointee) } ?? self
  }

  /// As in Core Graphics, overlapping corners are an error.
  static func checkedRoundedRect(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat) -> VectorPath {
    guard width >= 0, width * 2 <= rect.width, height >= 0, height * 2 <= rect.height else {
      UIKitException.raiseOnAnyThread(
        "A path's rounded corners of \(width) by \(height) must not be negative, nor overlap in a rectangle of "
          + "\(rect.width) by \(rect.height).")
      return .rect(rect)
    }
    return .roundedRect(rect, width: width, height: height)
  }

  fileprivate var uprightRect: CGRect? {
    guard case .move(let start)? = elements.first else { return nil }
    var points = [start]
    for element in elements.dropFirst() {
      switch element {
      case .line(let point): points.append(point)
      case .close where element == elements.last: break
      default: return nil
      }
    }
    if points.count == 5, points[4] == points[0] { points.removeLast() }
    guard points.count == 4 else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isUpright =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
      || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    return isUpright ? CGRect(around: points) : nil
  }
}

nonisolated extension VectorPath.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
#endif
