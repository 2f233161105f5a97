#if !os(macOS)
import Foundation

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

/// An element of a path, as ``CGPath/applyWithBlock(_:)`` passes it.
public nonisolated struct CGPathElement {
  /// The type, which determines the number of points: one for a move and a line, two for a quadratic curve,
  /// three for a cubic one, none for a close.
  public var type: CGPathElementType
  /// Control points first, the end point last.
  public var points: UnsafeMutablePointer<CGPoint>

  /// The points are not copied.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// For ``CGPath/apply(info:function:)``.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// For ``CGPath/applyWithBlock(_:)``.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
#endif
