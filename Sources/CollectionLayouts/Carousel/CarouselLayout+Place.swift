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
  func keepCurrentItem() {
    guard place.kept == nil, !keeper.isNoted, let collectionView, let anchor else { return }
    keeper.note(anchor, in: collectionView, along: .init(line.axis))
  }

  /// After preparing: finds the slot for what is to be in the middle, where it need no longer be where it was.
  func findPlace(after old: CarouselLine) {
    place.wasLooping = old.loop != nil
    let wasNoted = keeper.isNoted
    // A scroll along the same line goes on: it ends where an item is.
    let noted = keeper.take(for: self, along: scrollDirection, heedingScrolls: line.axis != old.axis)
    if let anchor = noted?.anchor {
      place.kept = .init(item: anchor.line.item(at: anchor.slot), slot: anchor.slot)
    }
    if let awaited = place.awaited, showsItems {
      place.awaited = nil
      if let item = line.sections.index(of: awaited) {
        place.kept = .init(item: item, slot: line.slot(of: item, after: 0, in: .empty))
        return
      }
    }
    if wasNoted, noted == nil {
      (place.kept, place.restingOffset) = (nil, currentOffset)
      // A mirrored line has to wait until the view has its content size.
      if let collectionView, !line.isMirrored { recenter(collectionView) }
      return
    }
    if line.sharesOffsets(with: old) || line.sections.count == 0 { return place.kept = nil }
    if let kept = place.kept {
      let item = min(kept.item, line.sections.count - 1)
      let start = line.axis == old.axis ? old : CarouselLine.empty
      place.kept = .init(item: item, slot: line.slot(of: item, after: kept.slot, in: start))
    } else if let loop = line.loop, keeper.beforeUpdates == nil {
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
  var isOffsetOwn: Bool { line.loop != nil || place.wasLooping }

  /// Sets the content offset by the bounds: then no `scrollViewDidScroll(_:)` is called.
  func setSilently(_ offset: CGPoint, of collectionView: UICollectionView) {
    guard offset != collectionView.contentOffset else { return }
    let resting = place.restingOffset
    collectionView.bounds = CGRect(origin: offset, size: collectionView.bounds.size)
    place.restingOffset = resting
  }

  /// The content offset that has the item in the middle that is to be there.
  func keptOffset(across contentOffset: CGPoint) -> CGPoint? {
    guard let kept = place.kept, kept.slot < line.track.count else { return nil }
    return self.contentOffset(along: line.track.offset(centering: kept.slot), across: contentOffset)
  }

  /// Goes to the item that is to be in the middle. A scroll without a finger ends there: where it was going to end, there may be no
  /// item any more.
  func goToPlace(in collectionView: UICollectionView, hasTurned: Bool = false) {
    var across = collectionView.contentOffset
    let endsScroll = hasTurned || collectionView.isDecelerating
    // Across, the contents fit the visible area, which may have moved in a scroll.
    if endsScroll { across = atStart(across: scrollDirection, across) }
    guard let offset = keptOffset(across: across) else { return }
    place.restingOffset = self.offset(of: offset)
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
  /// Only when nothing is under way to another offset: while a finger holds the contents, or where an item rests.
  func recenter(_ collectionView: UICollectionView) {
    guard let loop = line.loop else { return }
    let place = line.position(at: currentOffset)
    guard loop.isFar(place), !collectionView.isDecelerating,
      collectionView.isTracking || (place - place.rounded()).magnitude < 1e-6
    else { return }
    let shift = -Double(loop.slotsFromHome(at: place)) * line.track.pitch
    let target = contentOffset(along: currentOffset + shift, across: collectionView.contentOffset)
    self.place.restingOffset += shift
    setSilently(target, of: collectionView)
  }
}
