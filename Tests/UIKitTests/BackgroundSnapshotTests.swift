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
  @Test(arguments: ["frame", "bounds", "center"])
  func `geometry set twice off the main thread is reported once, with the view's type`(property: String)
    async throws
  {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      [property = property as String] in
      await moveInBackground(property)
    }
    let report = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let parts = report.components(separatedBy: "Main Thread Checker: UI API called on a background thread.")
    #expect(parts.count == 2)
    #expect(report.contains("UILabel"))
  }
}

/// Sets a property twice.
@MainActor private func moveInBackground(_ property: String) {
  let label = UILabel()
  setInBackground {
    for step in 1...2 {
      switch property {
      case "frame": label.frame = CGRect(x: step, y: 2, width: 3, height: 4)
      case "bounds": label.bounds = CGRect(x: step, y: 2, width: 3, height: 4)
      default: label.center = CGPoint(x: step, y: 2)
      }
    }
  }
}

private func setInBackground(_ body: @escaping () -> Void) {
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    body()
    done.signal()
  }
  done.wait()
}
