import CollectionView
import LayoutEngine

extension CircleLayout {
  /// The item nearest to ``startAngle``, the first of equals. Nil without items, and where nothing scrolls.
  public var currentIndexPath: IndexPath? {
    track.nearestIndex(toOffset: currentOffset).map(sections.indexPath(of:))
  }

  /// Scrolls until the item rests at ``startAngle``. Before the first layout, the first frame shows it there.
  ///
  /// `scrollToItem(at:at:animated:)` is of no use here: items do not lie one after another in the contents.
  public func setCurrentIndexPath(_ indexPath: IndexPath, animated: Bool) {
    guard let collectionView, isPrepared, let index = sections.index(of: indexPath) else {
      place.firstIndexPath = indexPath
      return
    }
    place.firstIndexPath = nil
    guard scrolls else { return }
    let offset = contentOffset(along: track.offset(centering: index), across: collectionView.contentOffset)
    collectionView.setContentOffset(offset, animated: animated)
  }

  /// The layout's own offset along the axis.
  var currentOffset: Double { collectionView.map { offset(of: $0.contentOffset) } ?? 0 }

  private func offset(of contentOffset: CGPoint) -> Double {
    axis.along(LayoutPoint(area.start(at: contentOffset, mirroredIn: lineWidth)))
  }

  /// The content offset on screen for one of the layout's own; across the axis it is that of `contentOffset`.
  private func contentOffset(along offset: Double, across contentOffset: CGPoint) -> CGPoint {
    let present = LayoutPoint(area.start(at: contentOffset, mirroredIn: lineWidth))
    return area.offset(
      showing: CGPoint(axis.point(along: offset, across: axis.across(present))), mirroredIn: lineWidth)
  }

  private var lineWidth: CGFloat? { isMirrored ? collectionViewContentSize.width : nil }

  /// Where scrolling comes to rest that would end at the proposal: with the nearest item at the start angle.
  func restingOffset(near proposed: CGPoint) -> CGPoint {
    let offset = offset(of: proposed)
    let target = track.nearestTarget(proposed: offset, current: offset, velocity: 0, threshold: 0)
    return target == offset ? proposed : contentOffset(along: target, across: proposed)
  }

  /// Shows the item that was asked for before the first layout, or what was at the start angle before the change.
  func restorePlace(after old: (track: CarouselTrack, axis: Axis)) {
    guard let collectionView else { return }
    let boundsBefore = place.boundsBefore
    place.boundsBefore = nil
    if let first = place.firstIndexPath, let index = sections.index(of: first) {
      (place.firstIndexPath, place.keptItems) = (nil, Double(index))
    } else if track.pitch == old.track.pitch, track.viewportExtent == old.track.viewportExtent,
      axis == old.axis
    {
      place.keptItems = nil
    } else if let boundsBefore, appHasScrolled(since: boundsBefore, along: scrollDirection) {
      place.keptItems = nil
    }
    guard var items = place.keptItems, track.count > 0 else { return place.keptItems = nil }
    if axis != old.axis, !collectionView.isTracking {
      // A scroll goes the old way. Where it ends, an item is at rest.
      stopScrolling()
      items = Double(track.nearestIndex(toOffset: items * track.pitch) ?? 0)
    }
    // Mirrored offsets count from the end of the contents, so the view needs the new content size first.
    showContentSize()
    let present = collectionView.contentOffset
    let across = axis == old.axis ? present : atStart(across: scrollDirection, present)
    let offset = contentOffset(along: items * track.pitch, across: across)
    if offset != present { collectionView.contentOffset = offset }
  }

  /// Brings the nearest item to the start angle, if none is there.
  func comeToRest() {
    guard let collectionView, track.count > 0 else { return }
    let target = restingOffset(near: collectionView.contentOffset)
    if target != collectionView.contentOffset { collectionView.setContentOffset(target, animated: true) }
  }

  /// Notes what is at the start angle before settings or bounds change.
  func keepPlace() {
    guard scrolls, isPrepared, place.keptItems == nil, track.count > 0 else { return }
    place.keptItems = currentOffset / track.pitch
    place.boundsBefore = collectionView?.bounds
  }

  /// Notes the item at rest before the data changes.
  func noteAnchor() {
    place.anchor = nil
    guard scrolls, isPrepared, let index = track.nearestIndex(toOffset: currentOffset) else { return }
    place.anchor = (index, sections, distance: currentOffset - track.offset(centering: index))
  }

  /// Finds the item again after the data has changed.
  func moveAnchor(after paths: PathsAfterUpdate) {
    guard let anchor = place.anchor,
      let index = anchor.sections.index(of: anchor.index, after: paths, in: sections)
    else { return }
    var offset = track.offset(centering: index) + anchor.distance
    if !isScrolledByHand { offset = min(track.lastOffset, max(0, offset)) }
    place.offsetAfterUpdate = offset
  }

  func offsetAfterChange(proposed: CGPoint) -> CGPoint {
    if let offset = place.offsetAfterUpdate { return contentOffset(along: offset, across: proposed) }
    guard let items = place.keptItems else { return proposed }
    return contentOffset(along: items * track.pitch, across: proposed)
  }
}
