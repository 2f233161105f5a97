import UIKitCollections

/// One section in rows of the view's width, below an optional header, or in columns of the view's height.
class RowsLayout: UICollectionViewLayout {
  /// The height of a row or the width of a column.
  var itemHeight: CGFloat = 40
  var headerHeight: CGFloat = 0
  var isHorizontal = false

  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  override var collectionViewContentSize: CGSize {
    frame(from: 0, extent: headerHeight + CGFloat(count) * itemHeight).size
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (start, end) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    let first = max(0, Int(((start - headerHeight) / itemHeight).rounded(.down)))
    let last = min(count, Int(((end - headerHeight) / itemHeight).rounded(.up)))
    var all = (first..<max(first, last)).map(row)
    if start < headerHeight, let header { all.insert(header, at: 0) }
    return all
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    row(indexPath.item)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { header }

  func row(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
    attributes.frame = frame(from: headerHeight + CGFloat(item) * itemHeight, extent: itemHeight)
    return attributes
  }

  private var header: UICollectionViewLayoutAttributes? {
    guard headerHeight > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [0, 0])
    attributes.frame = frame(from: 0, extent: headerHeight)
    return attributes
  }

  private func frame(from start: CGFloat, extent: CGFloat) -> CGRect {
    let size = collectionView?.bounds.size ?? .zero
    return isHorizontal
      ? CGRect(x: start, y: 0, width: extent, height: size.height)
      : CGRect(x: 0, y: start, width: size.width, height: extent)
  }
}

extension UICollectionViewFlowLayout {
  /// Creates a layout for items of a size, without spacing.
  convenience init(itemSize: CGSize) {
    self.init()
    self.itemSize = itemSize
    minimumLineSpacing = 0
    minimumInteritemSpacing = 0
  }
}
