import Foundation
import LayoutEngine
import UIKitAdditions

#if !canImport(Darwin)
/// A vector with a direction and a length.
public nonisolated struct CGVector: Equatable, Hashable, Codable, Sendable, BitwiseCopyable {
  /// The horizontal component, positive to the right.
  public var dx: CGFloat
  /// The vertical component, positive downward on screen.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector()

  /// Creates the zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

// Foundation on Linux doesn't provide these descriptions.
nonisolated extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, for example "(1.0, 2.0)".
  public var debugDescription: String { "(\(x), \(y))" }
}

nonisolated extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and height, for example "(10.0, 20.0)".
  public var debugDescription: String { "(\(width), \(height))" }
}

nonisolated extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and size as they were set, for example "(1.0, 2.0, 10.0, 20.0)".
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGPoint {
  /// `true` if both coordinates are equal.
  public nonisolated func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// `true` if both lengths are equal.
  public nonisolated func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// `true` if origins and sizes are equal.
  public nonisolated func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGRect {
  /// Returns `true` if the two rectangles overlap.
  ///
  /// As on Apple's platforms, rectangles that only touch don't intersect. A rectangle without an area
  /// intersects if its origin is in the other rectangle, but not on that rectangle's right or bottom edge.
  /// Foundation's method on Linux does the opposite in both cases.
  ///
  /// Sources that explicitly import Foundation use Foundation's method, to which the attribute gives
  /// precedence.
  @_disfavoredOverload
  public nonisolated func intersects(_ rect2: CGRect) -> Bool {
    LayoutRect(self).intersects(LayoutRect(rect2))
  }
}
#endif
