#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionView {
  /// What a layout places.
  public nonisolated enum ElementCategory: UInt, Sendable {
    /// An item's cell; a view that the data source makes by its kind; one of a class that the layout has registered.
    case cell, supplementaryView, decorationView
  }

  /// Along which axis a flow layout goes on.
  public nonisolated enum ScrollDirection: Int, Sendable {
    /// Lines are rows, one below the other; lines are columns, side by side.
    case vertical, horizontal
  }

  /// Where a scrolled-to item comes to lie. One vertical and one horizontal position at the most; none scrolls the least.
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top, below the insets.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height that the insets leave.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom, above the insets.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left, right of the insets. Right-to-left does not swap the two.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width that the insets leave.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right, left of the insets.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Whether a change inside a cell makes the collection view ask for its size again. There are no constraints here that
  /// `enabledIncludingConstraints` could include.
  public nonisolated enum SelfSizingInvalidation: Int, Sendable {
    /// Sizes are asked for when a view comes, and when the layout gives it another one.
    case disabled
    /// Also when a view, or a cell's contents, invalidates its intrinsic size. The two mean the same here.
    case enabled, enabledIncludingConstraints
  }

  /// The kind of a flow layout's headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
#endif
