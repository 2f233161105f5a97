#if !os(macOS)
import Foundation

/// An immutable path of lines and curves to fill or stroke. Build paths with ``CGMutablePath``.
public nonisolated class CGPath: Hashable {
  final var vectorPath: VectorPath

  init(_ vectorPath: VectorPath) { self.vectorPath = vectorPath }

  /// Creates a rectangle, from the corner with the smallest coordinates toward larger x.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(VectorPath.rect(rect).applying(transform))
  }

  /// Creates an ellipse, from the largest x toward larger y.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(VectorPath.ellipse(in: rect).applying(transform))
  }

  /// Creates a rectangle with quarters of ellipses as corners. Corners that don't fit and negative lengths
  /// are errors.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(VectorPath.checkedRoundedRect(rect, cornerWidth, cornerHeight).applying(transform))
  }

  /// An immutable copy. Never `nil` here.
  public func copy() -> CGPath? { CGPath(vectorPath) }

  /// An immutable, transformed copy. Never `nil` here.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(vectorPath.applying(transform))
  }

  /// A mutable copy. Never `nil` here.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(vectorPath) }

  /// A mutable, transformed copy. Never `nil` here.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(vectorPath.applying(transform))
  }

  /// Returns the dashes, each as a subpath.
  ///
  /// - Parameters:
  ///   - phase: The distance into the pattern, in points.
  ///   - lengths: The alternating lengths of dashes and gaps.
  ///   - transform: The transform of the dashes.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(vectorPath.dashed(phase: phase, lengths: lengths).applying(transform))
  }

  /// Returns the path with lines instead of curves. No line is further than `threshold` from its curve.
  public func flattened(threshold: CGFloat) -> CGPath { CGPath(vectorPath.flattened(tolerance: threshold)) }

  /// `true` if the path has no elements.
  public var isEmpty: Bool { vectorPath.isEmpty }

  /// `true` if the path is a single rectangle parallel to the axes. Writes the rectangle to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = vectorPath.uprightRect else { return false }
    rect?.pointee = found
    return true
  }

  /// The start of the next element. Zero for an empty path.
  public var currentPoint: CGPoint { vectorPath.currentPoint ?? .zero }

  /// The bounding box of all points, including control points. Null without points.
  ///
  /// - Complexity: O(elements)
  public var boundingBox: CGRect { vectorPath.controlBox }

  /// The bounding box of the drawn path. Null if it draws nothing.
  ///
  /// - Complexity: O(elements)
  public var boundingBoxOfPath: CGRect { vectorPath.box }

  /// `true` if the transformed point lies inside the path. Open subpaths count as closed.
  ///
  /// - Complexity: O(elements)
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    vectorPath.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }

  /// Calls the function for every element. The points are only valid during the call.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls the block for every element. The points are only valid during the call.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    for element in vectorPath.elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { empty in
          guard let start = buffer.baseAddress ?? empty.baseAddress else { return }
          withUnsafePointer(to: CGPathElement(type: element.type, points: start), block)
        }
      }
    }
  }

  /// Returns `true` if all elements are exactly equal.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.vectorPath == right.vectorPath }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(vectorPath) }
}

nonisolated extension VectorPath {
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> VectorPath {
    transform.map { applying($0.pointee) } ?? self
  }

  static func checkedRoundedRect(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat) -> VectorPath {
    guard width >= 0, width * 2 <= rect.width, height >= 0, height * 2 <= rect.height else {
      UIKitException.raiseOnAnyThread(
        "Rounded corners must not be negative or overlap: the corners are \(width) by \(height) in "
          + "a rectangle of \(rect.width) by \(rect.height).")
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

/// The type of a path element.
public nonisolated enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath.
  case moveToPoint
  /// A line.
  case addLineToPoint
  /// A curve with one control point.
  case addQuadCurveToPoint
  /// A curve with two control points.
  case addCurveToPoint
  /// A line to the start of the subpath.
  case closeSubpath
}

/// An element passed by ``CGPath/applyWithBlock(_:)``.
public nonisolated struct CGPathElement {
  /// The type. A move or line has one point, a curve two or three, and a close none.
  public var type: CGPathElementType
  /// The control points, followed by the end point.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element without copying the points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// A function for ``CGPath/apply(info:function:)``.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A block for ``CGPath/applyWithBlock(_:)``.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// The rule for the areas inside a path that crosses itself.
public nonisolated enum CGPathFillRule: Int, Sendable {
  /// An area is inside if the path goes around it more often in one direction than in the other.
  case winding
  /// An area is inside if a ray from there to the outside crosses the path an odd number of times.
  case evenOdd
}

/// The shape of a line's end.
public nonisolated enum CGLineCap: Int32, Sendable {
  /// A flat end at the end point.
  case butt
  /// A round end, half the line width beyond the end point.
  case round
  /// A square end, half the line width beyond the end point.
  case square
}

/// The shape of a corner.
public nonisolated enum CGLineJoin: Int32, Sendable {
  /// A pointed corner.
  case miter
  /// A round corner.
  case round
  /// A flat corner.
  case bevel
}
#endif
