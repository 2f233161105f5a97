import CollectionView
import LayoutEngine

extension CarouselLayout {
  var currentOffset: Double { collectionView.map { offset(of: $0.contentOffset) } ?? 0 }

  /// The layout's own offset, along the axis, for a content offset on screen.
  func offset(of contentOffset: CGPoint) -> Double {
    geometry.axis.along(LayoutPoint(inLine(contentOffset)))
  }

  /// Converts between a content offset on screen and the layout's own, in a view of the size that the layout knows: the bounds
  /// may have another by now. Converting twice changes nothing.
  private func inLine(_ offset: CGPoint) -> CGPoint {
    guard isMirrored else { return offset }
    return CGPoint(x: max(0, geometry.contentSize.width - geometry.viewport.width) - offset.x, y: offset.y)
  }

  /// The content offset on screen for one of the layout's own; across the axis it is that of `contentOffset`.
  func contentOffset(along offset: Double, across contentOffset: CGPoint) -> CGPoint {
    let axis = geometry.axis
    return inLine(CGPoint(axis.point(along: offset, across: axis.across(LayoutPoint(inLine(contentOffset))))))
  }

  /// Whether there is anything in the middle.
  var showsItems: Bool { isPrepared && geometry.track.count > 0 && geometry.track.viewportExtent > 0 }

  // MARK: - Batches of updates

  /// Notes the item in the middle before the data changes.
  func noteAnchor() {
    place.anchor = nil
    let (track, offset) = (geometry.track, currentOffset)
    guard isPrepared, let slot = track.nearestIndex(toOffset: offset) else { return }
    place.anchor = CarouselAnchor(
      slot: slot, geometry: geometry, offset: offset, distance: offset - track.offset(centering: slot))
  }

  /// Finds the item again after the data has changed.
  func moveAnchor(after paths: PathsAfterUpdate) {
    guard let anchor = place.anchor else { return }
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
    place.offsetAfterUpdate = offset
  }

  /// What changed under way: the line and the offset before it, and the offset after it.
  private var change: (old: CarouselGeometry, before: Double, after: Double)? {
    guard isOffsetOwn else { return nil }
    if let anchor = place.anchor, let offset = place.offsetAfterUpdate {
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
    let start = attributes(ofItem: item)
    let slot = (now: geometry.slot(of: item, at: after), then: old.slot(of: item, at: before))
    move(start, by: old.track.center(of: slot.then) - geometry.track.center(of: slot.now))
    return start
  }

  /// In a change of size, where an item goes.
  func endOfTurn(of indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard change != nil, place.turned != nil, let item = geometry.sections.index(of: indexPath) else {
      return nil
    }
    return attributes(ofItem: item)
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

  // MARK: - Other sizes, other contents

  /// Notes the item in the middle before the pitch changes.
  func keepCurrentItem() {
    guard isPrepared, place.kept == nil,
      let slot = geometry.track.nearestIndex(toOffset: currentOffset)
    else { return }
    place.kept = .init(item: geometry.item(at: slot), slot: slot)
  }

  /// After preparing: finds the slot for what is to be in the middle, where it need no longer be where it was.
  func findPlace(after old: CarouselGeometry) {
    place.wasLooping = old.loop != nil
    if let awaited = place.awaited, showsItems {
      place.awaited = nil
      if let item = geometry.sections.index(of: awaited) {
        place.kept = .init(item: item, slot: geometry.slot(of: item, after: 0, in: CarouselGeometry()))
        return
      }
    }
    // Mirrored contents do not keep their place in a view of another size.
    let isSameLine =
      geometry.axis == old.axis && geometry.track.pitch == old.track.pitch && geometry.loop == old.loop
      && (!isMirrored || geometry.viewport == old.viewport)
    if isSameLine || geometry.sections.count == 0 { return place.kept = nil }
    if let kept = place.kept {
      let item = min(kept.item, geometry.sections.count - 1)
      let start = geometry.axis == old.axis ? old : CarouselGeometry()
      place.kept = .init(item: item, slot: geometry.slot(of: item, after: kept.slot, in: start))
    } else if let loop = geometry.loop, place.anchor == nil {
      place.kept = .init(item: 0, slot: loop.home)
    }
    // In a change of layout the collection view says what it shows: the offset only has to be one of this line's.
    if place.isEntering, let collectionView {
      goToPlace(in: collectionView)
      place.kept = nil
    }
  }

  /// Whether offsets are the layout's own affair: in a line that loops they say nothing of what is shown. Setting them is none of
  /// the scroll view delegate's then.
  var isOffsetOwn: Bool { geometry.loop != nil || place.wasLooping }

  /// Sets the content offset by the bounds: then no `scrollViewDidScroll(_:)` is called.
  func setSilently(_ offset: CGPoint, of collectionView: UICollectionView) {
    guard offset != collectionView.contentOffset else { return }
    let resting = place.restingOffset
    collectionView.bounds = CGRect(origin: offset, size: collectionView.bounds.size)
    place.restingOffset = resting
  }

  /// The content offset that has the item in the middle that is to be there.
  func keptOffset(across contentOffset: CGPoint) -> CGPoint? {
    guard let kept = place.kept, kept.slot < geometry.track.count else { return nil }
    return self.contentOffset(along: geometry.track.offset(centering: kept.slot), across: contentOffset)
  }

  /// Goes to the item that is to be in the middle. A deceleration ends there: where it was going to end, there may be no item
  /// any more.
  func goToPlace(in collectionView: UICollectionView) {
    guard let offset = keptOffset(across: collectionView.contentOffset) else { return }
    place.restingOffset = self.offset(of: offset)
    guard offset != collectionView.contentOffset else { return }
    if collectionView.isDecelerating {
      collectionView.setContentOffset(collectionView.contentOffset, animated: false)
    }
    if isOffsetOwn {
      setSilently(offset, of: collectionView)
    } else {
      collectionView.contentOffset = offset
    }
  }

  // MARK: - Looping

  /// Exchanges a content offset far from the middle of the contents for the one that shows the same near it.
  ///
  /// Only when nothing is under way to another offset: while a finger holds the contents, or where an item rests.
  func recenter(_ collectionView: UICollectionView) {
    guard let loop = geometry.loop else { return }
    let place = geometry.place(at: currentOffset)
    guard loop.isFar(place), !collectionView.isDecelerating,
      collectionView.isTracking || (place - place.rounded()).magnitude < 1e-6
    else { return }
    let shift = -Double(loop.slotsFromHome(at: place)) * geometry.track.pitch
    let target = contentOffset(along: currentOffset + shift, across: collectionView.contentOffset)
    self.place.restingOffset += shift
    setSilently(target, of: collectionView)
  }
}
