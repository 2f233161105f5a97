import Foundation

// Layout passes inside an animation block of the app: `UIView.animate { layout.itemSize.height = 200; view.layoutIfNeeded() }`.

extension UICollectionView {
  /// Brings the views on screen in line with the layout, in the current animation if there is one.
  func bringElementsUpToDate() {
    // The movement is planned when all views are there.
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

  /// Moves the views on screen to where the layout has them, in an animation of the app. New views come from where they were, or from where
  /// the layout says. Views that leave go where the layout says, or where it has them now.
  ///
  /// - Parameters:
  ///   - before: The state before. That of an earlier pass in the same animation counts instead.
  ///   - asksForAttributes: Whether the layout is asked for initial and final attributes. Scrolling asks for none.
  ///   - asksForOffset: Whether the layout is asked for the content offset.
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

  /// The next layout pass begins a movement of its own: the elements have other keys, or another layout.
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

  /// The layout's attributes up to a screenful around the view. None if the layout is not up to date or the data source has other counts
  /// already: an app may change its model before it says so, and a layout may read that model when it is asked.
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
