import Foundation

extension UIView {
  /// The margins and lengths that change with the superview's size.
  ///
  /// They share the change in proportion to their lengths, or evenly if all lengths are 0.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// The option bits, as in UIKit.
    public let rawValue: UInt
    /// Creates a mask from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The ways in which contents of one size fill bounds of another.
  public nonisolated enum ContentMode: Int, Sendable {
    /// Stretches the contents to the bounds.
    case scaleToFill
    /// Scales the contents to the largest size that fits into the bounds, centered.
    case scaleAspectFit
    /// Scales the contents to the smallest size that covers the bounds, centered. The longer axis extends
    /// beyond the bounds.
    case scaleAspectFill
    /// The same as ``scaleToFill`` here.
    case redraw
    /// Keeps the contents' own size, at the center, at the middle of a side, or in a corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}

/// The response of a view to the direction of the interface.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the direction of the traits.
  case unspecified
  /// Always left to right, for playback controls and controls with a spatial meaning.
  case playback, spatial
  /// Always the given direction, regardless of the traits.
  case forceLeftToRight, forceRightToLeft
}

/// The layout direction of the interface, which determines the leading edge.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The leading edge is on the left for `leftToRight`, and on the right for `rightToLeft`.
  case leftToRight, rightToLeft
}
