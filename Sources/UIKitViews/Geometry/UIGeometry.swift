import Foundation

/// Insets in points from a rectangle's edges inward. Negative values reach outward.
public nonisolated struct UIEdgeInsets: Equatable, Codable, Sendable, BitwiseCopyable {
  /// The top inset.
  public var top: CGFloat
  /// The left inset.
  public var left: CGFloat
  /// The bottom inset.
  public var bottom: CGFloat
  /// The right inset.
  public var right: CGFloat

  /// Insets of 0.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward by the insets.
  public nonisolated func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}

/// Insets in points, with leading and trailing sides for the layout direction.
public nonisolated struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable, BitwiseCopyable {
  /// The top inset.
  public var top: CGFloat
  /// The inset on the side where reading begins.
  public var leading: CGFloat
  /// The bottom inset.
  public var bottom: CGFloat
  /// The inset on the side where reading ends.
  public var trailing: CGFloat

  /// Insets of 0.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// An offset from a default position, in points.
public nonisolated struct UIOffset: Equatable, Codable, Sendable {
  /// The horizontal offset, positive to the right.
  public var horizontal: CGFloat
  /// The vertical offset, positive downward.
  public var vertical: CGFloat

  /// An offset of zero.
  public static let zero = UIOffset()

  /// Creates an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// A set of a rectangle's edges.
public nonisolated struct UIRectEdge: OptionSet, Sendable {
  /// The bits: 1 top, 2 left, 4 bottom, 8 right.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of a rectangle's sides, two of which follow the layout direction.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top side.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The side where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The side where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
