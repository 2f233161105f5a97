import Foundation

extension UICollectionView {
  /// Moves the views to their positions in the layout, which is already prepared for the new counts.
  ///
  /// In this example, item 1 is deleted. Three items are on screen, and the former item 3 comes into view:
  ///
  /// ```text
  ///    before    after
  ///   ┌───────┬───────┐             view of    starts                                     ends
  ///   │   0   │   0   │  staying    item 0     where it is                                where it is
  ///   │   1   │   2   │  departing  item 1     where it is                                its final attributes, else it fades there
  ///   │   2   │   3   │  staying    item 2     its initial attributes, else where it is   where the layout has item 1 now
  ///   └───────┴───────┘  arriving   item 3     its initial attributes, else where it was   where the layout has item 2 now
  ///       3       4
  /// ```
  ///
  /// The layout returns initial attributes by the new paths, 1 and 2 here, and final attributes by the old
  /// path. ``UpdateDefaults`` provides missing attributes.
  ///
  /// As in UIKit, the layout receives the update, then the proposed offset, then a query for the elements at
  /// the target offset. Views are created afterward. If the layout changes the offset to keep its anchor in
  /// place, arriving and departing views also move by `offsetShift`. If there are too many views for one
  /// turn, ``arriveAtOnce(_:to:finalize:completion:)`` shows them.
  ///
  /// - Parameters:
  ///   - updateItems: The layout's update items, or `nil` if the layout isn't notified of an update.
  ///   - reconfigured: The items whose cells are configured again, by their new paths.
  func transition(
    from before: UpdateSnapshot, through map: UpdateMap, updateItems: [UICollectionViewUpdateItem]?,
    reconfiguring reconfigured: [IndexPath] = [], completion: @escaping (Bool) -> Void
  ) {
    updates.exchangeBegins()
    let layout = currentLayout
    var before = before
    let offsetBefore = contentOffset
    let growth = updateContentSizePreservingOffset()
    let oldOffset = CGPoint(x: contentOffset.x + growth, y: contentOffset.y)
    if growth != 0 {
      before.shift(by: CGVector(dx: growth, dy: 0))
      shiftElements(by: growth)
    }
    if let updateItems { layout.callPrepare(forCollectionViewUpdates: updateItems) }
    let proposal = allowed(oldOffset)
    queryLayout(at: updateItems == nil ? proposal : targetOffset(of: layout, proposed: proposal))
    updates.offsetIsKnown()
    if contentOffset == proposal { lostOffset.note(oldOffset, clampedTo: proposal, in: contentSize) }
    interactiveMovement?.shift(
      by: CGVector(dx: contentOffset.x - offsetBefore.x, dy: contentOffset.y - offsetBefore.y))

    func fill() -> Bool {
      guard !reconfigured.isEmpty else { return false }
      if updates.isDataAhead, let counts = data.counts {
        updates.waitFirst(.init(reconfigured: reconfigured, counts: counts.items))
        return false
      }
      reconfigure(reconfigured)
      return true
    }
    func finalize() {
      if updateItems != nil { layout.callFinalizeCollectionViewUpdates() }
      updates.layoutWasAsked()
    }
    let keys = elements(meeting: bounds).map(\.key)
    let plan = UpdatePlan(
      map, supplementaryChanges(of: layout, before, keys), attachedKinds: layout.attachedKinds)
    let elements = follow(plan, from: before)
    if movesAtOnce(from: elements, to: keys) {
      return arriveAtOnce(
        elements, to: keys,
        finalize: {
          _ = fill()
          finalize()
        }, completion: completion)
    }
    let number = departures.nextMovement()
    departures.follow { plan.destination(of: $0) }
    let leavingBefore = Set(departures.views.map(ObjectIdentifier.init))
    for element in elements.gone { departures.add(element, key: nil, movement: number) }
    let staying = elements.staying.map(\.now)
    visible.become(staying)
    for element in staying { tellState(to: element.view, element.key) }

    let shownBefore = before
    var defaults: UpdateDefaults?
    /// Returns the distance by which the layout has moved the offset, once all cells are measured.
    func offsetShift() -> CGVector {
      let proposal = allowed(oldOffset)
      return CGVector(dx: contentOffset.x - proposal.x, dy: contentOffset.y - proposal.y)
    }
    func prepareToPlan() {
      lazy var travel = travelEstimate(from: shownBefore) { plan.destination(of: $0) }
      let now = UpdateDefaults(
        before: shownBefore, plan: plan, offsetShift: offsetShift(),
        estimate: { shownBefore.estimatedStart(of: $0, travel) })
      defaults = now
      guard updateItems != nil else { return }
      updates.layoutIsAsked(with: now)
      restartShifted(staying, by: plan)
    }
    func start(
      _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let own = updateItems == nil ? nil : reader.initialAttributes(for: key)
      return own ?? defaults?.start(of: key, now: attributes) ?? attributes.faded
    }
    func end(_ element: VisibleElement, _ key: ElementKey?) -> UICollectionViewLayoutAttributes {
      let own = updateItems == nil ? nil : reader.finalAttributes(for: element.key)
      if let own { return own }
      return defaults?.end(of: element.key, now: { reader.attributes(for: $0) }) ?? element.attributes.faded
    }
    let rules = ElementMovement.Rules(
      start: start, end: end, prepare: prepareToPlan,
      order: updateItems == nil ? nil : { map.rank(of: $0) })
    let origins = Dictionary(elements.staying.map { ($0.now.key, $0.before) }) { first, _ in first }
    perform(
      ElementMovement(number: number, rules: rules, before: origins, in: before.bounds),
      from: oldOffset, fill: fill,
      alongside: { [self] in
        let shift = offsetShift()
        for view in departures.views where leavingBefore.contains(ObjectIdentifier(view)) {
          view.center = CGPoint(x: view.center.x + shift.dx, y: view.center.y + shift.dy)
        }
        for element in visible.elements { tellState(to: element.view, element.key) }
        finalize()
      },
      completion: completion)
  }

