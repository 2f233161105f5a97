import Foundation

/// The state before an animated change: the views on screen, and the known attributes of elements up to a screenful around them.
/// Elements that come into sight start from there.
struct UpdateSnapshot {
  private(set) var elements: [VisibleElement]
  /// The bounds that are shown.
  private(set) var bounds: CGRect
  private var nearby: [ElementKey: UICollectionViewLayoutAttributes]

  /// Takes the layout's last answers. The layout is not asked: it may be invalid, and the model may have changed.
  ///
  /// - Parameter surroundings: Attributes around the view that were asked for in time.
  init(
    of collectionView: UICollectionView, surroundings: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  ) {
    elements = collectionView.visible.elements
    bounds = CGRect(origin: collectionView.layer.shown.bounds.origin, size: collectionView.bounds.size)
    nearby = surroundings
    // Of so many elements, no start is needed.
    guard !collectionView.movesAtOnce(elements.count) else { return }
    for answer in collectionView.pass.answers {
      guard let copy = answer.attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      // The layout may have changed the object since.
      if copy.frame != answer.frame { copy.frame = answer.frame }
      nearby[answer.key] = copy
    }
    let (screen, shown) = (collectionView.screen, Set(elements.map(\.key)))
    for (key, attributes) in nearby where !shown.contains(key) { nearby[key] = attributes.faded(in: screen) }
  }

  /// For contents whose coordinates shift.
  mutating func shift(by distance: CGVector) {
    for index in elements.indices {
      elements[index].attributes = elements[index].attributes.moved(by: distance)
    }
    bounds = bounds.offsetBy(dx: distance.dx, dy: distance.dy)
    nearby = nearby.mapValues { $0.moved(by: distance) }
  }

  /// The attributes with which the element was shown. Nil if it was not.
  func shownAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    elements.indices.index(of: key) { elements[$0].key }.map { elements[$0].attributes }
  }

  /// The element's attributes, transparent if it was not shown although an animation shows its place. Nil if they are not known.
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? { nearby[key] }

  /// Attributes at the estimated position before the change. Nil if the element fades in instead.
  ///
  /// - Parameter now: The element's attributes after the change.
  func estimatedStart(of now: UICollectionViewLayoutAttributes, _ travel: TravelEstimate)
    -> UICollectionViewLayoutAttributes?
  {
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    guard let start = travel.start(of: now.frame) else { return nil }
    let frame = now.frame
    // Where nothing but the offset has changed, elements from far away are opaque, too.
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
  /// The bounds as they are drawn, without a margin of 8 points. An animation may still show other bounds than the present ones. A view
  /// that was not there would be seen to pop in here.
  var screen: CGRect { layer.shown.bounds.insetBy(dx: 8, dy: 8) }
}

extension UICollectionViewLayoutAttributes {
  /// The attributes of a start, transparent if it is on screen.
  func faded(in screen: CGRect) -> UICollectionViewLayoutAttributes {
    frame.intersects(screen) ? faded : self
  }
}
