import Foundation
import Testing
import UIKit

/// Sources in Swift 5 mode may call a data source from any queue.
@Suite("Snapshots applied on a background queue", .serialized) @MainActor
struct BackgroundSnapshotTests {
  @Test func `snapshots from a background queue are shown on the main queue, in order`() async {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    view.layoutIfNeeded()
    let threads: [Bool] = await withCheckedContinuation { continuation in
      var threads: [Bool] = []
      DispatchQueue.global().async {
        for count in 1...3 {
          var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          snapshot.appendItems(Array(0..<count))
          source.apply(snapshot, animatingDifferences: false) {
            threads.append(Thread.isMainThread)
            if count == 3 { continuation.resume(returning: threads) }
          }
        }
      }
    }
    #expect(threads.count == 3)
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 3)
    withExtendedLifetime(source) {}
  }
}
