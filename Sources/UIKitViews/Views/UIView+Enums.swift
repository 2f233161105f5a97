import Foundation

extension UIView {
  /// Which margins and lengths change when the superview's size does. They share the change in proportion to
  /// their lengths, or evenly if these are 0.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// UIKit's bits.
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

  /// How contents of one size fill bounds of another.
  public nonisolated enum ContentMode: Int, Sendable {
    /// Stretches the contents to the bounds.
    case scaleToFill
    /// Scales the contents to the largest size that fits into the bounds, centred.
    case scaleAspectFit
    /// Scales the contents to the smallest size that covers the bounds, centred. The longer axis reaches beyond
    /// them.
    case scaleAspectFill
    /// The same as ``scaleToFill`` here.
    case redraw
    /// The contents' own size, in the centre, at the middle of a side or in a corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}

/// Whether a view follows the direction of the interface.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the direction of the traits.
  case unspecified
  /// Always left to right: controls for playback, and controls with a spatial meaning.
  case playback, spatial
  /// Always this direction, whatever the traits are.
  case forceLeftToRight, forceRightToLeft
}

/// The direction in which the interface reads, which decides the leading side.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// `leftToRight`: the leading side is the left one. `rightToLeft`: it is the right one.
  case leftToRight, rightToLeft
}
