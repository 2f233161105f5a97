import CollectionView

/// A column of items 40 points high that writes down what it is asked.
class TracingLayout: UICollectionViewLayout {
  var trace: [String] = []
  var itemHeight: CGFloat = 40
  var invalidatesOnBoundsChange = true
  var headerHeight: CGFloat = 0

  func takeTrace() -> [String] {
    defer { trace = [] }
    return trace
  }

  override func invalidateLayout() {
    trace.append("invalidateLayout")
    super.invalidateLayout()
  }

  override func prepare() { trace.append("prepare") }

  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  override var collectionViewContentSize: CGSize {
    trace.append("collectionViewContentSize")
    return CGSize(
      width: collectionView?.bounds.width ?? 0, height: headerHeight + CGFloat(count) * itemHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    trace.append("layoutAttributesForElements(in: \(Self.describe(rect)))")
    let first = max(0, Int(((rect.minY - headerHeight) / itemHeight).rounded(.down)))
    let end = min(count, Int(((rect.maxY - headerHeight) / itemHeight).rounded(.up)))
    var all = (first..<max(first, end)).map { attributes(at: IndexPath(item: $0, section: 0)) }
    if headerHeight > 0, rect.minY < headerHeight, let header = header { all.insert(header, at: 0) }
    return all
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    trace.append("layoutAttributesForItem(at: \(indexPath.item))")
    return attributes(at: indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { header }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    trace.append("shouldInvalidateLayout(forBoundsChange: \(Self.describe(newBounds)))")
    return invalidatesOnBoundsChange
  }

  private var header: UICollectionViewLayoutAttributes? {
    guard headerHeight > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: collectionView?.bounds.width ?? 0, height: headerHeight)
    return attributes
  }

  private func attributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: headerHeight + CGFloat(indexPath.item) * itemHeight, width: collectionView?.bounds.width ?? 0,
      height: itemHeight)
    return attributes
  }

  static func describe(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0))" }.joined(separator: ",")
  }
}
