import CollectionLayouts
import CollectionView
import Floor

/// TanStack Virtual's lanes as a layout, with its measuring and search algorithms in C.
///
/// The settings match ``Screen/waterfall()``.
final class MeasuredLanes: UICollectionViewLayout {
  private static let spacing: CGFloat = 10

  private var lengths: [Float] = []
  private var measured: [floor_measurement] = []
  private var extent = 0.0
  private var breadth: CGFloat = 0

  override func prepare() {
    guard let collectionView, let delegate = collectionView.delegate as? WaterfallLayoutDelegate else {
      return
    }
    let lanes = CGFloat(FLOOR_LANES)
    breadth = (collectionView.bounds.width - Self.spacing * (lanes + 1)) / lanes
    let count = collectionView.numberOfItems(inSection: 0)
    lengths.removeAll(keepingCapacity: true)
    lengths.reserveCapacity(count)
    for item in 0..<count {
      let length = delegate.collectionView(
        collectionView, layout: self, lengthForItemAt: IndexPath(item: item, section: 0), laneBreadth: breadth
      )
      if case .absolute(let points) = length { lengths.append(Float(points)) }
    }
    if measured.count < count {
      measured += [floor_measurement](repeating: floor_measurement(), count: count - measured.count)
    } else {
      measured.removeLast(measured.count - count)
    }
    extent = floor_measure_lanes(lengths, &measured, count, Double(Self.spacing))
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(extent) + 2 * Self.spacing)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let range = floor_measured_range(
      measured, measured.count, Double(rect.minY - Self.spacing), Double(rect.maxY - Self.spacing))
    return (range.first..<range.end).map(attributes)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ofItem: indexPath.item)
  }

  private func attributes(ofItem item: Int) -> UICollectionViewLayoutAttributes {
    let (known, made) = (
      measured[item], UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    )
    made.frame = CGRect(
      x: Self.spacing + CGFloat(known.lane) * (breadth + Self.spacing),
      y: Self.spacing + CGFloat(known.start), width: breadth, height: CGFloat(known.size))
    return made
  }
}
