import Foundation
import LayoutEngine

/// One item of a compositional layout's group. A group retains a copy of it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// Its size; fractions are of the group.
  open private(set) var layoutSize: NSCollectionLayoutSize
  private let badges: [NSCollectionLayoutSupplementaryItem]
  private nonisolated let sizeHash: Int

  /// Insets that make the item smaller within its frame in the group. They are ignored along an estimated dimension. Default zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Around the item's frame in the group. Default nil: none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Without supplementary items.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize, [])
  }

  /// With items that are attached to it, such as badges.
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

  /// What is attached to it.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { badges }

  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize, badges)
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    return copy
  }

  // MARK: Equality

  /// Whether both describe the same.
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
