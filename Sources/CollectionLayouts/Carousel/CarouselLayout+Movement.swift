import CollectionView
import LayoutEngine

extension CarouselLayout {
  var anchor: CarouselAnchor? {
    let (track, offset) = (line.track, currentOffset)
    guard isPrepared, let slot = track.nearestIndex(toOffset: offset) else { return nil }
    return CarouselAnchor(
      slot: slot, line: line, offset: offset, distance: offset - track.offset(centering: slot))
  }

  func moveAnchor(after paths: PathsAfterUpdate) {
    guard let anchor = anchorTracker.beforeUpdates else { return }
    let maintainsAnchor = maintainsVisibleContentPosition
    // In a looping line, copies move when the number of items changes.
    guard maintainsAnchor || line.loop != nil || anchor.line.loop != nil else { return }
    let old = anchor.line.item(at: anchor.slot)
    let count = line.sections.count
    let new = maintainsAnchor ? anchor.item(after: paths, in: line.sections) : min(old, count - 1)
    guard let new, count > 0 else { return }
    let track = line.track
    let slot = line.slot(of: new, after: anchor.slot, in: anchor.line)
    var offset = track.offset(centering: slot) + anchor.distance
    if !isScrolledByHand { offset = min(track.lastOffset, max(0, offset)) }
    // The start of a drag shifts with the contents.
    centering.restingOffset += offset - anchor.offset
    anchorTracker.follow(to: offset)
  }

  private var change: (old: CarouselLine, before: Double, after: Double)? {
    guard isOffsetOwn else { return nil }
    if let anchor = anchorTracker.beforeUpdates, let offset = anchorTracker.startAfterUpdates {
      return (anchor.line, anchor.offset, offset)
    }
    return centering.turned.map { ($0.line, $0.offset, currentOffset) }
  }

  /// Makes an appearing item come from the nearest of its former copies.
  func bringNear(_ start: UICollectionViewLayoutAttributes, of indexPath: IndexPath) {
    guard let (old, before, after) = change, let item = line.sections.index(of: indexPath) else { return }
    let from = along(start.center) - before
    let to = line.track.center(of: line.slot(of: item, at: after)) - after
    guard start.alpha > 0 else { return move(start, by: to - from) }
    let reach = (old.track.viewportExtent + old.track.itemExtent) / 2
    let isInSight = (from - old.track.viewportExtent / 2).magnitude < reach
    if !isInSight { move(start, by: old.laps(from: from, to: to)) }
  }

  /// Makes a disappearing item move to the nearest of its new copies.
  func sendNear(_ end: UICollectionViewLayoutAttributes, of oldIndexPath: IndexPath) {
    guard let (old, before, after) = change, let item = old.sections.index(of: oldIndexPath) else { return }
    let from = old.track.center(of: old.slot(of: item, at: before)) - before
    let to = along(end.center) - after
    move(end, by: end.alpha > 0 ? line.laps(from: to, to: from) : from - to)
  }

  /// Returns an item's attributes at the start of a size change. The collection view itself provides them
  /// only for items near the bounds.
  func startOfTurn(of indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let (old, before, after) = change, centering.turned != nil,
      let item = line.sections.index(of: indexPath)
    else { return nil }
    let start = attributes(ofItem: item)
    let slot = (now: line.slot(of: item, at: after), then: old.slot(of: item, at: before))
    move(start, by: old.track.center(of: slot.then) - line.track.center(of: slot.now))
    return start
  }

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
