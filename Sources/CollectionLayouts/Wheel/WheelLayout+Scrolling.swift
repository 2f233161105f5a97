import CollectionView
import LayoutEngine

extension WheelLayout {
  var lineWidth: Double? { isMirrored ? Double(collectionViewContentSize.width) : nil }

  func restingOffset(near proposed: CGPoint) -> CGPoint {
    let offset = offset(of: proposed)
    let target = track.nearestTarget(proposed: offset, current: offset, velocity: 0, threshold: 0)
    return target == offset ? proposed : contentOffset(along: target, across: proposed)
  }

  func restoreAnchor(after old: (track: CarouselTrack, axis: Axis)) {
    guard let collectionView else { return }
    let isSameLine =
      track.pitch == old.track.pitch && track.viewportExtent == old.track.viewportExtent && axis == old.axis
    let restored = anchorTracker.consume(for: self, along: scrollDirection).flatMap {
      isSameLine ? nil : $0.anchor.items
    }
    var awaited: Double?
    if let anchor = awaitedAnchor, sections.count > 0, track.viewportExtent > 0 {
      (awaitedAnchor, awaited) = (nil, anchor.item(in: sections).map(Double.init))
    }
    guard var items = awaited ?? restored, track.count > 0 else { return anchorTracker.go(to: nil) }
    if axis != old.axis, !collectionView.isTracking {
      // A scroll would continue in the old direction.
      stopScrolling()
      items = Double(track.nearestIndex(toOffset: items * track.pitch) ?? 0)
    }
    anchorTracker.go(to: items * track.pitch)
    // Mirrored offsets count from the end of the contents.
    showContentSize()
    let present = collectionView.contentOffset
    let across = axis == old.axis ? present : atStart(across: scrollDirection, present)
    let offset = contentOffset(along: items * track.pitch, across: across)
    if offset != present { collectionView.contentOffset = offset }
  }

  private var anchor: WheelAnchor? {
    guard isPrepared else { return nil }
    let offset = anchorTracker.start ?? currentOffset
    return track.nearestIndex(toOffset: offset).map {
      WheelAnchor(item: $0, excess: offset / track.pitch - Double($0), sections: sections)
    }
  }

  func noteAnchorBeforeChange() {
    guard !anchorTracker.isNoted, let collectionView, let anchor else { return }
    anchorTracker.note(anchor, in: collectionView, along: .init(axis))
  }

  func noteAnchorBeforeUpdates() { anchorTracker.noteBeforeUpdates(anchor, forgetsOthers: false) }

  func moveAnchor(after paths: PathsAfterUpdate) {
    guard let anchor = anchorTracker.beforeUpdates,
      let index = anchor.sections.index(of: anchor.item, after: paths.shift, in: sections)
    else { return }
    var offset = track.offset(centering: index) + anchor.excess * track.pitch
    if !isScrolledByHand { offset = min(track.lastOffset, max(0, offset)) }
    anchorTracker.follow(to: offset)
  }

  func offsetAfterChange(proposed: CGPoint) -> CGPoint {
    guard let offset = anchorTracker.startAfterUpdates ?? anchorTracker.start else { return proposed }
    let target = contentOffset(along: offset, across: proposed)
    if anchorTracker.systemBugs.ignoresTargetOffset { setIgnoredOffset(target) }
    return target
  }
}

struct WheelAnchor {
  let item: Int
  /// The wheel's rotation past the item, in items.
  let excess: Double
  let sections: SectionMap

  /// The number of items past the start angle.
  var items: Double { Double(item) + excess }
}

extension WheelLayout {
  var awaitedAnchor: AwaitedAnchor? {
    get { anchorTracker.awaited }
    set { anchorTracker.awaited = newValue }
  }

  func presentScrollAnchor(at edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    guard isPrepared else { return nil }
    return currentIndexPath.map { ScrollAnchor(indexPath: $0, edge: .center) }
  }
}
