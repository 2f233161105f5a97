import CollectionLayouts
import CollectionView

/// A typical waterfall implementation.
///
/// It creates an attributes object for every item in `prepare()`, and checks all of them to answer a
/// rectangle query. The settings match ``Screen/waterfall()``.
final class AttributeList: UICollectionViewLayout {
  private static let laneCount = 3
  private static let spacing: CGFloat = 10

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var ends: [CGFloat] = []

  override func prepare() {
    attributes.removeAll(keepingCapacity: true)
    guard let collectionView, let delegate = collectionView.delegate as? WaterfallLayoutDelegate else {
      return
    }
    let lanes = CGFloat(Self.laneCount)
    let breadth = (collectionView.bounds.width - Self.spacing * (lanes + 1)) / lanes
    ends = [CGFloat](repeating: Self.spacing, count: Self.laneCount)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      var lane = 0
      for other in ends.indices where ends[other] < ends[lane] { lane = other }
      let path = IndexPath(item: item, section: 0)
      guard
        case .absolute(let length) = delegate.collectionView(
          collectionView, layout: self, lengthForItemAt: path, laneBreadth: breadth)
      else { continue }
      let made = UICollectionViewLayoutAttributes(forCellWith: path)
      made.frame = CGRect(
        x: Self.spacing + CGFloat(lane) * (breadth + Self.spacing), y: ends[lane], width: breadth,
        height: length)
      ends[lane] = made.frame.maxY + Self.spacing
      attributes.append(made)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: ends.max() ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath.item]
  }
}
