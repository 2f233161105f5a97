import CollectionView

/// Places each item one step to the right of the previous one and one step down. Change a number, and look at
/// the page.
final class StairsLayout: UICollectionViewLayout {
  var side: CGFloat = 120 { didSet { invalidateLayout() } }
  var step: CGFloat = 90 { didSet { invalidateLayout() } }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    let extent = count > 0 ? CGFloat(count - 1) * step + side : 0
    return CGSize(width: extent, height: extent)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count)
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let start = CGFloat(indexPath.item) * step
    attributes.frame = CGRect(x: start, y: start, width: side, height: side)
    return attributes
  }
}
