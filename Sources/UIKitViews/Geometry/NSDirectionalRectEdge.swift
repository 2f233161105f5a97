import Foundation

/// Sides of a rectangle, of which two follow the direction of the interface.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The side where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The side where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
