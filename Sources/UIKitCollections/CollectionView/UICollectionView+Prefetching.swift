import Foundation

/// The items announced to the prefetching data source and not shown since.
struct PrefetchState {
  /// The announced items, sorted so that two lists can be compared in one pass.
  fileprivate var announced: [IndexPath] = []
  /// An empty array whose memory the next list reuses.
  fileprivate var spare: [IndexPath] = []
  /// The content offset of the last look ahead, or `nil` if the next layout pass looks ahead at any offset.
  fileprivate var lastOffset: CGPoint?
  /// `true` if scrolling goes toward lower coordinates, or `nil` at the beginning of the contents.
  fileprivate var goesBack: Bool?

  /// Makes the next layout pass look ahead at any offset.
  mutating func lookAgain() { lastOffset = nil }

  mutating func follow(_ map: UpdateMap) {
    announced = announced.compactMap(map.viewPathAfter).sorted()
    lookAgain()
  }
}

extension UICollectionView {
  /// Announces the items of the next screenful in the scroll direction, and cancels earlier announcements
  /// outside it.
  ///
  /// Before any scrolling, the direction is toward the end.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, prefetchState.lastOffset != bounds.origin else {
      return
    }
    noteDirection()
    prefetchState.lastOffset = bounds.origin
    let screenful = screenfulAhead
    let question = question(about: screenful)
    // Query the layout once per invalidation.
    if pass.ahead?.question != question {
      let answer = reader.elements(in: question.rect)
      // The layout may have moved its contents during the query.
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

  /// Returns the items to cancel and the items to announce, as data source paths.
  ///
  /// The canceled items don't include visible ones. The announced items are ordered by distance, nearest
  /// first.
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

  /// `true` if the contents begin at the right.
  private var beginsAtHigherCoordinates: Bool { scrollsSideways && reader.isMirrored }

  /// Updates the scroll direction.
  ///
  /// Contents that bounce back from an end don't reverse the direction. From the beginning of the contents,
  /// only forward scrolling is possible.
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
  /// Returns the distance from the nearest point of this rectangle to the nearest point of another, or 0 if
  /// they meet.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    let dx = max(0, max(other.minX - maxX, minX - other.maxX))
    let dy = max(0, max(other.minY - maxY, minY - other.maxY))
    return (dx * dx + dy * dy).squareRoot()
  }
}
