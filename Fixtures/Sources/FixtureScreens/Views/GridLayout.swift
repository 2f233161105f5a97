import CollectionView

/// A plain custom layout of equal cells with headers. It overrides only what UIKit requires.
class GridLayout: UICollectionViewLayout {
  private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var headers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var size = CGSize.zero
  private let headerHeight: CGFloat = 30

  nonisolated deinit {}

  override var collectionViewContentSize: CGSize { size }

  override func prepare() {
    guard let view = collectionView else { return }
    (cells, headers) = ([:], [:])
    let columns = max(1, Int(view.bounds.width / 90))
    let width = view.bounds.width / CGFloat(columns)
    var top: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [section, 0])
      header.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: headerHeight)
      headers[header.indexPath] = header
      top += headerHeight
      let count = view.numberOfItems(inSection: section)
      for item in 0..<count {
        let cell = UICollectionViewLayoutAttributes(forCellWith: [section, item])
        cell.frame = CGRect(
          x: CGFloat(item % columns) * width, y: top + CGFloat(item / columns) * 70, width: width, height: 70)
        cells[cell.indexPath] = cell
      }
      top += CGFloat((count + columns - 1) / columns) * 70
    }
    size = CGSize(width: view.bounds.width, height: top)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    [headers, cells].flatMap { elements in
      elements.values.filter { $0.frame.intersects(rect) }.sorted { $0.indexPath < $1.indexPath }
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cells[indexPath]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { headers[indexPath] }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
