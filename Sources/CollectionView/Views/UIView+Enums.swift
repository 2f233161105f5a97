#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UIView {
  /// Which sides and lengths give way when the superview changes size: in proportion to their lengths, evenly where these
  /// are 0.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge takes its part of the change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width takes its part of the change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge takes its part of the change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top takes its part of the change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height takes its part of the change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom takes its part of the change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How contents of one size fill bounds of another.
  public nonisolated enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as fits whole, in the middle.
    case scaleAspectFit
    /// As small as covers the bounds, in the middle: what is longer reaches beyond them.
    case scaleAspectFill
    /// The same as ``scaleToFill`` here.
    case redraw
    /// In their own size, at the side or corner, or in the middle of it.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}

/// Whether a view follows the direction that the interface reads in.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the traits.
  case unspecified
  /// Left to right everywhere: controls of time, and of space.
  case playback, spatial
  /// One direction, whatever the traits say.
  case forceLeftToRight, forceRightToLeft
}

/// Which way the interface reads, and where its leading side is.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The leading side is the left one; the right one.
  case leftToRight, rightToLeft
}
#endif
