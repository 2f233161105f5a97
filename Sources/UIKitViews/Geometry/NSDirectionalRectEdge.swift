import Foundation

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
