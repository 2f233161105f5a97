import Foundation
import LayoutEngine

/// An item in a group. The group keeps a copy of the item.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The item's size. Fractions refer to the group.
  open private(set) var layoutSize: NSCollectionLayoutSize
  private let badges: [NSCollectionLayoutSupplementaryItem]
  private nonisolated let sizeHash: Int

  /// The insets within the item's frame in the group. The default value is zero. They don't apply along an
  /// estimated dimension.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item's frame. The default value is `nil`.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item without supplementary items.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize, [])
  }

  /// Creates an item with supplementary items, such as badges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { self.init(layoutSize, supplementaryItems) }

  init(_ layoutSize: NSCollectionLayoutSize, _ supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    badges = supplementaryItems
    sizeHash = layoutSize.hash
    super.init()
  }

  nonisolated deinit {}

  /// The item's supplementary items.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { badges }

  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize, badges)
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    return copy
  }

  // MARK: Equality

  /// Returns `true` for equal descriptions.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutItem else { return false }
    if other === self { return true }
    return UIKitException.answerOnMainActor { self.describesTheSame(as: other) } ?? false
  }

  open nonisolated override var hash: Int { sizeHash }

  func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
    type(of: self) == type(of: other) && layoutSize == other.layoutSize
      && contentInsets == other.contentInsets && edgeSpacing == other.edgeSpacing
      && supplementaryItems == other.supplementaryItems
  }
}

/// A view below a section's contents. Register its class with the layout.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the decoration view.
  open private(set) var elementKind: String
  /// The view's z-index. The default value is 0, below cells.
  open var zIndex = 0

  /// Creates an instance for the class method.
  public required init(_elementKind: String) {
    elementKind = _elementKind
    super.init(
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), [])
  }

  nonisolated deinit {}

  /// Returns a background for the whole section, as broad as the layout's contents. The ``contentInsets``
  /// reduce it.
  @discardableResult
  open class func background(elementKind: String) -> Self { Self(_elementKind: elementKind) }

  @discardableResult
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(_elementKind: elementKind)
    (copy.contentInsets, copy.edgeSpacing, copy.zIndex) = (contentInsets, edgeSpacing, zIndex)
    return copy
  }

  override func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutDecorationItem else { return false }
    return super.describesTheSame(as: other) && elementKind == other.elementKind && zIndex == other.zIndex
  }
}
