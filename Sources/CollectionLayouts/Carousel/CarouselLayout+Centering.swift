import CollectionView
import LayoutEngine

extension CarouselLayout {
  var track: CarouselTrack { line.track }
  var axis: Axis { line.axis }
  var area: VisibleArea { line.area }
  var lineWidth: Double? { line.mirroringWidth }

  /// Whether there is anything in the middle.
  var showsItems: Bool { isPrepared && line.track.count > 0 && line.track.viewportExtent > 0 }

  // MARK: - Other sizes, other contents

  /// Notes the item in the middle before the pitch changes.
  func noteAnchor() {
    guard centering.target == nil, !anchorTracker.isNoted, let collectionView, let anchor else { return }
    anchorTracker.note(anchor, in: collectionView, along: .init(line.axis))
  }

  /// After preparing: finds the slot of the item that is to be in the middle. It may have another slot than before.
  func resolveTarget(after old: CarouselLine) {
    centering.wasLooping = old.loop != nil
    let wasNoted = anchorTracker.isNoted
    // A scroll along the same line goes on: it ends where an item is.
    let noted = anchorTracker.consume(
      for: self, along: scrollDirection, heedingScrolls: line.axis != old.axis)
    if let anchor = noted?.anchor {
      centering.target = .init(item: anchor.line.item(at: anchor.slot), slot: anchor.slot)
    }
    if let awaited = awaitedAnchor, showsItems {
      awaitedAnchor = nil
      if let item = awaited.item(in: line.sections) {
        centering.target = .init(
          item: item, slot: line.slot(of: item, after: 0, in: .empty), distance: distance(in: awaited.anchor))
        return
      }
    }
    if wasNoted, noted == nil {
      (centering.target, centering.restingOffset) = (nil, currentOffset)
      // A mirrored line has to wait until the view has its content size.
      if let collectionView, !line.isMirrored { recenter(collectionView) }
      return
    }
    if line.sharesOffsets(with: old) || line.sections.count == 0 { return centering.target = nil }
    centering.destination = nil
    if let target = centering.target {
      let item = min(target.item, line.sections.count - 1)
      let start = line.axis == old.axis ? old : CarouselLine.empty
      centering.target = .init(item: item, slot: line.slot(of: item, after: target.slot, in: start))
    } else if let loop = line.loop, anchorTracker.beforeUpdates == nil {
      centering.target = .init(item: 0, slot: loop.home)
    }
    // In a change of layout the collection view says what it shows: the offset only has to be one of this line's.
    if centering.isEntering, let collectionView {
      scrollToTarget(in: collectionView)
      centering.target = nil
    }
  }

  /// Whether only the layout knows what an offset shows: in a line that loops, many offsets show the same. The delegate
  /// of the scroll view is not told when the layout exchanges one for another.
  var isOffsetOwn: Bool { line.loop != nil || centering.wasLooping }

  /// Sets the content offset by the bounds: then no `scrollViewDidScroll(_:)` is called.
  func setSilently(_ offset: CGPoint, of collectionView: UICollectionView) {
    guard offset != collectionView.contentOffset else { return }
    let resting = centering.restingOffset
    collectionView.bounds = CGRect(origin: offset, size: collectionView.bounds.size)
    centering.restingOffset = resting
  }

  /// The content offset that has the item in the middle that is to be there.
  func targetOffset(across contentOffset: CGPoint) -> CGPoint? {
    guard let target = centering.target, target.slot < line.track.count else { return nil }
    let offset = line.track.offset(centering: target.slot) - target.distance
    return self.contentOffset(along: min(line.track.lastOffset, max(0, offset)), across: contentOffset)
  }

  /// Goes to the item that is to be in the middle. A scroll without a finger ends there: where it was going to end, there may be no
  /// item any more.
  func scrollToTarget(in collectionView: UICollectionView, hasTurned: Bool = false) {
    var across = collectionView.contentOffset
    let endsScroll = hasTurned || collectionView.isDecelerating
    // Across, the contents fit the visible area, which may have moved in a scroll.
    if endsScroll { across = atStart(across: scrollDirection, across) }
    guard let offset = targetOffset(across: across) else { return }
    centering.restingOffset = self.offset(of: offset)
    // An offset near an end of the contents may have waited for its layout.
    defer { recenter(collectionView) }
    guard offset != collectionView.contentOffset else { return }
    if endsScroll { stopScrolling() }
    if isOffsetOwn {
      setSilently(offset, of: collectionView)
    } else {
      collectionView.contentOffset = offset
    }
  }

  // MARK: - Looping

  /// Exchanges a content offset far from the middle of the contents for the one that shows the same near it.
  ///
  /// Only when nothing is under way to another offset: while a finger is on the contents, or where an item rests.
  func recenter(_ collectionView: UICollectionView) {
    guard let loop = line.loop else { return }
    let slotPosition = line.position(at: currentOffset)
    guard loop.isFar(slotPosition), !collectionView.isDecelerating,
      collectionView.isTracking || (slotPosition - slotPosition.rounded()).magnitude < 1e-6
    else { return }
    let shift = -Double(loop.slotsFromHome(at: slotPosition)) * line.track.pitch
    let target = contentOffset(along: currentOffset + shift, across: collectionView.contentOffset)
    self.centering.restingOffset += shift
    self.centering.destination = nil
    setSilently(target, of: collectionView)
  }
}
