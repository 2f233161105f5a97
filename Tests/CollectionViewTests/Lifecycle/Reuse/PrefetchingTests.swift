import CollectionView
import Testing

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
  private let source = CountingDataSource([30])
  private let prefetcher = Prefetcher()
  let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 120), collectionViewLayout: TracingLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.prefetchDataSource = prefetcher
  }

  @Test("the next screenful is announced once, nearest first", .fact("B4.3"))
  func ahead() {
    view.layoutIfNeeded()
    #expect(prefetcher.asked == [[3, 4, 5]])
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(prefetcher.asked == [[3, 4, 5], [6]])
    #expect(prefetcher.cancelled.isEmpty)
  }

  @Test(
    "turning round takes back what was announced and announces the other side, nearest first", .fact("B4.3"))
  func turningRound() {
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    prefetcher.asked = []
    view.contentOffset.y = 360
    view.layoutIfNeeded()
    #expect(prefetcher.cancelled == [[13, 14, 15]])
    #expect(prefetcher.asked == [[8, 7, 6]])
  }

  @Test("switched off, nothing is announced", .fact("B4.3"))
  func switchedOff() {
    view.isPrefetchingEnabled = false
    view.layoutIfNeeded()
    #expect(prefetcher.asked.isEmpty)
  }
}
