import Foundation

extension UICollectionView {
  /// Changes the layout, after any open batch and exchange of cells. During a batch, the layouts don't have
  /// its updates yet.
  ///
  /// - Parameter offset: Returns the content offset after the change. With `nil`, the central item is
  ///   centered, and the layout and the delegate can adjust the offset.
  func change(
    to layout: UICollectionViewLayout, offset: (() -> CGPoint)? = nil, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    guard !updates.isCollecting, !updates.mustWait else {
      return updates.wait {
        self.exchange(for: layout, offset: offset, animated: animated, completion: completion)
      }
    }
    makeWaitingChanges()
    exchange(for: layout, offset: offset, animated: animated, completion: completion)
  }

  func inNextFrame(_ completion: @escaping (Bool) -> Void) -> (Bool) -> Void {
    { finished in FrameClock.main.schedule(after: 0) { completion(finished) } }
  }

  private func exchange(
    for layout: UICollectionViewLayout, offset: (() -> CGPoint)?, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    guard layout !== currentLayout else {
      completion?(true)
      return
    }
    cancelInteractiveMovement()
    swipes?.close(animated: false)
    let transitionCompletion = transitionCompletion
    self.transitionCompletion = nil
    transitionCompletion?(false, false)
    if pass.hasRun { layoutIfNeeded() }
    guard let old = layoutToLeave(for: layout) else {
      completion?(true)
      return
    }
    let middle = centralItem
    if pass.hasRun { removeElementsFromStrips() }
    let before = visible.elements
    for element in before { element.view.willTransition(from: old, to: layout) }
    layout.owner = self
    currentLayout = layout
    layout.prepareForTransition(from: old)
    layout.invalidateLayout()
    let didTransition = { [reference] (finished: Bool) in
      for element in reference.collectionView?.visible.elements ?? [] {
        element.view.didTransition(from: old, to: layout)
      }
      completion?(finished)
    }
    guard pass.hasRun else {
      pass.dataIsNew()
      finalizeChange(from: old)
      return didTransition(true)
    }
    // The delegate may change the data when the offset changes.
    updates.exchangeBegins()
    let (oldOffset, shownBefore) = (contentOffset, screen)
    preservesOffset = true
    prepareLayoutIfNeeded()
    preservesOffset = layout is UICollectionViewTransitionLayout
    queryLayout(at: offset.map { clamped($0()) } ?? targetOffset(of: layout, centering: middle))
    forgetMovement()
    let arriving = animated ? elements(meeting: bounds) : ArrivingElements(among: [])
    let keysBefore = Set(before.map(\.key))
    let new = arriving.count { !keysBefore.contains($0.key) }
    guard animated, !movesAtOnce(max(before.count, arriving.count), making: new) else {
      for element in before {
        bringHome(element.view, element.key)
        element.view.applyValues(of: element.attributes)
      }
      updates.exchangeEnds()
      finalizeChange(from: old)
      guard !animated else { return completeAtOnce(didTransition) }
      // Departing views continue when a transition begins or ends.
      if !(old is UICollectionViewTransitionLayout), !(layout is UICollectionViewTransitionLayout) {
        for element in departures.endAll() { recycle(element) }
      }
      didTransition(true)
      return makeWaitingChanges()
    }
    let shown = CGRect(origin: oldOffset, size: bounds.size)
    let rules = ElementMovement.Rules(
      start: { [self] key, attributes in
        var offset = oldOffset
        let start = asIf(at: &offset) { LayoutReader(old, in: self).seenAttributes(for: key) }
        let shift = reader.shift(of: key)
        let moved = start?.moved(by: CGVector(dx: 0 - shift.dx, dy: 0 - shift.dy))
        return moved?.faded(in: shownBefore) ?? attributes.faded
      },
      end: { [self] element, key in
        reader.attributes(for: key ?? element.key) ?? element.attributes.faded
      })
    let elements = Dictionary(before.map { ($0.key, $0) }) { first, _ in first }
    perform(
      ElementMovement(number: departures.nextMovement(), rules: rules, before: elements, in: shown),
      from: oldOffset, alongside: { [self] in finalizeChange(from: old) }, completion: didTransition)
  }

