import Foundation

extension UICollectionView {
  /// Updates the views. Views leave first, so that they can be dequeued. Cells are then made in ascending
  /// order, and supplementary views in the order of the layout's answer.
  func showQueriedElements() {
    lookForChanges()
    // The number of further elements depends on the sizes of the elements made in an earlier turn.
    if making.awaitsMeasurements {
      askForPreferredAttributes()
      guard pass.isPrepared else { return }
    }
    arrangeStrips(animated: movement?.run != nil)
    var memory = visible.borrowArrivingMemory()
    var arriving = elements(meeting: bounds, in: &memory)
    // In most frames, no element arrives or leaves.
    if visible.areAll(arriving) {
      for index in arriving.indices { update(index, with: arriving[index].attributes) }
    } else {
      exchangeElements(for: arriving)
    }
    visible.giveBack(&arriving)
    moveDepartures()
    makeElementsShownByAnimation()
    removeIdleStrips()
    pass.answersWereShown()
    askForPreferredAttributes()
  }

  private func exchangeElements(for arriving: ArrivingElements) {
    var leaving = visible.remove(allBut: arriving)
    for element in leaving { leave(element) }
    visible.giveBack(&leaving)
    if let order = movement?.rules.order { makeElements(for: arriving, by: order) }
    // A movement gets all its views at once.
    let turn = movement == nil ? LayoutTurn.current : nil
    var index = 0
    var isCut = false
    var views: [Int] = []
    for answer in arriving.indices {
      if index < visible.count, visible[index].key == arriving[answer].key {
        update(index, with: arriving[answer].attributes)
        index += 1
        continue
      }
      let (key, attributes) = (arriving[answer].key, arriving[answer].attributes)
      if let element = recall(key) {
        visible.insert(element, at: index)
        show(attributes, at: index)
      } else if key.category == .supplementaryView {
        views.append(answer)
        continue
      } else if let turn, isCut || !turn.allowsView {
        isCut = true
        continue
      } else if makeVisible(arriving[answer], at: index) {
        turn?.didMakeView()
      } else {
        continue
      }
      index += 1
    }
    if views.count > 1 { sortAsListed(&views, among: arriving) }
    for view in views {
      guard turn == nil || !isCut && turn?.allowsView == true else {
        isCut = true
        break
      }
      if makeVisible(arriving[view], at: visible.insertionIndex(of: arriving[view].key)) {
        turn?.didMakeView()
      }
    }
    if isCut { turn?.wait(self) }
  }

  /// Removes an element outside the bounds. Its view stays until the end of a movement that still shows it.
  private func leave(_ element: VisibleElement) {
    if let movement, !movement.hasMade(element.key) {
      bringHome(element.view, element.key)
      // An element recalled for measuring departs again.
      departures.add(
        movement.elementBefore(element.key) ?? element, key: element.key, movement: movement.number)
    } else if let number = departures.latestMovement, let position = positionStillShown(element) {
      departures.add(element, key: element.key, movement: number)
      departures.aim(element.view, at: position, position: position)
    } else {
      // Only this view's animations end.
      departures.forgetAnimations(of: element.view)
      recycle(element)
    }
  }

  /// Moves a view to its layout position, outside the bounds. Returns the position, or `nil` if no animation
  /// shows the view anymore.
  private func positionStillShown(_ element: VisibleElement) -> UICollectionViewLayoutAttributes? {
    guard movement == nil, element.view.superview === self, let position = position(of: element.key) else {
      return nil
    }
    element.view.applyValues(of: position)
    return isShown(element.view) ? position : nil
  }

  /// Returns `true` if the view's presentation is on screen.
  func isShown(_ view: UIView) -> Bool {
    guard let shown = view.layer.presentation(), let screen = layer.presentation() else { return false }
    return shown.opacity > 0 && shown.frame.intersects(screen.bounds)
  }

  /// Moves departing views to their elements' current positions. Views of deleted elements fade out.
  private func moveDepartures() {
    for element in departures.orphans {
      guard let movement else { break }
      let end = element.attributes.faded
      departures.aim(element.view, at: end, position: nil)
      departures.join(element.view, movement.number)
      element.view.applyValues(of: end)
    }
    for (view, key, old) in departures.followers {
      guard let position = position(of: key), position.values != old.values else { continue }
      departures.aim(view, at: position, position: position)
      if let movement { departures.join(view, movement.number) }
      view.applyValues(of: position)
      view.apply(position)
    }
  }

