import Foundation

/// The properties of a whole layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject,
  @preconcurrency NSCopying
{
  /// The direction of consecutive sections. The default value is `vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points. The default value is 0.
  open var interSectionSpacing: CGFloat = 0
  /// The boundary items of the whole layout. The default value is an empty array.
  ///
  /// Their views have the index path `IndexPath(index: 0)`. Reading its `item` traps.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of content insets for sections that don't have their own. The default value is `safeArea`.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a default configuration.
  public override init() { super.init() }

  nonisolated deinit {}

  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