  /// Notifies the current layout that another layout will replace it, and returns the notified layout. If
  /// that layout sets a third layout when it's notified, notifies and returns the third layout instead.
  /// Returns `nil` if the next layout is already current.
  private func layoutToLeave(for next: UICollectionViewLayout) -> UICollectionViewLayout? {
    while currentLayout !== next {
      let old = currentLayout
      old.prepareForTransition(to: next)
      // The old layout may have updated its contents.
      if pass.hasRun { layoutIfNeeded() }
      if currentLayout === old { return old }
    }
    return nil
  }

  private func finalizeChange(from old: UICollectionViewLayout) {
    old.callFinalizeLayoutTransition()
    currentLayout.callFinalizeLayoutTransition()
    let layoutsInUse = (currentLayout as? UICollectionViewTransitionLayout)?.ends ?? [currentLayout]
    for layout in ((old as? UICollectionViewTransitionLayout)?.ends ?? []) + [old]
    where !layoutsInUse.contains(where: { $0 === layout }) {
      layout.owner = nil
      layout.wasLetGo()
    }
  }

  func targetOffset(of layout: UICollectionViewLayout, centering item: IndexPath?) -> CGPoint {
    var offset = contentOffset
    if let item,
      let center = LayoutReader(layout, in: self).seenAttributes(for: ElementKey(.cell, nil, item))?.center
    {
      offset = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
    }
    return targetOffset(of: layout, proposed: clamped(offset))
  }

  var centralItem: IndexPath? {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func distance(_ element: VisibleElement) -> CGFloat {
      let center = shownCenter(of: element)
      return (center.x - middle.x) * (center.x - middle.x) + (center.y - middle.y) * (center.y - middle.y)
    }
    return visible.all(.cell).min { distance($0) < distance($1) }?.key.indexPath
  }

  /// Calls the closure as if the view had another content offset. Scrolling inside the closure changes
  /// `offset` instead of the view.
  func asIf<Answer>(at offset: inout CGPoint, _ question: () -> Answer) -> Answer {
    let actual = layer.bounds.origin
    let wasElsewhere = isAskedElsewhere
    isAskedElsewhere = true
    if offset != actual { assume(offset) }
    defer {
      offset = layer.bounds.origin
      if offset != actual { assume(actual) }
      isAskedElsewhere = wasElsewhere
    }
    return question()
  }
}

extension UICollectionView: ClockDependent {
  package func clockDidEnd(_ clock: FrameClock) {
    let completion = transitionCompletion
    transitionCompletion = nil
    completion?(false, false)
  }

  func startTransition(
    to next: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let ongoing = currentLayout as? UICollectionViewTransitionLayout {
      UIKitException.raise("the collection view is already part of an interactive transition.")
      return ongoing
    }
    guard !updates.isCollecting, !updates.mustWait else {
      UIKitException.raise(
        "startInteractiveTransition(to:completion:) must not be called during a batch update, or "
          + "while cells appear or disappear.")
      return UICollectionViewTransitionLayout(currentLayout: currentLayout, nextLayout: next)
    }
    layoutIfNeeded()
    let old = currentLayout
    let middle = centralItem
    let transition =
      collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
    next.owner = self
    change(to: transition, offset: { self.contentOffset }, animated: false, completion: nil)
    // The final offset is computed with the content size of the next layout.
    let size = contentSize
    contentSize = LayoutReader(next, in: self).contentSize
    let target = targetOffset(of: next, centering: middle)
    contentSize = size
    let earlier = transition.offsetChange
    transition.offsetChange = CGVector(dx: target.x - contentOffset.x, dy: target.y - contentOffset.y)
    // The transition layout has queried the next layout with the earlier change.
    if transition.offsetChange != earlier { transition.invalidateLayout() }
    if !frameClock.hasEnded {
      transitionCompletion = completion
      frameClock.add(self)
    }
    return transition
  }

  func endTransition(finishing: Bool) {
    guard let transition = currentLayout as? UICollectionViewTransitionLayout else {
      return UIKitException.raise("the collection view is not part of an interactive transition.")
    }
    let completion = transitionCompletion
    transitionCompletion = nil
    let change = finishing ? transition.offsetChange : .zero
    self.change(
      to: finishing ? transition.nextLayout : transition.currentLayout,
      offset: { CGPoint(x: self.contentOffset.x + change.dx, y: self.contentOffset.y + change.dy) },
      animated: true
    ) { completion?($0, finishing) }
  }
}
