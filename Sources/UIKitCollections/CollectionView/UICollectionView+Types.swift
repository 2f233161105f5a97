import Foundation

extension UICollectionView {
  /// The category of an element in a layout.
  public nonisolated enum ElementCategory: UInt, Sendable {
    /// Cells and supplementary views come from the data source. Decoration views come from the layout.
    case cell, supplementaryView, decorationView
  }

  /// The axis along which a flow layout scrolls.
  public nonisolated enum ScrollDirection: Int, Sendable {
    /// Lines are rows with `vertical` and columns with `horizontal`.
    case vertical, horizontal
  }

  /// The position of an item after scrolling to it: at most one vertical and one horizontal position.
  ///
  /// With an empty set, the view scrolls the shortest distance.
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    /// The position's bits, equal to UIKit's.
    public let rawValue: UInt
    /// Creates a scroll position from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top, below the insets.
    public static let top = ScrollPosition(rawValue: 1)
    /// The vertical center between the insets.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom, above the insets.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left side, even in right-to-left layouts.
    public static let left = ScrollPosition(rawValue: 8)
    /// The horizontal center between the insets.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right side, even in right-to-left layouts.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The changes after which the collection view requests a view's size again.
  public nonisolated enum SelfSizingInvalidation: Int, Sendable {
    /// The size is requested when a view appears and when the layout resizes it.
    case disabled
    /// The size is also requested when a view or a content view invalidates its intrinsic size, and when its
    /// content configuration changes.
    case enabled
    /// The size is also requested when constraints or contents change.
    case enabledIncludingConstraints
  }

  /// The kind of a flow layout's headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
