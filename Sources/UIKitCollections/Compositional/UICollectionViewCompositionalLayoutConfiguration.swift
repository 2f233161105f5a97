import Foundation

/// What concerns a compositional layout as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject,
  @preconcurrency NSCopying
{
  /// The direction in which sections follow one another. Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between two sections, in points. Default 0.
  open var interSectionSpacing: CGFloat = 0
  /// At the edges of all sections together. Default none.
  ///
  /// Their views have the index path `IndexPath(index: 0)`, which has a `section` and no `item`: reading that traps.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What a section's insets are measured from, unless the section says so itself. Default the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// With the defaults.
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
