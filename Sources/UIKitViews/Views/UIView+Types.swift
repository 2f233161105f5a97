import Foundation

extension UIView {
  /// The margins and lengths that change with the superview's size. They share the change in proportion to
  /// their lengths, or evenly if all are 0.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// UIKit's bits.
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

  /// The ways in which contents fill bounds.
  public nonisolated enum ContentMode: Int, Sendable {
    /// Stretches the contents to the bounds.
    case scaleToFill
    /// The largest size that fits, centered.
    case scaleAspectFit
    /// The smallest size that covers the bounds, centered.
    case scaleAspectFill
    /// The same as ``scaleToFill``.
    case redraw
    /// The contents' own size, at the center, a side, or a corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}

/// A view's response to the interface's direction.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the layout direction of the traits.
  case unspecified
  /// Playback and spatial controls, which are always left to right.
  case playback, spatial
  /// A fixed direction.
  case forceLeftToRight, forceRightToLeft
}

/// The layout direction.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// With `leftToRight`, the leading edge is on the left.
  case leftToRight, rightToLeft
}

nonisolated extension UIView.ContentMode {
  package func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    let scale = CGSize(
      width: size.width > 0 ? bounds.width / size.width : 0,
      height: size.height > 0 ? bounds.height / size.height : 0)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return rect(of: size, scaledBy: min(scale.width, scale.height), in: bounds)
    case .scaleAspectFill: return rect(of: size, scaledBy: max(scale.width, scale.height), in: bounds)
    default: return rect(of: size, scaledBy: 1, in: bounds)
    }
  }

  private func rect(of size: CGSize, scaledBy scale: CGFloat, in bounds: CGRect) -> CGRect {
    let size = CGSize(width: size.width * scale, height: size.height * scale)
    let share = self.share
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * share.x,
      y: bounds.minY + (bounds.height - size.height) * share.y,
      width: size.width, height: size.height)
  }

  private var share: CGPoint {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    }
  }
}
