import Foundation

/// A set of a rectangle's sides. Two of them follow the layout direction.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits, the same as UIKit's.
  public let rawValue: UInt
  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top side.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The side at which reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The side at which reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