  /// Creates the views for elements that an animated offset shows outside the bounds. They fade in and stay
  /// until the movement ends.
  private func makeElementsShownByAnimation() {
    guard movement == nil, let number = departures.latestMovement, coveredBounds != bounds else { return }
    for answer in elements(meeting: coveredBounds)
    where visible[answer.key] == nil && departures[answer.key] == nil {
      let index = visible.insertionIndex(of: answer.key)
      guard
        let element = makeElement(
          answer.key, answer.attributes, above: { host in visible.view(before: index, in: host) })
      else { continue }
      departures.add(element, key: answer.key, movement: number)
      departures.aim(element.view, at: answer.attributes, position: answer.attributes)
      UIView.animate(withDuration: Self.movementDuration, delay: 0, options: .allowUserInteraction) {
        self.restart(element, at: answer.attributes.faded, in: nil)
      }
    }
  }

  /// The layout's attributes for an element, or `nil` if the element is gone.
  func position(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if key.category == .cell, !counts.contains(key.indexPath) { return nil }
    return reader.attributes(for: key)
  }

  private func makeElements(for arriving: ArrivingElements, by order: (ElementKey) -> Int) {
    let missing = arriving.indices.filter { index in
      let key = arriving[index].key
      return visible[key] == nil && departures[key] == nil
    }
    for index in zip(missing.map { order(arriving[$0].key) }, missing).sorted(by: { $0 < $1 }).map(\.1) {
      _ = makeVisible(arriving[index], at: visible.insertionIndex(of: arriving[index].key))
    }
  }

  private func makeVisible(_ answer: LayoutAnswer, at index: Int) -> Bool {
    guard
      let element = makeElement(
        answer.key, answer.attributes, above: { host in visible.view(before: index, in: host) })
    else { return false }
    visible.insert(element, at: index)
    movement?.didMakeView(of: answer.key)
    return true
  }

  private func sortAsListed(_ indices: inout [Int], among arriving: ArrivingElements) {
    let positions = Dictionary(
      pass.listedViews.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    func position(_ index: Int) -> Int { positions[arriving[index].key] ?? Int.max }
    indices.sort { (position($0), $0) < (position($1), $1) }
  }

  /// Returns the elements sorted by key, each key once. Elements that only touch the edge aren't visible.
  func elements(meeting view: CGRect) -> ArrivingElements {
    var memory: [Int] = []
    return elements(meeting: view, in: &memory)
  }

  private func elements(meeting view: CGRect, in memory: inout [Int]) -> ArrivingElements {
    guard view.width > 0, view.height > 0 else { return ArrivingElements(among: []) }
    var result = ArrivingElements(among: pass.answers, in: &memory)
    let hasStrips = compositional?.hasStrips == true
    for index in pass.answers.indices {
      let frame = pass.answers[index].frame
      let shown = hasStrips ? shownFrame(frame, of: pass.answers[index].key) : frame
      if shown.intersects(view) { result.append(answerAt: index) }
    }
    // An item being moved interactively is shown at the touch.
    if let movingElement { result.replace(with: movingElement) }
    return result
  }

  private func update(_ index: Int, with attributes: UICollectionViewLayoutAttributes) {
    let shown = visible[index].attributes
    // A layout may have changed the same object. Comparing the values finds most differences fastest.
    let isNews =
      shown === attributes
      ? pass.isFresh(attributes) : shown.values != attributes.values || shown != attributes
    // After a layout change, equal attributes may belong to another orthogonal section.
    guard isNews || isAway(visible[index].view, visible[index].key) else { return }
    if isNews, shown !== attributes, !pass.mayHaveChanged,
      shown.representedElementCategory == .supplementaryView
    {
      UIKitException.raise(
        "layout attributes for supplementary item at index path (\(shown.indexPath)) changed from "
          + "\(shown) to \(attributes) without invalidating the layout")
    }
    show(attributes, at: index)
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes, at index: Int) {
    let view = visible.store(attributes, at: index)
    if mayHaveStrips { bringHome(view, visible[index].key) }
    view.applyValues(of: attributes)
    view.apply(attributes)
  }

  func makeElement(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, above lower: (UIView) -> UIView?
  ) -> VisibleElement? {
    if updates.isDataAhead || data.needsReload { return nil }
    // While the data source makes this view, another view may be made.
    let outer = making.element
    making.element = ElementInMaking(key: key, attributes: attributes)
    defer { making.element = outer }
    var element: VisibleElement?
    // Inside an animation block, a new view is laid out at its position immediately, so that it doesn't grow
    // from a zero size. A movement uses the measured size.
    let needsContents = UIView.inheritedAnimationDuration > 0 && movement == nil
    UIView.performWithoutAnimation {
      guard let view = measured(\.viewSeconds, { makeView(key) }) else { return }
      if making.element?.dressed !== view {
        view.applyValues(of: attributes)
        view.apply(attributes)
      }
      tellState(to: view, key)
      announceDisplay(of: view, key)
      // The delegate may have selected the item.
      tellState(to: view, key)
      insert(view, for: key, above: lower)
      if needsContents { view.layoutMarkedTree() }
      element = VisibleElement(key: key, view: view, attributes: attributes)
    }
    return element
  }

  private func makeView(_ key: ElementKey) -> UICollectionReusableView? {
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      guard
        let view = dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: dataSourcePath(of: key))
      else { return nil }
      making.dequeued.wasReturned(view)
      if view.reuseIdentifier == nil {
        UIKitException.raise(
          "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind), "
            + "\(key.indexPath)) does not have a reuseIdentifier - views must be retrieved by calling "
            + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:")
      }
      return view
    case (.decorationView, let kind?): return makeDecorationView(kind, at: key.indexPath)
    default:
      checkCounts(of: key.indexPath.section)
      let path = dataSourcePath(for: key.indexPath)
      guard let cell = cellFromDataSource(at: path) else { return nil }
      if cell.reuseIdentifier == nil {
        UIKitException.raise(
          "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must "
            + "be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath: (\(type(of: cell)) at "
            + "\(key.indexPath))")
      }
      cell.isSelected = selection.contains(key.indexPath)
      return cell
    }
  }

