#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionView {
  /// What a layout places.
  public nonisolated enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// Along which axis a flow layout goes on.
  public nonisolated enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// Where a scrolled-to item comes to lie. One vertical and one horizontal position at the most; none scrolls the least.
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Whether a change inside a cell makes the collection view ask for its size again. There are no constraints here that
  /// `enabledIncludingConstraints` could include.
  public nonisolated enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// The kind of a flow layout's headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
#endif
