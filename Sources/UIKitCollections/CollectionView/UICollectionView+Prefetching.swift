import Foundation

struct PrefetchState {
  /// The announced items that haven't been shown since, sorted for comparison in one pass.
  fileprivate var announced: [IndexPath] = []
  /// Reusable memory for the next list.
  fileprivate var spare: [IndexPath] = []
  /// The view's offset at the last prefetch. If `nil`, the next layout pass prefetches at any offset.
  fileprivate var lastOffset: CGPoint?
  /// `true` for scrolling to lower coordinates, or `nil` at the beginning of the contents.
  fileprivate var goesBack: Bool?

  mutating func lookAgain() { lastOffset = nil }

  mutating func follow(_ map: UpdateMap) {
    announced = announced.compactMap(map.viewPathAfter).sorted()
    lookAgain()
  }
}

extension UICollectionView {
  /// Announces items of the next screenful in the scroll direction (initially, toward the end), and cancels
  /// announced items outside it.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, prefetchState.lastOffset != bounds.origin else {
      return
    }
    noteDirection()
    prefetchState.lastOffset = bounds.origin
    let screenful = screenfulAhead
    let question = question(about: screenful)
    if pass.ahead?.question != question {
      let answer = reader.elements(in: question.rect)
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

  /// Returns the canceled items, and the newly announced items, nearest first. Visible items aren't canceled.
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

  private var beginsAtHigherCoordinates: Bool { scrollsSideways && reader.isMirrored }

  /// Bouncing doesn't reverse the direction.
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
  /// Returns 0 if the rectangles meet.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    let dx = max(0, max(other.minX - maxX, minX - other.maxX))
    let dy = max(0, max(other.minY - maxY, minY - other.maxY))
    return (dx * dx + dy * dy).squareRoot()
  }
}
