import CollectionView
import LayoutEngine

extension CarouselLayout {
  var track: CarouselTrack { geometry.track }
  var axis: Axis { geometry.axis }
  var area: VisibleArea { geometry.area }
  var lineWidth: CGFloat? { geometry.mirroringWidth }

  /// Whether there is anything in the middle.
  var showsItems: Bool { isPrepared && geometry.track.count > 0 && geometry.track.viewportExtent > 0 }

  // MARK: - Other sizes, other contents

  /// Notes the item in the middle before the pitch changes.
  func keepCurrentItem() {
    guard place.kept == nil, !keeper.isNoted, let collectionView, let anchor else { return }
    keeper.note(anchor, in: collectionView, along: .init(geometry.axis))
  }

  /// After preparing: finds the slot for what is to be in the middle, where it need no longer be where it was.
  func findPlace(after old: CarouselGeometry) {
    place.wasLooping = old.loop != nil
    let wasNoted = keeper.isNoted
    // A scroll along the same line goes on: it ends where an item is.
    let noted = keeper.take(for: self, along: scrollDirection, heedingScrolls: geometry.axis != old.axis)
    if let anchor = noted?.anchor {
      place.kept = .init(item: anchor.geometry.item(at: anchor.slot), slot: anchor.slot)
    }
    if let awaited = place.awaited, showsItems {
      place.awaited = nil
      if let item = geometry.sections.index(of: awaited) {
        place.kept = .init(item: item, slot: geometry.slot(of: item, after: 0, in: CarouselGeometry()))
        return
      }
    }
    if wasNoted, noted == nil {
      (place.kept, place.restingOffset) = (nil, currentOffset)
      // A mirrored line has to wait until the view has its content size.
      if let collectionView, !geometry.isMirrored { recenter(collectionView) }
      return
    }
    // Mirrored contents do not keep their place in a view of another size.
    let isSameLine =
      geometry.axis == old.axis && geometry.track.pitch == old.track.pitch && geometry.loop == old.loop
      && (geometry.area.insets == old.area.insets || old.area == VisibleArea())
      && geometry.isMirrored == old.isMirrored && (!geometry.isMirrored || geometry.area == old.area)
    if isSameLine || geometry.sections.count == 0 { return place.kept = nil }
    if let kept = place.kept {
      let item = min(kept.item, geometry.sections.count - 1)
      let start = geometry.axis == old.axis ? old : CarouselGeometry()
      place.kept = .init(item: item, slot: geometry.slot(of: item, after: kept.slot, in: start))
    } else if let loop = geometry.loop, keeper.beforeUpdates == nil {
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
