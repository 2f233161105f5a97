import Foundation

/// What an animated change does to the views on screen.
struct ElementMovement {
  struct Departing {
    /// The element, with the attributes of its destination.
    let element: VisibleElement
    /// The element's key after the change. Nil if the element no longer exists.
    let key: ElementKey?

    init(_ element: VisibleElement, key: ElementKey?, end: UICollectionViewLayoutAttributes) {
      self.element = VisibleElement(key: element.key, view: element.view, attributes: end.unhidden)
      self.key = key
    }
  }

  /// The elements on screen after the change, sorted by key.
  let arriving: ArrivingElements
  /// The views that stay, by their keys after the change.
  let staying: [ElementKey: VisibleElement]
  let departing: [Departing]
}

extension UICollectionView {
  /// The duration of the animation after an update or a change of layout, in seconds.
  static let movementDuration: TimeInterval = 0.3

  /// Sets the offset and asks the layout for the elements there. No view moves yet.
  func queryLayout(at offset: CGPoint) {
    UIView.performWithoutAnimation {
      if contentOffset != offset { contentOffset = offset }
      prepareLayoutIfNeeded()
      queryLayout()
    }
  }

  /// Moves the views to their positions in one animation, and the offset with them. The layout and the content
  /// offset are those of the end already.
  ///
  /// - Parameters:
  ///   - oldOffset: The offset at the start.
  ///   - start: Returns the starting attributes of an element that has no view yet. Called with the attributes
  ///     of its end.
  ///   - order: The order in which new views are asked for, lowest first. Nil: in the order of their keys.
  ///   - alongside: More changes for the same animation.
  func perform(
    _ movement: ElementMovement, from oldOffset: CGPoint,
    start: (ElementKey, UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes,
    order: ((ElementKey) -> Int)? = nil, alongside: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let number = departures.nextMovement()
    arrange(movement, as: number, start: start, order: order)
    updates.exchangeEnds()
    updates.deferNext()

    func changes() {
      departures.animate(number, in: .current)
      animateOffset(from: oldOffset)
      moveToDestinations(movement)
      // Cells with a new size lay out their contents in the same animation. Views may also prefer another size
      // than the layout gave them: they are asked, also where nothing else has marked this view.
      setNeedsLayout()
      layoutIfNeeded()
      alongside()
    }
    guard UIView.areAnimationsEnabled else {
      // Without animation, completions are called at once. Animation blocks would call them in the next frame.
      changes()
      endMovement(number)
      return completeAtOnce(completion)
    }
    UIView.animate(
      withDuration: Self.movementDuration, delay: 0, options: .allowUserInteraction, animations: changes
    ) { [reference] finished in
      reference.collectionView?.endMovement(number)
      completion(finished)
    }
    updates.releaseNext()
    makeWaitingChanges()
  }

  /// Makes the views that are on screen at the end of the movement. Nothing has moved yet: new views lie where
  /// they come from.
  func arrange(
    _ movement: ElementMovement, as number: Int,
    start: (ElementKey, UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes,
    order: ((ElementKey) -> Int)? = nil
  ) {
    arrangeStrips(animated: UIView.areAnimationsEnabled)
    var shown: [VisibleElement?] = movement.arriving.map { answer in
      (movement.staying[answer.key] ?? recall(answer.key))
        .map { VisibleElement(key: answer.key, view: $0.view, attributes: answer.attributes) }
    }
    for element in shown.lazy.compactMap(\.self) { bringHome(element.view, element.key) }
    var missing = shown.indices.filter { shown[$0] == nil }
    if let order {
      let ranks = missing.map { order(movement.arriving[$0].key) }
      missing = zip(ranks, missing).sorted { $0 < $1 }.map(\.1)
    }
    for index in missing {
      let (key, attributes) = (movement.arriving[index].key, movement.arriving[index].attributes)
      let new = makeElement(
        key, start(key, attributes).unhidden,
        above: { host in shown[..<index].last { $0?.view.superview === host }??.view })
      guard var element = new else { continue }
      UIView.performWithoutAnimation { element.view.layoutMarkedTree() }
      element.attributes = attributes
      shown[index] = element
    }
    for departing in movement.departing {
      departures.add(departing.element, key: departing.key, movement: number)
    }
    visible.become(shown.compactMap(\.self))
    sortViews()
    // Making cells may have changed the selection before the other cells had their new paths.
    for element in visible.elements { tellState(to: element.view, element.key) }
    pass.answersWereShown()
  }

  /// Moves the views to their destinations, including those that leave.
  func moveToDestinations(_ movement: ElementMovement) {
    for element in visible.elements {
      element.view.applyValues(of: element.attributes)
      element.view.apply(element.attributes)
    }
    for departing in movement.departing {
      departing.element.view.applyValues(of: departing.element.attributes)
    }
  }

  /// Puts views that have left into the reuse queue.
  func endMovement(_ number: Int) {
    let ended = departures.end(number)
    if departures.positionsAreStale { setNeedsLayout() }
    for element in ended { recycle(element) }
    removeIdleStrips()
  }

  func restorePositions() {
    departures.positionsWereRestored()
    UIView.performWithoutAnimation {
      bringOffsetIntoRange()
      for element in visible.elements {
        element.view.applyValues(of: element.attributes)
        element.view.apply(element.attributes)
      }
    }
  }

  /// The model offset is at its end already. What is shown animates there from `oldOffset`.
  private func animateOffset(from oldOffset: CGPoint) {
    let end = layer.bounds.origin
    guard end != oldOffset else { return }
    UIView.performWithoutAnimation { layer.bounds.origin = oldOffset }
    layer.bounds.origin = end
  }

  /// The offset after an update or a change of layout. The layout decides first, then the delegate.
  func targetOffset(of layout: UICollectionViewLayout, proposed: CGPoint) -> CGPoint {
    let offset = LayoutReader(layout, in: self).targetOffset(forProposed: proposed)
    let wanted = collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
    guard let wanted else { return offset }
    guard !wanted.isFinite else { return wanted }
    UIKitException.raise(
      "The delegate's collectionView(_:targetContentOffsetForProposedContentOffset:) must return a finite point, not "
        + "\(wanted.message).")
    return wanted.finite(else: offset)
  }
}
