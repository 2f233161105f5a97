import CollectionView

/// Says how the headers of a ``StickyHeaderFlowLayout`` differ from section to section. The collection view's delegate may
/// conform to it.
///
/// Every method is optional. They are called when the layout prepares, not while it scrolls.
public protocol StickyHeaderFlowLayoutDelegate: UICollectionViewDelegateFlowLayout {
  /// The level of a section's header: 0, the default, for the outermost. A header sticks below the last one of a lower level,
  /// until a section of its own level or a lower one pushes it away. Sections without a header have a level, too.
  ///
  /// Less than 0 counts as 0, more than 99 as 99.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    levelForHeaderInSection section: Int
  ) -> Int

  /// The length to which a section's header shrinks as it sticks, in points; nil for a header that keeps its length. Default:
  /// the layout's ``StickyHeaderFlowLayout/minimumHeaderLength``.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLengthForHeaderInSection section: Int
  ) -> CGFloat?
}

extension StickyHeaderFlowLayoutDelegate {
  /// 0.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    levelForHeaderInSection section: Int
  ) -> Int { 0 }

  /// The layout's ``StickyHeaderFlowLayout/minimumHeaderLength``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLengthForHeaderInSection section: Int
  ) -> CGFloat? { (collectionViewLayout as? StickyHeaderFlowLayout)?.minimumHeaderLength }
}
