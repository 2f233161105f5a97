#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What was where before an update: the views on screen, and the places of what lies up to a screenful around them, so
/// that what comes into sight can come from where it was.
struct UpdateSnapshot {
  private(set) var elements: [VisibleElement]
  private var nearby: [ElementKey: UICollectionViewLayoutAttributes]

  init(of collectionView: UICollectionView) {
    elements = collectionView.visible.elements
    let view = collectionView.bounds
    let around = view.insetBy(dx: -view.width, dy: -view.height)
    var nearby: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in collectionView.reader.elements(in: around) {
      nearby[ElementKey(attributes)] = attributes.copy() as? UICollectionViewLayoutAttributes
    }
    self.nearby = nearby
  }

  /// For contents whose coordinates shift.
  mutating func shift(by distance: CGVector) {
    for index in elements.indices {
      elements[index].attributes = elements[index].attributes.moved(by: distance)
    }
    nearby = nearby.mapValues { $0.moved(by: distance) }
  }

  /// As the element was shown; nil where it was not.
  func shownAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    elements.first { $0.key == key }?.attributes
  }

  /// Where the element was; nil where it was too far away to matter.
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? { nearby[key] }
}
#endif
