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
#endif
