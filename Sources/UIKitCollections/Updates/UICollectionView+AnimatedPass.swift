import Foundation

// Handles layout passes inside an app's animation block:
// `UIView.animate { layout.itemSize.height = 200; view.layoutIfNeeded() }`.

extension UICollectionView {
  /// Moves the visible views to their layout positions, in the current animation if there is one.
  func bringElementsUpToDate() {
    guard !updates.areViewsExchanged, !pass.isPreparing else { return }
    if movement?.isOwn == true {
      updateVisibleElements()
      return planMovement()
    }
    guard let run = AnimationRun.current, pass.hasRun, !data.needsReload, !movesAtOnce(visible.count)
    else {
      forgetMovement()
      return updateVisibleElements()
    }
    let hasNewLayout = pass.hasNewLayout
    moveElements(
      from: UpdateSnapshot(of: self), in: run, asksForAttributes: hasNewLayout, asksForOffset: hasNewLayout)
  }

  /// Moves the visible views to their layout positions, in an app's animation.
  ///
  /// New views start from the layout's initial attributes or their previous position. Departing views end at
  /// the layout's final attributes or their layout position.
  ///
  /// - Parameters:
  ///   - before: The state before this pass. The state before the first pass in this animation takes
  ///     precedence.
  ///   - asksForAttributes: `true` if the layout provides initial and final attributes. Scrolling doesn't
  ///     request them.
  func moveElements(
    from before: UpdateSnapshot, in run: AnimationRun, asksForAttributes: Bool, asksForOffset: Bool = false
  ) {
    if movement?.run !== run { beginMovement(from: before, in: run) }
    if asksForAttributes { movement?.asksForAttributes = true }
    if asksForOffset { movement?.asksForOffset = true }
    updateVisibleElements()
    if asksForOffset {
      let offset = contentOffset
      bringOffsetIntoRange()
      if contentOffset != offset { updateVisibleElements() }
    }
    planMovement()
  }

  /// Makes the next pass begin a new movement, because the elements have other keys or another layout.
  func forgetMovement() {
    if movement?.isOwn != true { movement = nil }
  }

  private func beginMovement(from before: UpdateSnapshot, in run: AnimationRun) {
    let number = departures.nextMovement()
    departures.animate(number, in: run)
    run.addCompletion { [reference] _ in reference.collectionView?.endMovement(number) }
    let reference = reference
    lazy var travel = reference.collectionView?.travelEstimate(from: before)
    let rules = ElementMovement.Rules(
      start: { key, attributes in
        guard let view = reference.collectionView else { return attributes }
        let own = view.movement?.asksForAttributes == true ? view.reader.initialAttributes(for: key) : nil
        if let start = own ?? before.attributes(for: key) { return start }
        return travel.flatMap { before.estimatedStart(of: attributes, $0) } ?? attributes.faded
      },
      end: { element, key in
        guard let view = reference.collectionView else { return element.attributes }
        let own =
          view.movement?.asksForAttributes == true ? view.reader.finalAttributes(for: element.key) : nil
        return own ?? view.reader.attributes(for: key ?? element.key) ?? element.attributes.faded
      })
    let elements = Dictionary(before.elements.map { ($0.key, $0) }) { first, _ in first }
    movement = ElementMovement(number: number, rules: rules, before: elements, in: before.bounds)
    movement?.begin(in: run, isOwn: false)
  }

  /// Returns the layout's attributes up to a screenful around the view.
  ///
  /// Returns an empty dictionary if the layout is out of date, if there are too many views to animate, or if
  /// the data source already has other counts. An app may change its model before it reports the change, and
  /// a queried layout may read the model.
  func surroundings() -> [ElementKey: UICollectionViewLayoutAttributes] {
    guard pass.isComplete, !movesAtOnce(visible.count), let counts = data.counts, !updates.isDataAhead,
      DataSourceCounts(of: self, from: dataSource).items == counts.items
    else { return [:] }
    var surroundings: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in reader.elements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height)) {
      surroundings[ElementKey(attributes)] = attributes.copy() as? UICollectionViewLayoutAttributes
    }
    return surroundings
  }
}

extension UICollectionView {
  /// Returns `true` if a change involves too many views for one turn to animate them.
  func movesAtOnce(_ count: Int, making new: Int = 0) -> Bool {
    LayoutTurn.current != nil && (count > LayoutTurn.mostMovingViews || new > LayoutTurn.mostNewViews)
  }

  func movesAtOnce(from elements: FollowedElements, to keys: [ElementKey]) -> Bool {
    guard LayoutTurn.current != nil else { return false }
    let staying = Set(elements.staying.map(\.now.key))
    return movesAtOnce(max(elements.count, keys.count), making: keys.count { !staying.contains($0) })
  }

  /// Shows an update without animation. The next layout passes position the remaining views and create
  /// arriving views.
  ///
  /// - Parameter keys: The elements on screen after the update, sorted.
  func arriveAtOnce(
    _ elements: FollowedElements, to keys: [ElementKey], finalize: () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    let arriving = Set(keys)
    visible.become(elements.staying.map(\.now).filter { arriving.contains($0.key) })
    sortViews()
    let leaving = elements.staying.filter { !arriving.contains($0.now.key) }.map(\.before)
    for element in leaving + elements.gone + departures.endAll() { recycle(element) }
    updates.exchangeEnds()
    updates.deferNext()
    for element in visible.elements { tellState(to: element.view, element.key) }
    finalize()
    setNeedsLayout()
    layoutIfNeeded()
    completeAtOnce(completion)
  }

  /// Calls the completion closure in the next frame, as for any animation without motion, or immediately if
  /// animations are disabled.
  func completeAtOnce(_ completion: @escaping (Bool) -> Void) {
    updates.releaseNext()
    if UIView.areAnimationsEnabled {
      UIView.animate(withDuration: Self.movementDuration, animations: {}, completion: completion)
    } else {
      completion(true)
    }
    makeWaitingChanges()
  }
}
