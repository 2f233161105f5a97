import CollectionView
import LayoutEngine

/// A layout whose items pass a point one by one and come to rest there. Offsets are the layout's own, along
/// the axis.
protocol SnappingLine: UICollectionViewLayout {
  var track: CarouselTrack { get }
  var axis: Axis { get }
  var area: VisibleArea { get }
  /// The width in which the view mirrors the line, or `nil` if it doesn't.
  var lineWidth: Double? { get }
  var isPrepared: Bool { get }
  /// The path of the item nearest to the resting point.
  var currentIndexPath: IndexPath? { get }
  /// A closure called with the current path, after layout.
  var onCurrentIndexPathChange: ((IndexPath?) -> Void)? { get }
}

extension SnappingLine {
  var currentOffset: Double { collectionView.map { offset(of: $0.contentOffset) } ?? 0 }

  /// Returns the layout's own offset for a content offset on screen.
  func offset(of contentOffset: CGPoint) -> Double {
    axis.along(area.start(at: LayoutPoint(contentOffset), mirroredIn: lineWidth))
  }

  /// Returns the content offset on screen for one of the layout's own offsets. Across the axis, it is
  /// `contentOffset`.
  func contentOffset(along offset: Double, across contentOffset: CGPoint) -> CGPoint {
    let present = area.start(at: LayoutPoint(contentOffset), mirroredIn: lineWidth)
    return CGPoint(
      area.offset(
        showing: axis.point(along: offset, across: axis.across(present)), mirroredIn: lineWidth))
  }

  /// Scrolls the nearest item to the resting point, if none is there. In a transition to another layout, the
  /// offset isn't the line's own.
  func comeToRest() {
    guard collectionView?.collectionViewLayout === self,
      let nearest = track.nearestIndex(toOffset: currentOffset)
    else { return }
    let offset = track.offset(centering: nearest)
    if (offset - currentOffset).magnitude > 1e-3 { scroll(to: offset, animated: true) }
  }

  /// Scrolls the line.
  ///
  /// Across the axis, the contents fit the visible area. Unless a finger is on them, this resets an offset
  /// there from an earlier scroll, which may be on its way back.
  func scroll(to offset: Double, animated: Bool) {
    guard let collectionView else { return }
    let present = collectionView.contentOffset
    let across = collectionView.isTracking ? present : atStart(across: .init(axis), present)
    collectionView.setContentOffset(contentOffset(along: offset, across: across), animated: animated)
  }
}
