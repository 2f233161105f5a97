import CollectionView
import LayoutEngine

extension CarouselLayout {
  var currentOffset: Double { collectionView.map { offset(of: $0.contentOffset) } ?? 0 }

  /// The layout's own offset, along the axis, for a content offset on screen.
  func offset(of contentOffset: CGPoint) -> Double {
    geometry.axis.along(LayoutPoint(mirrored(contentOffset)))
  }

  /// The content offset on screen for one of the layout's own; across the axis it is that of `contentOffset`.
  func contentOffset(along offset: Double, across contentOffset: CGPoint) -> CGPoint {
    let axis = geometry.axis
    return mirrored(
      CGPoint(axis.point(along: offset, across: axis.across(LayoutPoint(mirrored(contentOffset))))))
  }

  /// Notes the item in the middle before the data changes.
  func noteAnchor() {
    place.anchor = nil
    let (track, offset) = (geometry.track, currentOffset)
    guard maintainsVisibleContentPosition, isPrepared, let index = track.nearestIndex(toOffset: offset) else {
      return
    }
    place.anchor = CarouselAnchor(
      index: index, sections: geometry.sections, offset: offset,
      distance: offset - track.offset(centering: index))
  }

  /// Finds the item again after the data has changed.
  func moveAnchor(after paths: PathsAfterUpdate) {
    guard let anchor = place.anchor, let index = anchor.index(after: paths, in: geometry.sections) else {
      return
    }
    let track = geometry.track
    var offset = track.offset(centering: index) + anchor.distance
    if !isScrolledByHand { offset = min(track.offset(centering: track.count - 1), max(0, offset)) }
    // For a finger that is down, the drag now began as much further on.
    place.restingOffset += offset - anchor.offset
    place.offsetAfterUpdate = offset
  }

  /// Notes the item in the middle before the pitch changes.
  func keepCurrentItem() {
    guard isPrepared, place.keptIndex == nil else { return }
    place.keptIndex = geometry.track.nearestIndex(toOffset: currentOffset)
  }

  /// The content offset that has this item in the middle again.
  func keptOffset(across contentOffset: CGPoint) -> CGPoint? {
    guard let index = place.keptIndex, index < geometry.track.count else { return nil }
    return self.contentOffset(along: geometry.track.offset(centering: index), across: contentOffset)
  }
}
