#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What one animated change does to the views on screen.
struct ElementMovement {
  struct Departing {
    /// With the attributes of where it goes.
    let element: VisibleElement
    /// The element's key after the change; nil where it is gone.
    let key: ElementKey?

    init(_ element: VisibleElement, key: ElementKey?, end: UICollectionViewLayoutAttributes) {
      self.element = VisibleElement(key: element.key, view: element.view, attributes: end.unhidden)
      self.key = key
    }
  }

  /// What is on screen after the change, sorted by key.
  let arriving: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)]
  /// The views that stay, by their keys after the change.
  let kept: [ElementKey: VisibleElement]
  let departing: [Departing]
}

extension UICollectionView {
  /// How long views take to their places after an update or a change of layout, in seconds.
  static let movementDuration: TimeInterval = 0.3

  /// Goes to an offset and asks the layout for what is there. No view moves yet.
  func settle(at offset: CGPoint) {
    UIView.performWithoutAnimation {
      if contentOffset != offset { contentOffset = offset }
      prepareLayoutIfNeeded()
      queryLayout()
    }
  }

  /// Takes the views to their places in one animation, the offset with them. The layout is that of the end already, and
  /// so is the content offset.
  ///
  /// - Parameters:
  ///   - oldOffset: Where the offset comes from.
  ///   - start: Where the view of an element comes from that had none; asked with the attributes of the end.
  ///   - order: How early the view of an element is asked for, lower first; nil: by their keys.
  ///   - alongside: What else belongs into the animation.
  func perform(
    _ movement: ElementMovement, from oldOffset: CGPoint,
    start: (ElementKey, UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes,
    order: ((ElementKey) -> Int)? = nil, alongside: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let number = departures.nextMovement()
    arrange(movement, as: number, start: start, order: order)
    isUpdatingElements = false
    waitingChanges.areHeld = true

    func changes() {
      departures.runs[number] = AnimationBlock.current?.run
      animateOffset(from: oldOffset)
      takePlaces(movement)
      // Cells with a new size lay out their contents along, and views may want another size than the layout gave them.
      layoutIfNeeded()
      alongside()
    }
    guard UIView.areAnimationsEnabled else {
      // Not in the next frame, as animation blocks have it: who does not animate does not wait for frames either.
      changes()
      endMovement(number)
      waitingChanges.areHeld = false
      completion(true)
      return makeWaitingChanges()
    }
    let timing = AnimationTiming(.easeInOut, duration: Self.movementDuration)
    UIView.animate(by: timing, options: .allowUserInteraction, animations: changes) { [weak self] finished in
      self?.endMovement(number)
      completion(finished)
    }
    waitingChanges.areHeld = false
    makeWaitingChanges()
  }

  /// Makes the views on screen those of the movement's end. Nothing has moved yet: views that are new lie where they come
  /// from.
  func arrange(
    _ movement: ElementMovement, as number: Int,
    start: (ElementKey, UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes,
    order: ((ElementKey) -> Int)? = nil
  ) {
    var shown: [VisibleElement?] = movement.arriving.map { key, attributes in
      (movement.kept[key] ?? departures.takeBack(key))
        .map { VisibleElement(key: key, view: $0.view, attributes: attributes) }
    }
    var missing = shown.indices.filter { shown[$0] == nil }
    if let order {
      let ranks = missing.map { order(movement.arriving[$0].key) }
      missing = zip(ranks, missing).sorted { $0 < $1 }.map(\.1)
    }
    for place in missing {
      let (key, attributes) = movement.arriving[place]
      let below = shown[..<place].last { $0 != nil }??.view
      guard var element = makeElement(key, start(key, attributes).unhidden, above: below) else { continue }
      UIView.performWithoutAnimation { element.view.layoutMarkedTree() }
      element.attributes = attributes
      shown[place] = element
    }
    for departing in movement.departing {
      departures.add(departing.element, key: departing.key, movement: number)
    }
    visible.elements = shown.compactMap(\.self)
    pass.answersWereShown()
  }

  /// Sends the views off, those that leave too.
  func takePlaces(_ movement: ElementMovement) {
    for element in visible.elements {
      element.view.take(element.attributes)
      element.view.apply(element.attributes)
    }
    for departing in movement.departing { departing.element.view.take(departing.element.attributes) }
  }

  /// Views that have left are used again. An animator that has gone back, or stopped on the way, leaves the others where the
  /// layout does not have them: it cannot take back what became of the data.
  func endMovement(_ number: Int) {
    if departures.runs.removeValue(forKey: number)?.leavesViewsElsewhere ?? false {
      departures.placesAreLost = true
      setNeedsLayout()
    }
    for element in departures.end(number) { recycle(element) }
  }

  func takeLostPlaces() {
    departures.placesAreLost = false
    UIView.performWithoutAnimation {
      bringOffsetIntoRange()
      for element in visible.elements {
        element.view.take(element.attributes)
        element.view.apply(element.attributes)
      }
    }
  }

  /// The offset is at its end already: what is shown goes there from `oldOffset`.
  private func animateOffset(from oldOffset: CGPoint) {
    let end = layer.bounds.origin
    guard end != oldOffset else { return }
    UIView.performWithoutAnimation { layer.bounds.origin = oldOffset }
    layer.bounds.origin = end
  }

  /// The offset after an update or a change of layout: the layout has a say, then the delegate.
  func targetOffset(of layout: UICollectionViewLayout, proposed: CGPoint) -> CGPoint {
    let offset = LayoutReader(layout, in: self).targetOffset(forProposed: proposed)
    let wanted = collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
    guard let wanted, wanted != offset else { return offset }
    guard !wanted.isFinite else { return wanted }
    UIKitException.raise(
      "The delegate's collectionView(_:targetContentOffsetForProposedContentOffset:) must answer a finite point, not "
        + "\(wanted.message).")
    return wanted.finite(else: offset)
  }
}
#endif
