import Foundation

extension UICollectionView {
  /// The category of an element in a layout.
  public nonisolated enum ElementCategory: UInt, Sendable {
    /// A cell shows an item. The data source provides a supplementary view by its kind. A decoration view has
    /// a class registered with the layout.
    case cell, supplementaryView, decorationView
  }

  /// The axis along which a flow layout scrolls.
  public nonisolated enum ScrollDirection: Int, Sendable {
    /// With `vertical`, lines are rows, from top to bottom. With `horizontal`, they are columns, side by
    /// side.
    case vertical, horizontal
  }

  /// The position of an item after scrolling to it.
  ///
  /// Use at most one vertical and one horizontal position. With an empty set, the view scrolls the shortest
  /// distance.
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    /// The position's bits, equal to UIKit's.
    public let rawValue: UInt
    /// Creates a scroll position from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top of the view, below the insets.
    public static let top = ScrollPosition(rawValue: 1)
    /// The vertical center between the insets.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom of the view, above the insets.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left side of the view, right of the insets. Right-to-left layouts don't swap `left` and `right`.
    public static let left = ScrollPosition(rawValue: 8)
    /// The horizontal center between the insets.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right side of the view, left of the insets.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The changes inside a view that make the collection view request its size again.
  public nonisolated enum SelfSizingInvalidation: Int, Sendable {
    /// The collection view requests a size when a view appears and when the layout gives the view another
    /// size.
    case disabled
    /// The collection view also requests a size when a view, or a cell's content view, invalidates its
    /// intrinsic size, and when a cell gets another content configuration.
    case enabled
    /// Includes `enabled`, and changes of constraints or contents inside a view.
    case enabledIncludingConstraints
  }

  /// The kind of a flow layout's headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
