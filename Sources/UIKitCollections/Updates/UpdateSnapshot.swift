import Foundation

/// The visible views before an animated change, and the known attributes of elements up to a screenful around
/// them.
struct UpdateSnapshot {
  private(set) var elements: [VisibleElement]
  private(set) var bounds: CGRect
  private var nearby: [ElementKey: UICollectionViewLayoutAttributes]

  /// Doesn't query the layout, because it may be invalid and the model may have changed.
  init(
    of collectionView: UICollectionView, surroundings: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  ) {
    elements = collectionView.visible.elements
    bounds = CGRect(origin: collectionView.layer.shown.bounds.origin, size: collectionView.bounds.size)
    nearby = surroundings
    guard !collectionView.movesAtOnce(elements.count) else { return }
    for answer in collectionView.pass.answers {
      guard let copy = answer.attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      // The layout may have changed the object since its answer.
      if copy.frame != answer.frame { copy.frame = answer.frame }
      nearby[answer.key] = copy
    }
    let (screen, shown) = (collectionView.screen, Set(elements.map(\.key)))
    for (key, attributes) in nearby where !shown.contains(key) { nearby[key] = attributes.faded(in: screen) }
  }

  mutating func shift(by distance: CGVector) {
    for index in elements.indices {
      elements[index].attributes = elements[index].attributes.moved(by: distance)
    }
    bounds = bounds.offsetBy(dx: distance.dx, dy: distance.dy)
    nearby = nearby.mapValues { $0.moved(by: distance) }
  }

  func shownAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    elements.indices.index(of: key) { elements[$0].key }.map { elements[$0].attributes }
  }

  /// Returns the element's known attributes. They're transparent if the element is on screen without a view.
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? { nearby[key] }

  /// Returns the attributes at the estimated position before the change, or `nil` if the element fades in
  /// instead.
  func estimatedStart(of now: UICollectionViewLayoutAttributes, _ travel: TravelEstimate)
    -> UICollectionViewLayoutAttributes?
  {
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    guard let start = travel.start(of: now.frame) else { return nil }
    let frame = now.frame
    // If only the offset has changed, even faraway elements are opaque.
    if abs(start.midX - frame.midX) < 0.1, abs(start.midY - frame.midY) < 0.1 { return now }
    guard start.intersects(around), let copy = now.copy() as? UICollectionViewLayoutAttributes else {
      return nil
    }
    copy.size.width *= frame.width > 0 ? start.width / frame.width : 1
    copy.size.height *= frame.height > 0 ? start.height / frame.height : 1
    return copy.moved(by: CGVector(dx: start.midX - frame.midX, dy: start.midY - frame.midY))
      .faded(in: bounds.insetBy(dx: 8, dy: 8))
  }
}

extension UICollectionView {
  /// The presentation bounds without a margin of 8 points. In this area, a new view would appear abruptly.
  var screen: CGRect { layer.shown.bounds.insetBy(dx: 8, dy: 8) }
}

extension UICollectionViewLayoutAttributes {
  /// Returns these attributes, or a transparent copy if their frame is on screen.
  func faded(in screen: CGRect) -> UICollectionViewLayoutAttributes {
    frame.intersects(screen) ? faded : self
  }
}