  private func follow(_ plan: UpdatePlan, from before: UpdateSnapshot) -> FollowedElements {
    var result = FollowedElements()
    for element in before.elements {
      guard let key = plan.destination(of: element.key) else {
        result.gone.append(element)
        continue
      }
      let now = VisibleElement(key: key, view: element.view, attributes: element.attributes)
      result.staying.append((now, element))
    }
    result.staying.sort { $0.now.key < $1.now.key }
    return result
  }

  /// Restarts the animations of moving elements at the layout's initial attributes.
  ///
  /// As in UIKit, the layout is also asked for their final attributes, although the elements end at their
  /// layout positions.
  private func restartShifted(_ staying: [VisibleElement], by plan: UpdatePlan) {
    for shown in staying {
      let key = shown.key
      guard let element = visible[key], element.view === shown.view, shown.attributes != element.attributes,
        let old = plan.origin(of: key)
      else { continue }
      _ = reader.finalAttributes(for: old)
      guard let start = reader.initialAttributes(for: key), !start.areThose(of: shown) else { continue }
      if let run = movement?.run { element.view.layer.forgetOwnAnimations(of: run) }
      restart(element, at: start.unhidden, in: nil)
    }
  }

  func travelEstimate(
    from before: UpdateSnapshot, _ destination: (ElementKey) -> ElementKey? = { $0 }
  ) -> TravelEstimate {
    var frames: [(before: CGRect, after: CGRect)] = []
    for element in before.elements where element.key.category == .cell {
      guard let key = destination(element.key),
        let now = visible[key]?.attributes ?? reader.attributes(for: key)
      else { continue }
      frames.append((element.attributes.frame, now.frame))
    }
    return TravelEstimate(frames, in: before.bounds, contentSize: contentSize)
  }

  /// Updates the content size.
  ///
  /// - Returns: The distance by which the visible elements move to the right, because mirrored contents grow
  ///   to the left.
  func updateContentSizePreservingOffset() -> CGFloat {
    let old = mirroringWidth(of: contentSize)
    preservesOffset = true
    contentSize = reader.contentSize
    preservesOffset = currentLayout is UICollectionViewTransitionLayout
    return reader.isMirrored ? mirroringWidth(of: contentSize) - old : 0
  }

  private func shiftElements(by distance: CGFloat) {
    UIView.performWithoutAnimation {
      for view in visible.elements.map(\.view) + departures.views { view.center.x += distance }
    }
  }

  /// Returns the supplementary and decoration views that the layout itself adds and removes.
  private func supplementaryChanges(
    of layout: UICollectionViewLayout, _ before: UpdateSnapshot, _ arriving: [ElementKey]
  ) -> ElementChanges {
    var changes = ElementChanges()
    var seen: [ElementKey] = []
    for key in before.elements.map(\.key) + arriving {
      guard let kind = key.kind, !seen.contains(where: { $0.kind == kind && $0.category == key.category })
      else { continue }
      seen.append(key)
      let isDecoration = key.category == .decorationView
      let deleted =
        isDecoration
        ? layout.indexPathsToDeleteForDecorationView(ofKind: kind)
        : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
      let inserted =
        isDecoration
        ? layout.indexPathsToInsertForDecorationView(ofKind: kind)
        : layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
      changes.deleted.formUnion(deleted.map { ElementKey(key.category, kind, $0) })
      changes.inserted.formUnion(inserted.map { ElementKey(key.category, kind, $0) })
    }
    return changes
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate func areThose(of element: VisibleElement) -> Bool {
    guard values == element.attributes.values,
      let shown = element.attributes.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    shown.indexPath = indexPath
    return self == shown
  }
}
