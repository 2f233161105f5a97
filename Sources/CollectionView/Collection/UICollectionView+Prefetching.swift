#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What has been announced to the prefetching data source and not been shown since.
struct PrefetchState {
  var announced: Set<IndexPath> = []
  /// Nil where what lies ahead is to be looked at wherever the contents are.
  var lastOffset: CGPoint?
  /// Whether travel goes towards the lower coordinates; nil where the contents begin.
  var goesBack: Bool?

  mutating func follow(_ map: UpdateMap) {
    announced = Set(announced.compactMap(map.placeAfter))
    lastOffset = nil
  }
}

extension UICollectionView {
  /// Announces the items of the next screenful in the direction of travel and takes back those turned away from. Before
  /// any scrolling, the direction is towards the end.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, prefetchState.lastOffset != bounds.origin else {
      return
    }
    noteDirection()
    prefetchState.lastOffset = bounds.origin
    for element in visible.elements where element.key.category == .cell {
      prefetchState.announced.remove(element.key.indexPath)
    }
    let near = itemsAhead()
    let wanted = Set(near)
    let cancelled = prefetchState.announced.subtracting(wanted).sorted()
    let fresh = near.filter { !prefetchState.announced.contains($0) }
    prefetchState.announced = wanted
    if !cancelled.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
    if !fresh.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: fresh) }
  }

  private var scrollsSideways: Bool {
    contentSize.width - bounds.width > contentSize.height - bounds.height
  }

  /// Whether the contents begin at the right.
  private var beginsAtHigherCoordinates: Bool { scrollsSideways && reader.isMirrored }

  /// Contents pulled beyond an end and coming back do not turn round; where they begin they can only go on.
  private func noteDirection() {
    guard let last = prefetchState.lastOffset else { return }
    let range = scrollsSideways ? offsetRange.x : offsetRange.y
    func place(_ offset: CGPoint) -> Double {
      let clamped = clamped(offset)
      return Double(scrollsSideways ? clamped.x : clamped.y)
    }
    let (old, new) = (place(last), place(bounds.origin))
    if new == (beginsAtHigherCoordinates ? range.upperBound : range.lowerBound) {
      prefetchState.goesBack = nil
    } else if old != new {
      prefetchState.goesBack = new < old
    }
  }

  /// The items of the next screenful, nearest first. The layout is asked for whole pages, once until it is invalidated.
  private func itemsAhead() -> [IndexPath] {
    let view = bounds
    let direction: CGFloat = prefetchState.goesBack ?? beginsAtHigherCoordinates ? -1 : 1
    let screenful =
      scrollsSideways
      ? view.offsetBy(dx: direction * view.width, dy: 0) : view.offsetBy(dx: 0, dy: direction * view.height)
    let question = question(about: screenful)
    if pass.ahead?.question != question { pass.keepAhead(reader.elements(in: question.rect), to: question) }
    return (pass.ahead?.answers ?? [])
      .filter { $0.key.category == .cell && $0.frame.overlaps(screenful) && !$0.frame.overlaps(view) }
      .map { (path: $0.key.indexPath, distance: $0.frame.distance(to: view)) }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
      .map(\.path)
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
