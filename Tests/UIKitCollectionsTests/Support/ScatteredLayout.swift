import UIKitCollections
import TestSupport

/// Items at random positions, with random sizes and rotations, found by a plain scan. It serves as the model
/// for visible cells.
final class ScatteredLayout: UICollectionViewLayout {
  private(set) var items: [[UICollectionViewLayoutAttributes]] = []
  private var random: SeededGenerator
  private let extent: CGFloat

  init(seed: UInt64, extent: CGFloat) {
    random = SeededGenerator(seed: seed)
    self.extent = extent
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() { scatter(in: collectionView) }

  func scatter(in collectionView: UICollectionView?) {
    guard let collectionView else { return }
    items = (0..<collectionView.numberOfSections).map { section in
      (0..<collectionView.numberOfItems(inSection: section)).map { item in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        attributes.center = CGPoint(x: number(extent), y: number(extent))
        attributes.size = CGSize(width: number(120), height: number(120))
        if item % 3 == 0 { attributes.transform = CGAffineTransform(rotationAngle: number(6)) }
        attributes.isHidden = item % 11 == 5
        attributes.zIndex = item % 4
        return attributes
      }
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: extent, height: extent) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    items.joined().filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items[indexPath.section][indexPath.item]
  }

  /// Returns the items expected on screen.
  func visible(in bounds: CGRect) -> Set<IndexPath> {
    Set(items.joined().filter { !$0.isHidden && $0.frame.intersects(bounds) }.map(\.indexPath))
  }

  private func number(_ limit: CGFloat) -> CGFloat { CGFloat.random(in: 0...limit, using: &random) }
}
