import TestSupport
import UIKitCollections
import Testing
import UIKitTestSupport

private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
  var asked: [[Int]] = []
  var cancelled: [[Int]] = []

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    asked.append(indexPaths.map(\.item))
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
  {
    cancelled.append(indexPaths.map(\.item))
  }
}

@Suite("B4 Prefetching (WWDC16 session 219)")
struct PrefetchingTests {
  private let source = CountedCells([30])
  private let prefetcher = Prefetcher()
  let view: UICollectionView

  init() {
    view = UICollectionView(TracingLayout(), showing: source, width: 100, height: 120)
    view.prefetchDataSource = prefetcher
  }

  @Test(.fact("B4.3"))
  func `the next screenful is prefetched once, nearest first`() {
    view.layoutIfNeeded()
    #expect(prefetcher.asked == [[3, 4, 5]])
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(prefetcher.asked == [[3, 4, 5], [6]])
    #expect(prefetcher.cancelled.isEmpty)
  }

  @Test(.fact("B4.3"))
  func `reversing direction cancels prefetching and prefetches the other side`() {
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    prefetcher.asked = []
    view.contentOffset.y = 360
    view.layoutIfNeeded()
    expectEqual((prefetcher.cancelled, [[13, 14, 15]]), (prefetcher.asked, [[8, 7, 6]]))
  }

  @Test(.fact("B4.3"))
  func `new data is prefetched again at the same offset`() {
    view.layoutIfNeeded()
    prefetcher.asked = []
    view.reloadData()
    view.layoutIfNeeded()
    #expect(prefetcher.asked == [[3, 4, 5]])
    prefetcher.asked = []
    let other = CountedCells([5])
    view.dataSource = other
    view.layoutIfNeeded()
    #expect(prefetcher.asked == [[3, 4]])
    #expect(prefetcher.cancelled.isEmpty)
  }

  @Test(.fact("B4.3"))
  func `an update prefetches newly approaching items once`() {
    view.layoutIfNeeded()
    prefetcher.asked = []
    source.counts = [29]
    view.deleteItems(at: [[0, 0]])
    view.layoutIfNeeded()
    // The item prefetched as 3 is visible. The items prefetched as 4 and 5 have moved up.
    #expect(prefetcher.asked == [[5]])
    #expect(prefetcher.cancelled.isEmpty)
  }

  @Test(.fact("B4.3"))
  func `a top content inset doesn't count as scrolling up for prefetching`() {
    view.contentInset.top = 40
    view.contentOffset.y = -40
    view.layoutIfNeeded()
    #expect(prefetcher.asked == [[2, 3, 4]])
    // Overscroll doesn't count either.
    view.contentOffset.y = -60
    view.layoutIfNeeded()
    expectAll(prefetcher.asked.joined()) { $0 >= 2 }
    view.contentOffset.y = -40
    view.layoutIfNeeded()
    #expect(!prefetcher.cancelled.joined().contains(2))
  }

  @Test(.fact("B4.3", "B1.4"))
  func `the layout is queried for whole pages, and again only after an invalidation`() {
    let layout = TracingLayout()
    layout.invalidatesOnBoundsChange = false
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    for offset in stride(from: CGFloat(1), through: 100, by: 3) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    let asked = layout.drainTrace().filter { $0.hasPrefix("layoutAttributesForElements") }
    #expect(
      asked == [
        "layoutAttributesForElements(in: 0,0,100,120)", "layoutAttributesForElements(in: 0,120,100,120)",
        "layoutAttributesForElements(in: 0,0,100,240)", "layoutAttributesForElements(in: 0,120,100,240)",
      ])
    layout.invalidateLayout()
    view.contentOffset.y = 101
    view.layoutIfNeeded()
    #expect(
      layout.drainTrace().filter { $0.hasPrefix("layoutAttributesForElements") } == [
        "layoutAttributesForElements(in: 0,0,100,240)", "layoutAttributesForElements(in: 0,120,100,240)",
      ])
  }

  @Test(.fact("B4.3"))
  func `with isPrefetchingEnabled false, no items are prefetched`() {
    view.isPrefetchingEnabled = false
    view.layoutIfNeeded()
    #expect(prefetcher.asked.isEmpty)
  }
}
