import CollectionView
import LayoutEngine

extension CarouselLayout {
  var track: CarouselTrack { line.track }
  var axis: Axis { line.axis }
  var area: VisibleArea { line.area }
  var lineWidth: Double? { line.mirroringWidth }

  var showsItems: Bool { isPrepared && line.track.count > 0 && line.track.viewportExtent > 0 }

  // MARK: - Changes of size and contents

  func noteAnchor() {
    guard centering.target == nil, !anchorTracker.isNoted, let collectionView, let anchor else { return }
    anchorTracker.note(anchor, in: collectionView, along: .init(line.axis))
  }

  /// Determines the item to keep centered after a preparation. Its slot may differ from the previous one.
  func resolveTarget(after old: CarouselLine) {
    centering.wasLooping = old.loop != nil
    let wasNoted = anchorTracker.isNoted
    // A scroll along the same line continues.
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
      // A mirrored line waits until the view has its content size.
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
    // In a change of layout, the collection view chooses the offset.
    if centering.isEntering, let collectionView {
      scrollToTarget(in: collectionView)
      centering.target = nil
    }
  }

  /// `true` if the layout may exchange equivalent offsets of the line, without calling the delegate.
  var isOffsetOwn: Bool { line.loop != nil || centering.wasLooping }

  /// Sets the content offset without calling `scrollViewDidScroll(_:)`.
  func setSilently(_ offset: CGPoint, of collectionView: UICollectionView) {
    guard offset != collectionView.contentOffset else { return }
    let resting = centering.restingOffset
    collectionView.bounds = CGRect(origin: offset, size: collectionView.bounds.size)
    centering.restingOffset = resting
  }

  func targetOffset(across contentOffset: CGPoint) -> CGPoint? {
    guard let target = centering.target, target.slot < line.track.count else { return nil }
    let offset = line.track.offset(centering: target.slot) - target.distance
    return self.contentOffset(along: min(line.track.lastOffset, max(0, offset)), across: contentOffset)
  }

  /// Scrolls to the target. Ends a deceleration, because its destination may not be a resting position.
  func scrollToTarget(in collectionView: UICollectionView, hasTurned: Bool = false) {
    var across = collectionView.contentOffset
    let endsScroll = hasTurned || collectionView.isDecelerating
    // A scroll may have moved the visible area across the axis.
    if endsScroll { across = atStart(across: scrollDirection, across) }
    guard let offset = targetOffset(across: across) else { return }
    centering.restingOffset = self.offset(of: offset)
    // Recentering may have waited for this layout.
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

  /// Replaces a content offset far from the middle with an equivalent one near the middle.
  ///
  /// Has no effect unless a finger is on the contents or an item is at rest.
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
