import Foundation

/// The items that the prefetching data source was told of and that have not been shown since.
struct PrefetchState {
  /// Sorted, so that two lists are compared in one pass.
  fileprivate var announced: [IndexPath] = []
  /// An array whose memory the next list uses.
  fileprivate var spare: [IndexPath] = []
  /// The offset of the last look ahead. Nil where the next layout pass looks ahead at any offset.
  fileprivate var lastOffset: CGPoint?
  /// Whether scrolling goes towards lower coordinates. Nil at the beginning of the contents.
  fileprivate var goesBack: Bool?

  /// The next layout pass looks ahead, wherever the view is scrolled to.
  mutating func lookAgain() { lastOffset = nil }

  mutating func follow(_ map: UpdateMap) {
    announced = announced.compactMap(map.viewPathAfter).sorted()
    lookAgain()
  }
}

extension UICollectionView {
  /// Announces the items of the next screenful in the direction of scrolling, and cancels those that scrolling
  /// has turned away from. Before any scrolling, the direction is towards the end.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, prefetchState.lastOffset != bounds.origin else {
      return
    }
    noteDirection()
    prefetchState.lastOffset = bounds.origin
    let screenful = screenfulAhead
    let question = question(about: screenful)
    // The layout is asked once per invalidation.
    if pass.ahead?.question != question {
      let answer = reader.elements(in: question.rect)
      // The layout may have moved its contents when it was asked.
      guard pass.isPrepared else { return prefetchState.lastOffset = nil }
      pass.storeAhead(answer, to: question)
    }
    let (cancelled, fresh) = announce(screenful)
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    if !fresh.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: fresh)
    }
  }

  /// The items to cancel, without those that are shown by now, and the items to announce, nearest first. Both
  /// are paths of the data source.
  private func announce(_ screenful: CGRect) -> (cancelled: [IndexPath], fresh: [IndexPath]) {
    var (old, wanted): ([IndexPath], [IndexPath]) = ([], [])
    swap(&old, &prefetchState.announced)
    swap(&wanted, &prefetchState.spare)
    var cancelled: [IndexPath] = []
    var fresh: [(path: IndexPath, distance: CGFloat)] = []
    func cancel(_ path: IndexPath) {
      guard visible[ElementKey(.cell, nil, path)] == nil else { return }
      if cancelled.isEmpty { cancelled.reserveCapacity(8) }
      cancelled.append(dataSourcePath(for: path))
    }
    var index = 0
    let view = bounds
    func want(_ path: IndexPath, _ frame: CGRect) {
      guard !frame.intersects(view), wanted.last != path else { return }
      wanted.append(path)
      while index < old.count, old[index] < path {
        cancel(old[index])
        index += 1
      }
      if index < old.count, old[index] == path {
        index += 1
      } else {
        if fresh.isEmpty { fresh.reserveCapacity(8) }
        fresh.append((path, frame.distance(to: view)))
      }
    }
    let ahead = pass.ahead?.answers ?? []
    if compositional?.hasStrips == true {
      for item in itemsAhead(ahead, in: screenful) { want(item.path, item.frame) }
    } else {
      for index in ahead.indices where ahead[index].frame.intersects(screenful) {
        want(ahead[index].key.indexPath, ahead[index].frame)
      }
    }
    for path in old[index...] { cancel(path) }
    old.removeAll(keepingCapacity: true)
    swap(&old, &prefetchState.spare)
    swap(&wanted, &prefetchState.announced)
    fresh.sort { ($0.distance, $0.path) < ($1.distance, $1.path) }
    return (cancelled, fresh.map { dataSourcePath(for: $0.path) })
  }

  private var scrollsSideways: Bool {
    contentSize.width - bounds.width > contentSize.height - bounds.height
  }

  /// Whether the contents begin at the right.
  private var beginsAtHigherCoordinates: Bool { scrollsSideways && reader.isMirrored }

  /// Contents that were pulled beyond an end and come back do not reverse the direction. From their beginning
  /// they can only go on.
  private func noteDirection() {
    guard let last = prefetchState.lastOffset else { return }
    let range = scrollsSideways ? offsetRange.x : offsetRange.y
    func coordinate(_ offset: CGPoint) -> Double {
      let clamped = clamped(offset)
      return Double(scrollsSideways ? clamped.x : clamped.y)
    }
    let (old, new) = (coordinate(last), coordinate(bounds.origin))
    if new == (beginsAtHigherCoordinates ? range.upperBound : range.lowerBound) {
      prefetchState.goesBack = nil
    } else if old != new {
      prefetchState.goesBack = new < old
    }
  }

  private var screenfulAhead: CGRect {
    let direction: CGFloat = prefetchState.goesBack ?? beginsAtHigherCoordinates ? -1 : 1
    return scrollsSideways
      ? bounds.offsetBy(dx: direction * bounds.width, dy: 0)
      : bounds.offsetBy(dx: 0, dy: direction * bounds.height)
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
