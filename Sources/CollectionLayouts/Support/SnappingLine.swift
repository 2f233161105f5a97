import CollectionView
import LayoutEngine

/// A layout whose items pass a point one by one and come to rest there. Offsets are the layout's own.
protocol SnappingLine: UICollectionViewLayout {
  var track: CarouselTrack { get }
  var axis: Axis { get }
  var area: VisibleArea { get }
  /// The content width that the view uses to mirror the line, or `nil` if the line isn't mirrored.
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

  /// Returns the content offset for one of the layout's own offsets.
  func contentOffset(along offset: Double, across contentOffset: CGPoint) -> CGPoint {
    let present = area.start(at: LayoutPoint(contentOffset), mirroredIn: lineWidth)
    return CGPoint(
      area.offset(
        showing: axis.point(along: offset, across: axis.across(present)), mirroredIn: lineWidth))
  }

  /// Scrolls to the nearest item, except in a transition, when the offset isn't the line's own.
  func comeToRest() {
    guard collectionView?.collectionViewLayout === self,
      let nearest = track.nearestIndex(toOffset: currentOffset)
    else { return }
    let offset = track.offset(centering: nearest)
    if (offset - currentOffset).magnitude > 1e-3 { scroll(to: offset, animated: true) }
  }

  /// Scrolls to one of the layout's own offsets. Unless a finger is on the contents, also resets the offset
  /// across the axis, where the contents fit the visible area.
  func scroll(to offset: Double, animated: Bool) {
    guard let collectionView else { return }
    let present = collectionView.contentOffset
    let across = collectionView.isTracking ? present : atStart(across: .init(axis), present)
    collectionView.setContentOffset(contentOffset(along: offset, across: across), animated: animated)
  }
}
