import CollectionView
import LayoutEngine

/// What keeps its place in a batch of updates and a change of size, and the ways that everything else goes.
extension CarouselLayout {
  /// What is in the middle. Nil without items.
  var anchor: CarouselAnchor? {
    let (track, offset) = (geometry.track, currentOffset)
    guard isPrepared, let slot = track.nearestIndex(toOffset: offset) else { return nil }
    return CarouselAnchor(
      slot: slot, geometry: geometry, offset: offset, distance: offset - track.offset(centering: slot))
  }

  /// Finds the item again after the data has changed.
  func moveAnchor(after paths: PathsAfterUpdate) {
    guard let anchor = keeper.beforeUpdates else { return }
    let keeps = maintainsVisibleContentPosition
    // Copies of the items lie elsewhere when their number changes.
    guard keeps || geometry.loop != nil || anchor.geometry.loop != nil else { return }
    let old = anchor.geometry.item(at: anchor.slot)
    let count = geometry.sections.count
    let new = keeps ? anchor.item(after: paths, in: geometry.sections) : min(old, count - 1)
    guard let new, count > 0 else { return }
    let track = geometry.track
    let slot = geometry.slot(of: new, after: anchor.slot, in: anchor.geometry)
    var offset = track.offset(centering: slot) + anchor.distance
    if !isScrolledByHand { offset = min(track.lastOffset, max(0, offset)) }
    // For a finger that is down, the drag now began as much further on.
    place.restingOffset += offset - anchor.offset
    keeper.follow(to: offset)
  }

  /// What changed under way: the line and the offset before it, and the offset after it.
  private var change: (old: CarouselGeometry, before: Double, after: Double)? {
    guard isOffsetOwn else { return nil }
    if let anchor = keeper.beforeUpdates, let offset = keeper.startAfterUpdates {
      return (anchor.geometry, anchor.offset, offset)
    }
    return place.turned.map { ($0.geometry, $0.offset, currentOffset) }
  }

  /// Lets an item that comes into sight come from the nearest of its former copies, not from the other end of the line; and one
  /// that fades in do so where it is on screen.
  func bringNear(_ start: UICollectionViewLayoutAttributes, of indexPath: IndexPath) {
    guard let (old, before, after) = change, let item = geometry.sections.index(of: indexPath) else { return }
    let from = along(start.center) - before
    let to = geometry.track.center(of: geometry.slot(of: item, at: after)) - after
    guard start.alpha > 0 else { return move(start, by: to - from) }
    // What was in sight stays in sight on its way.
    let reach = (old.track.viewportExtent + old.track.itemExtent) / 2
    let isInSight = (from - old.track.viewportExtent / 2).magnitude < reach
    if !isInSight { move(start, by: laps(from: from, to: to, of: old)) }
  }

  /// Lets an item that goes out of sight go to the nearest of its new copies; and one that fades out do so where it was on screen.
  func sendNear(_ end: UICollectionViewLayoutAttributes, of oldIndexPath: IndexPath) {
    guard let (old, before, after) = change, let item = old.sections.index(of: oldIndexPath) else { return }
    let from = old.track.center(of: old.slot(of: item, at: before)) - before
    let to = along(end.center) - after
    move(end, by: end.alpha > 0 ? laps(from: to, to: from, of: geometry) : from - to)
  }

  /// In a change of size, where an item comes from: by itself the collection view knows only those near the bounds.
  func startOfTurn(of indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let (old, before, after) = change, place.turned != nil,
      let item = geometry.sections.index(of: indexPath)
    else { return nil }
    let start = moment.attributes(ofItem: item)
    let slot = (now: geometry.slot(of: item, at: after), then: old.slot(of: item, at: before))
    move(start, by: old.track.center(of: slot.then) - geometry.track.center(of: slot.now))
    return start
  }

  /// In a change of size, where an item goes.
  func endOfTurn(of indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard change != nil, place.turned != nil, let item = geometry.sections.index(of: indexPath) else {
      return nil
    }
    return moment.attributes(ofItem: item)
  }

  /// How far a copy of an item lies from the one that is nearest to `place`, in points along the axis.
  private func laps(from copy: Double, to place: Double, of geometry: CarouselGeometry) -> Double {
    guard let loop = geometry.loop else { return 0 }
    let lap = Double(loop.count) * geometry.track.pitch
    return ((place - copy) / lap).rounded() * lap
  }

  private func along(_ point: CGPoint) -> Double { geometry.axis.along(LayoutPoint(point)) }

  private func move(_ attributes: UICollectionViewLayoutAttributes, by distance: Double) {
    guard distance != 0 else { return }
    let (axis, center) = (geometry.axis, LayoutPoint(attributes.center))
    attributes.center = CGPoint(
      axis.point(along: axis.along(center) + distance, across: axis.across(center)))
  }
}
