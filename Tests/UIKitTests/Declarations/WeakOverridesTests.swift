import Testing
import UIKit

/// Overrides weak properties, like proxies in apps.
private final class Feed: UICollectionView {
  private(set) var sources = 0
  private(set) var delegates = 0

  override weak var dataSource: UICollectionViewDataSource? { didSet { sources += 1 } }
  override weak var delegate: UICollectionViewDelegate? { didSet { delegates += 1 } }
}

private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
}

@MainActor @Suite struct WeakOverridesTests {
  @Test func `a subclass can override the weak dataSource and delegate properties`() {
    let feed = Feed(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = Source()
    feed.dataSource = source
    feed.delegate = source
    #expect(feed.sources == 1)
    #expect(feed.delegates == 1)
    #expect(feed.dataSource === source)
    #expect(feed.delegate === source)
  }
}
