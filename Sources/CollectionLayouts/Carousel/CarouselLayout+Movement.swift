import CollectionView
import LayoutEngine

/// What stays in the middle during a batch of updates or a change of size, and where all other items come from and go
/// to.
extension CarouselLayout {
  /// What is in the middle. Nil without items.
  var anchor: CarouselAnchor? {
    let (track, offset) = (line.track, currentOffset)
    guard isPrepared, let slot = track.nearestIndex(toOffset: offset) else { return nil }
    return CarouselAnchor(
      slot: slot, line: line, offset: offset, distance: offset - track.offset(centering: slot))
  }

  /// Finds the item again after the data has changed.
  func moveAnchor(after paths: PathsAfterUpdate) {
    guard let anchor = anchorTracker.beforeUpdates else { return }
    let maintainsAnchor = maintainsVisibleContentPosition
    // Copies of the items lie elsewhere when their number changes.
    guard maintainsAnchor || line.loop != nil || anchor.line.loop != nil else { return }
    let old = anchor.line.item(at: anchor.slot)
    let count = line.sections.count
    let new = maintainsAnchor ? anchor.item(after: paths, in: line.sections) : min(old, count - 1)
    guard let new, count > 0 else { return }
    let track = line.track
    let slot = line.slot(of: new, after: anchor.slot, in: anchor.line)
    var offset = track.offset(centering: slot) + anchor.distance
    if !isScrolledByHand { offset = min(track.lastOffset, max(0, offset)) }
    // A drag in progress began as much further on.
    centering.restingOffset += offset - anchor.offset
    anchorTracker.follow(to: offset)
  }

  /// What changed under way: the line and the offset before it, and the offset after it.
  private var change: (old: CarouselLine, before: Double, after: Double)? {
    guard isOffsetOwn else { return nil }
    if let anchor = anchorTracker.beforeUpdates, let offset = anchorTracker.startAfterUpdates {
      return (anchor.line, anchor.offset, offset)
    }
    return centering.turned.map { ($0.line, $0.offset, currentOffset) }
  }

  /// Lets an item that comes into sight come from the nearest of its former copies, not from the other end of the line; and one
  /// that fades in do so where it is on screen.
  func bringNear(_ start: UICollectionViewLayoutAttributes, of indexPath: IndexPath) {
    guard let (old, before, after) = change, let item = line.sections.index(of: indexPath) else { return }
    let from = along(start.center) - before
    let to = line.track.center(of: line.slot(of: item, at: after)) - after
    guard start.alpha > 0 else { return move(start, by: to - from) }
    // What was in sight stays in sight on its way.
    let reach = (old.track.viewportExtent + old.track.itemExtent) / 2
    let isInSight = (from - old.track.viewportExtent / 2).magnitude < reach
    if !isInSight { move(start, by: old.laps(from: from, to: to)) }
  }

  /// Lets an item that goes out of sight go to the nearest of its new copies; and one that fades out do so where it was on screen.
  func sendNear(_ end: UICollectionViewLayoutAttributes, of oldIndexPath: IndexPath) {
    guard let (old, before, after) = change, let item = old.sections.index(of: oldIndexPath) else { return }
    let from = old.track.center(of: old.slot(of: item, at: before)) - before
    let to = along(end.center) - after
    move(end, by: end.alpha > 0 ? line.laps(from: to, to: from) : from - to)
  }

  /// In a change of size, where an item comes from: by itself the collection view knows only those near the bounds.
  func startOfTurn(of indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let (old, before, after) = change, centering.turned != nil,
      let item = line.sections.index(of: indexPath)
    else { return nil }
    let start = attributes(ofItem: item)
    let slot = (now: line.slot(of: item, at: after), then: old.slot(of: item, at: before))
    move(start, by: old.track.center(of: slot.then) - line.track.center(of: slot.now))
    return start
  }

  /// In a change of size, where an item goes.
  func endOfTurn(of indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard change != nil, centering.turned != nil, let item = line.sections.index(of: indexPath) else {
      return nil
    }
    return attributes(ofItem: item)
  }

  private func along(_ point: CGPoint) -> Double { line.axis.along(LayoutPoint(point)) }

  private func move(_ attributes: UICollectionViewLayoutAttributes, by distance: Double) {
    guard distance != 0 else { return }
    let (axis, center) = (line.axis, LayoutPoint(attributes.center))
    attributes.center = CGPoint(
      axis.point(along: axis.along(center) + distance, across: axis.across(center)))
  }
}