  // MARK: Appearing and disappearing

  /// Removes and returns a disappearing element that's needed again. Brings its state and its list context up
  /// to date.
  func recall(_ key: ElementKey) -> VisibleElement? {
    guard let element = departures.recall(key) else { return nil }
    tellState(to: element.view, key)
    updateListContext(of: element.view, key)
    return element
  }

  func recycleAll() {
    for element in visible.removeAll() + departures.endAll() { recycle(element) }
  }

  func recycle(_ element: VisibleElement) {
    swipes?.cellLeaves(element.view)
    element.view.removeFromSuperview()
    switch (element.key.category, element.key.kind, element.view) {
    case (.cell, _, let cell as UICollectionViewCell):
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.key.indexPath)
    case (.supplementaryView, let kind?, let view):
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.key.indexPath)
    default: break
    }
    reuse.enqueue(element.view)
  }

  private func announceDisplay(of view: UICollectionReusableView, _ key: ElementKey) {
    guard let collectionDelegate else { return }
    switch (key.category, key.kind, view) {
    case (.cell, _, let cell as UICollectionViewCell):
      collectionDelegate.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    case (.supplementaryView, let kind?, let view):
      collectionDelegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
    default: break
    }
  }

  // MARK: Self-sizing

  func viewWantsAnotherSize(_ view: UICollectionReusableView) {
    if selfSizingInvalidation != .disabled { askForFitting(view) }
  }

  /// Asks the view for a fitting size in the next layout pass, or when it appears.
  func askForFitting(_ view: UICollectionReusableView) {
    guard view.superview != nil else { return }
    view.needsFitting = true
    setNeedsLayout()
  }

  /// Asks views for their preferred attributes until the turn is over, and the remaining views in the next
  /// turn. In an animation, asks at least as many views as a typical window shows, so that they move
  /// together.
  private func askForPreferredAttributes() {
    let turn = LayoutTurn.current
    let least = UIView.inheritedAnimationDuration > 0 ? LayoutTurn.mostNewViews : 1
    making.awaitsMeasurements = false
    for index in visible.elements.indices where visible[index].view.needsFitting {
      if let turn, !turn.allowsMeasurement(atLeast: least) {
        making.awaitsMeasurements = true
        return turn.wait(self)
      }
      turn?.didMeasureView()
      let element = visible[index]
      element.view.needsFitting = false
      guard element.key.category != .decorationView,
        let copy = element.attributes.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      making.measuresView = true
      let preferred = element.view.preferredLayoutAttributesFitting(copy)
      making.measuresView = false
      guard preferred.values.isFinite else {
        preferred.refuseNotFinite(preferredBy: element.view, in: currentLayout)
        continue
      }
      guard preferred != element.attributes,
        currentLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: element.attributes)
      else { continue }
      movement?.didMeasureView(of: element.key)
      let context = currentLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: element.attributes)
      applyMeasurement(context)
    }
  }
}
