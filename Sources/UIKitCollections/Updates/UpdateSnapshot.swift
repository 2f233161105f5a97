import Foundation

/// The state before an update: the views on screen, and the attributes of elements up to a screenful around them.
/// Elements that come into sight can so start from where they were.
struct UpdateSnapshot {
  private(set) var elements: [VisibleElement]
  private var nearby: [ElementKey: UICollectionViewLayoutAttributes]

  /// - Parameter asksLayout: Whether the layout is asked where elements are that have not been on screen. An invalid one may answer for
  ///   what comes.
  init(of collectionView: UICollectionView, asksLayout: Bool = true) {
    elements = collectionView.visible.elements
    // Of so many nobody asks where they were.
    guard !collectionView.movesAtOnce(elements.count) else {
      nearby = [:]
      return
    }
    let view = collectionView.bounds
    let around = view.insetBy(dx: -view.width, dy: -view.height)
    let elements =
      asksLayout ? collectionView.reader.elements(in: around) : collectionView.pass.answers.map(\.attributes)
    var nearby: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in elements {
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

  /// The attributes with which the element was shown. Nil if it was not.
  func shownAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    elements.indices.index(of: key) { elements[$0].key }.map { elements[$0].attributes }
  }

  /// The element's attributes. Nil if it was too far away to matter.
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? { nearby[key] }
}
