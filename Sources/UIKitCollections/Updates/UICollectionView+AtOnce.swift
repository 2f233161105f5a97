import Foundation

extension UICollectionView {
  /// Whether views go where they belong without an animation, because there are too many of them for a turn.
  var movesAtOnce: Bool {
    LayoutTurn.current != nil && visible.elements.count > LayoutTurn.mostMovingViews
  }

  /// Shows an update without an animation, as ``transition(from:through:updateItems:reconfiguring:completion:)`` does with one. Views that
  /// stay have their new places in the next layout pass; views that arrive are made in it, and in those that follow.
  func arriveAtOnce(
    from before: UpdateSnapshot, through map: UpdateMap, updateItems: [UICollectionViewUpdateItem],
    reconfiguring reconfigured: [IndexPath], completion: (Bool) -> Void
  ) {
    updates.exchangeBegins()
    let layout = currentLayout
    let growth = updateContentSizePreservingOffset()
    layout.callPrepare(forCollectionViewUpdates: updateItems)
    let proposal = allowed(CGPoint(x: contentOffset.x + growth, y: contentOffset.y))
    queryLayout(at: targetOffset(of: layout, proposed: proposal))
    updates.offsetIsKnown()
    let keys = elements(meeting: bounds).map(\.key)
    let plan = UpdatePlan(before, keys, map, ElementChanges())
    visible.become(
      keys.compactMap { key in
        plan.staying[key].map { VisibleElement(key: key, view: $0.view, attributes: $0.attributes) }
      })
    for element in plan.leaving + departures.endAll() { recycle(element) }
    updates.exchangeEnds()
    updates.deferNext()
    for element in visible.elements { tellState(to: element.view, element.key) }
    if updates.isDataAhead, let counts = data.counts {
      updates.waitFirst(.init(reconfigured: reconfigured, counts: counts.items))
    } else {
      reconfigure(reconfigured)
    }
    layout.callFinalizeCollectionViewUpdates()
    setNeedsLayout()
    layoutIfNeeded()
    updates.releaseNext()
    completion(true)
    makeWaitingChanges()
  }
}
