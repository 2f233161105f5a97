import CollectionView

/// A waterfall as it is usually written: an attributes object for every item, made in `prepare()`, and a rectangle
/// answered by looking at all of them.
final class AttributeList {
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []
  private let lengths: [Float]

  init(_ lengths: [Float]) { self.lengths = lengths }

  func prepare() {
    attributes.removeAll(keepingCapacity: true)
    var ends: [CGFloat] = [0, 0, 0]
    for (item, length) in lengths.enumerated() {
      var lane = 0
      for other in ends.indices where ends[other] < ends[lane] { lane = other }
      let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      made.frame = CGRect(x: CGFloat(lane) * 130, y: ends[lane], width: 122, height: CGFloat(length))
      ends[lane] = made.frame.maxY + 8
      attributes.append(made)
    }
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    attributes.filter { $0.frame.intersects(rect) }
  }
}
