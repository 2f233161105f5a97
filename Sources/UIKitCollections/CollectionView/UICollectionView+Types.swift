import Foundation

extension UICollectionView {
  /// The kinds of elements that a layout arranges.
  public nonisolated enum ElementCategory: UInt, Sendable {
    /// The cell of an item; a view that the data source makes by its kind; a view of a class that is registered
    /// with the layout.
    case cell, supplementaryView, decorationView
  }

  /// The axis along which a flow layout scrolls.
  public nonisolated enum ScrollDirection: Int, Sendable {
    /// With `vertical`, lines are rows, one below the other. With `horizontal`, they are columns, side by side.
    case vertical, horizontal
  }

  /// Where an item lies after scrolling to it. Use at most one vertical and one horizontal position. An empty
  /// set scrolls by the least.
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top, below the insets.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height between the insets.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom, above the insets.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left, right of the insets. Right-to-left layouts do not swap `left` and `right`.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width between the insets.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right, left of the insets.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Whether a change inside a cell makes the collection view ask for the cell's size again.
  public nonisolated enum SelfSizingInvalidation: Int, Sendable {
    /// Sizes are asked for when a view appears, and when the layout gives it another size.
    case disabled
    /// Sizes are also asked for when a view, or the content view of a cell, invalidates its intrinsic size, and when a cell gets another
    /// content configuration.
    case enabled
    /// As `enabled`, and when a constraint or the contents inside a view change.
    case enabledIncludingConstraints
  }

  /// The kind of a flow layout's headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
