import CollectionView
import LayoutEngine

/// Items pass a point one by one and come to rest there. Offsets are the layout's own, along the axis.
protocol SnappingLine: UICollectionViewLayout {
  var track: CarouselTrack { get }
  var axis: Axis { get }
  var area: VisibleArea { get }
  /// The width in which the view mirrors the line.
  var lineWidth: Double? { get }
  var isPrepared: Bool { get }
  var currentIndexPath: IndexPath? { get }
  var onCurrentIndexPathChange: ((IndexPath?) -> Void)? { get }
}

extension SnappingLine {
  var currentOffset: Double { collectionView.map { offset(of: $0.contentOffset) } ?? 0 }

  func offset(of contentOffset: CGPoint) -> Double {
    axis.along(area.start(at: LayoutPoint(contentOffset), mirroredIn: lineWidth))
  }

  /// Takes one of the layout's own offsets.
  func contentOffset(along offset: Double, across contentOffset: CGPoint) -> CGPoint {
    let present = area.start(at: LayoutPoint(contentOffset), mirroredIn: lineWidth)
    return CGPoint(
      area.offset(
        showing: axis.point(along: offset, across: axis.across(present)), mirroredIn: lineWidth))
  }

  /// In a transition, the offset isn't the line's own.
  func comeToRest() {
    guard collectionView?.collectionViewLayout === self,
      let nearest = track.nearestIndex(toOffset: currentOffset)
    else { return }
    let offset = track.offset(centering: nearest)
    if (offset - currentOffset).magnitude > 1e-3 { scroll(to: offset, animated: true) }
  }

  /// Across the axis, the contents fit the visible area. Unless a finger is on them, this resets an offset
  /// there from an earlier scroll.
  func scroll(to offset: Double, animated: Bool) {
    guard let collectionView else { return }
    let present = collectionView.contentOffset
    let across = collectionView.isTracking ? present : atStart(across: .init(axis), present)
    collectionView.setContentOffset(contentOffset(along: offset, across: across), animated: animated)
  }
}
