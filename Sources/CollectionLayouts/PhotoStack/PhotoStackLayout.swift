import CollectionView
import LayoutEngine

/// Photos dropped on one another in the middle of the bounds, each turned its own way: how an album looks closed.
///
/// The first item, counted through all sections, lies on top.
///
/// - Complexity: a rect query costs O(`visibleCount`), however many photos there are; preparing costs O(sections).
open class PhotoStackLayout: UICollectionViewLayout {
  nonisolated deinit {}

  /// In points, before turning. Default 100 × 100.
  open var photoSize = CGSize(width: 100, height: 100) {
    didSet { changed(from: oldValue, to: photoSize) }
  }

  /// How far each photo is turned, in radians, clockwise. Where more photos are visible than there are angles, the
  /// angles start over. Default 0, −0.2, −0.5, 0.2, 0.5.
  open var angles: [CGFloat] = [0, -0.2, -0.5, 0.2, 0.5] {
    didSet { changed(from: oldValue, to: angles) }
  }

  /// How many photos can be seen. Those below are hidden and get no cell. Not negative. Follows the number of
  /// ``angles`` until it is set.
  open var visibleCount: Int {
    get { chosenVisibleCount ?? angles.count }
    set {
      precondition(newValue >= 0, "PhotoStackLayout.visibleCount must not be negative, not \(newValue).")
      chosenVisibleCount = newValue
    }
  }

  /// The size of the content, in points; nil, the default, is that of the bounds. The photos are in the middle of the
  /// bounds either way.
  open var contentSize: CGSize? {
    didSet { changed(from: oldValue, to: contentSize) }
  }

  private var chosenVisibleCount: Int? {
    didSet { changed(from: oldValue, to: chosenVisibleCount) }
  }

  private var sections = SectionMap.empty
  private var lengths = LengthCheck()
  private var pile = Pile(count: 0, center: .zero, photoSize: .zero, angles: [], visibleCount: 0)
  private var viewport = CGSize.zero
  /// `contentSize`, with 0 for lengths that make no sense.
  private var acceptedContentSize: CGSize?

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    viewport = collectionView.bounds.size
    acceptedContentSize = contentSize.map { lengths.accept($0, of: "contentSize", in: self) }
    sections = SectionMap(collectionView)
    pile = Pile(
      count: sections.count,
      center: LayoutPoint(x: Double(viewport.width) / 2, y: Double(viewport.height) / 2),
      photoSize: LayoutSize(lengths.accept(photoSize, of: "photoSize", in: self)),
      angles: angles.map(Double.init),
      visibleCount: visibleCount)
  }

  open override var collectionViewContentSize: CGSize { acceptedContentSize ?? viewport }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let rect = LayoutRect(rect)
    return pile.visible.filter { pile.frame(at: $0).intersects(rect) }.map(attributes(at:))
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    sections.index(of: indexPath).map(attributes(at:))
  }

  private func attributes(at index: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: sections.indexPath(of: index))
    attributes.size = CGSize(pile.photoSize)
    attributes.center = CGPoint(pile.center)
    attributes.transform = CGAffineTransform(rotationAngle: CGFloat(pile.angle(at: index)))
    attributes.zIndex = pile.zIndex(of: index)
    attributes.isHidden = pile.isHidden(index)
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
