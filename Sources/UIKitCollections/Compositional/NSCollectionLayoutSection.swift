import Foundation

/// A section of a compositional layout: groups one behind the other, and what lies around them.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup

  /// Around the groups, within headers and footers. Those between 0 and 1 are fractions of the container. Default zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between two groups, in points. Default 0.
  open var interGroupSpacing: CGFloat = 0
  /// What the insets are measured from. Default automatic: what the configuration says.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What supplementary items are laid out within. Default automatic: what ``contentInsetsReference`` says. With none, boundary items
  /// do not lie within the section's insets, either.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the groups scroll by themselves, across the direction of the layout. Default none.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How they do.
  open private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Called before each pass of the layout while any of the section is in sight, and as it scrolls. Default nil.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Headers, footers and what else lies at the edges. Default none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether boundary items lie within the insets of the edges that they run into. Default true.
  open var supplementariesFollowContentInsets = true
  /// Behind the section. Default none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// What makes the section a list. Nil for others.
  final var list: ListSection?

  /// Repeats the group. The section retains a copy of it.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group.copy() as? NSCollectionLayoutGroup ?? group
    super.init()
  }

  nonisolated deinit {}

  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    let properties = orthogonalScrollingProperties.copy()
    if let properties = properties as? UICollectionLayoutSectionOrthogonalScrollingProperties {
      copy.orthogonalScrollingProperties = properties
    }
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.decorationItems = decorationItems
    copy.list = list
    return copy
  }

  // MARK: Equality

  /// Whether both describe the same. Functions cannot be compared: a section with a handler, or a list, is equal to itself only.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSection else { return false }
    if other === self { return true }
    return UIKitException.answerOnMainActor { self.describesTheSame(as: other) } ?? false
  }

  open nonisolated override var hash: Int { group.hash }

  private func describesTheSame(as other: NSCollectionLayoutSection) -> Bool {
    type(of: self) == type(of: other) && group == other.group && contentInsets == other.contentInsets
      && interGroupSpacing == other.interGroupSpacing
      && contentInsetsReference == other.contentInsetsReference
      && supplementaryContentInsetsReference == other.supplementaryContentInsetsReference
      && orthogonalScrollingBehavior == other.orthogonalScrollingBehavior
      && orthogonalScrollingProperties.bounce == other.orthogonalScrollingProperties.bounce
      && orthogonalScrollingProperties.decelerationRate
        == other.orthogonalScrollingProperties.decelerationRate
      && boundarySupplementaryItems == other.boundarySupplementaryItems
      && supplementariesFollowContentInsets == other.supplementariesFollowContentInsets
      && decorationItems == other.decorationItems
      && visibleItemsInvalidationHandler == nil && other.visibleItemsInvalidationHandler == nil
      && list == nil && other.list == nil
  }
}
