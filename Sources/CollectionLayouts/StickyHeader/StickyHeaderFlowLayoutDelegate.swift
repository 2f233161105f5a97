import CollectionView

/// The methods that configure single headers of a ``StickyHeaderFlowLayout``. The collection view's delegate
/// may conform to the protocol.
///
/// Every method is optional. Scrolling calls none of them.
public protocol StickyHeaderFlowLayoutDelegate: UICollectionViewDelegateFlowLayout {
  /// Returns the level of a section's header, from 0 to 99. The default value is 0, the outermost level.
  ///
  /// A header sticks below the preceding header of a lower level. The next section of its own or a lower
  /// level pushes the header away. Sections without a header have a level, too.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    levelForHeaderInSection section: Int
  ) -> Int

  /// Returns the length to which a section's header shrinks as it sticks, in points, or `nil` for no
  /// shrinking.
  ///
  /// The default value is the layout's ``StickyHeaderFlowLayout/minimumHeaderLength``.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLengthForHeaderInSection section: Int
  ) -> CGFloat?
}

extension StickyHeaderFlowLayoutDelegate {
  /// Returns 0, the outermost level.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    levelForHeaderInSection section: Int
  ) -> Int { 0 }

  /// Returns the layout's ``StickyHeaderFlowLayout/minimumHeaderLength``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLengthForHeaderInSection section: Int
  ) -> CGFloat? { (collectionViewLayout as? StickyHeaderFlowLayout)?.minimumHeaderLength }
}
