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
    let counts: [Int] = await withCheckedContinuation { continuation in
      var counts: [Int] = []
      setInBackground {
        for count in 1...3 {
          var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          snapshot.appendItems(Array(0..<count))
          source.apply(snapshot, animatingDifferences: false) {
            // A call from another queue would trap.
            MainActor.preconditionIsolated()
            counts.append(source.snapshot().numberOfItems)
            if count == 3 { continuation.resume(returning: counts) }
          }
        }
      }
    }
    #expect(counts == [1, 2, 3])
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 3)
    withExtendedLifetime(source) {}
  }
}

@Suite("Views changed off the main thread") struct BackgroundViewTests {
  @Test func `setting a frame off the main thread is reported with the view's type`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await moveInBackground()
    }
    let report = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(report.contains("Main Thread Checker: UI API called on a background thread."))
    #expect(report.contains("UILabel"))
  }
}

@MainActor private func moveInBackground() {
  let label = UILabel()
  setInBackground { label.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
}

private func setInBackground(_ body: @escaping () -> Void) {
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    body()
    done.signal()
  }
  done.wait()
}
