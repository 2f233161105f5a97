import Foundation

extension UICollectionView {
  /// Moves the views from where they are to where the layout has them, which has been prepared for the new counts.
  ///
  /// Item 1 of these is deleted. Three items are on screen, and what was item 3 comes into sight:
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
  /// The layout is asked for initial attributes by the new paths, 1 and 2 here, and for final ones by the old path. ``UpdateDefaults``
  /// stand in where it has none of its own.
  ///
  /// The order is UIKit's: the layout hears of the update, then of the proposed offset, and answers for what is on screen at its
  /// target. Only then views are made, and one animation moves all of them and the offset. If the layout changes the
  /// offset so that its anchor stays where it is on screen, views that arrive and depart move along, by `offsetShift`.
  /// Where there are too many views for a turn, ``arriveAtOnce(_:by:finalize:completion:)`` shows them.
  ///
  /// - Parameters:
  ///   - updateItems: The changes for the layout. Nil if the layout is not told of an update.
  ///   - reconfigured: The items whose cells are filled again, by their new paths.
  func transition(
    from before: UpdateSnapshot, through map: UpdateMap, updateItems: [UICollectionViewUpdateItem]?,
    reconfiguring reconfigured: [IndexPath] = [], completion: @escaping (Bool) -> Void
  ) {
    updates.exchangeBegins()
    let layout = currentLayout
    var before = before
    let start = contentOffset
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
    // The moving item stays where it is on screen.
    interactiveMovement?.shift(by: CGVector(dx: contentOffset.x - start.x, dy: contentOffset.y - start.y))
    let offsetShift = CGVector(dx: contentOffset.x - proposal.x, dy: contentOffset.y - proposal.y)

    func finalize() {
      if updates.isDataAhead, !reconfigured.isEmpty, let counts = data.counts {
        updates.waitFirst(.init(reconfigured: reconfigured, counts: counts.items))
      } else {
        reconfigure(reconfigured)
      }
      if updateItems != nil { layout.callFinalizeCollectionViewUpdates() }
      updates.layoutWasAsked()
    }
    let arriving = elements(meeting: bounds)
    let keys = arriving.map(\.key)
    if let plan = planAtOnce(before, keys, map) {
      return arriveAtOnce(keys, by: plan, finalize: finalize, completion: completion)
    }
    let changes = supplementaryChanges(of: layout, before, keys)
    let plan = UpdatePlan(before, keys, map, changes, attachedKinds: layout.attachedKinds)
    departures.follow { plan.destination(of: $0, map) }
    let defaults = UpdateDefaults(before: before, plan: plan, map: map, offsetShift: offsetShift)
    updates.layoutIsAsked(with: updateItems == nil ? nil : defaults)
    let starts = updateItems == nil ? [] : startsOfShifted(plan, arriving)
    let movement = ElementMovement(
      arriving: arriving, staying: plan.staying,
      departing: plan.leaving.map { element in
        let key = plan.destination(of: element.key, map)
        let own = updateItems == nil ? nil : reader.finalAttributes(for: element.key)
        let end = own ?? defaults.end(of: element.key, now: reader.attributes(for:))
        return .init(element, key: key, end: end ?? element.attributes.faded.moved(by: offsetShift))
      })
    UIView.performWithoutAnimation {
      for (key, attributes) in starts {
        plan.staying[key]?.view.applyValues(of: attributes)
        plan.staying[key]?.view.apply(attributes)
      }
    }
    let leavingBefore = Set(departures.views.map(ObjectIdentifier.init))
    perform(
      movement, from: oldOffset,
      start: { key, attributes in
        let own = updateItems == nil ? nil : reader.initialAttributes(for: key)
        return own ?? defaults.start(of: key, now: attributes) ?? attributes.faded
      },
      order: updateItems == nil ? nil : { map.rank(of: $0) },
      alongside: { [self] in
        for view in departures.views where leavingBefore.contains(ObjectIdentifier(view)) {
          view.center = CGPoint(x: view.center.x + offsetShift.dx, y: view.center.y + offsetShift.dy)
        }
        finalize()
        // What is filled again may be of another size, and moves what is behind it.
        if !reconfigured.isEmpty { layoutIfNeeded() }
      },
      completion: completion)
  }

  /// The layout's starts for elements that stay in sight but change. As in UIKit, it is also asked for their ends.
  /// These are ignored, because the elements end where the layout has them now.
  private func startsOfShifted(
    _ plan: UpdatePlan, _ arriving: ArrivingElements
  ) -> [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] {
    arriving.compactMap { answer in
      let (key, attributes) = (answer.key, answer.attributes)
      guard let element = plan.staying[key], element.attributes != attributes else { return nil }
      _ = reader.finalAttributes(for: element.key)
      guard let start = reader.initialAttributes(for: key), !start.areThose(of: element, at: key.indexPath)
      else {
        return nil
      }
      return (key, start.unhidden)
    }
  }

  /// Sets the content size without moving the offset. Mirrored contents grow to the left: returns how far this
  /// moves the shown elements to the right.
  func updateContentSizePreservingOffset() -> CGFloat {
    let old = mirroringWidth(of: contentSize)
    preservesOffset = true
    contentSize = reader.contentSize
    preservesOffset = currentLayout is UICollectionViewTransitionLayout
    return reader.isMirrored ? mirroringWidth(of: contentSize) - old : 0
  }

  /// Moves all views by the distance by which mirrored contents have grown to the left. The offset follows, so nothing
  /// moves on screen.
  private func shiftElements(by distance: CGFloat) {
    UIView.performWithoutAnimation {
      for view in visible.elements.map(\.view) + departures.views { view.center.x += distance }
    }
  }

  /// The supplementary and decoration views that the layout adds and removes by itself, of the kinds that are
  /// or were on screen.
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
  /// Whether these are the attributes that the element's view shows, up to the path.
  fileprivate func areThose(of element: VisibleElement, at indexPath: IndexPath) -> Bool {
    guard values == element.attributes.values,
      let shown = element.attributes.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    shown.indexPath = indexPath
    return self == shown
  }
}
