#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What has been announced to the prefetching data source and not been shown since.
struct PrefetchState {
  var announced: Set<IndexPath> = []
  var lastOffset: CGPoint?
}

extension UICollectionView {
  /// Announces the items of the next screenful in the direction of travel and takes back those turned away from. Before
  /// any scrolling, the direction is towards the end.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let last = prefetchState.lastOffset
    let origin = bounds.origin
    guard last != origin || last == nil else { return }
    prefetchState.lastOffset = origin
    for element in visible.elements where element.key.category == .cell {
      prefetchState.announced.remove(element.key.indexPath)
    }
    let ahead = rectAhead(from: last ?? .zero)
    let view = bounds
    let near = reader.elements(in: ahead)
      .filter {
        $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.overlaps(ahead)
          && !$0.frame.overlaps(view)
      }
      .map { (path: $0.indexPath, distance: $0.frame.distance(to: view)) }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
    let wanted = Set(near.map(\.path))
    let cancelled = prefetchState.announced.subtracting(wanted).sorted()
    let fresh = near.map(\.path).filter { !prefetchState.announced.contains($0) }
    prefetchState.announced = wanted
    if !cancelled.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
    if !fresh.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: fresh) }
  }

  private func rectAhead(from last: CGPoint) -> CGRect {
    let view = bounds
    let scrollsSideways = contentSize.width - view.width > contentSize.height - view.height
    if scrollsSideways {
      return view.offsetBy(dx: view.minX < last.x ? -view.width : view.width, dy: 0)
    }
    return view.offsetBy(dx: 0, dy: view.minY < last.y ? -view.height : view.height)
  }
}

extension CGRect {
  /// The distance between the nearest points of two rectangles; 0 where they meet.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    let dx = max(0, max(other.minX - maxX, minX - other.maxX))
    let dy = max(0, max(other.minY - maxY, minY - other.maxY))
    return (dx * dx + dy * dy).squareRoot()
  }
}
#endif
