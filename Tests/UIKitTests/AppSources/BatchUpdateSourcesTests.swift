import Testing
import UIKit

class ListController: UICollectionViewController {
  var items = ["a", "b", "c"]
  /// The item count after a `performBatchUpdates` call from `willDisplay`.
  var countAfterCall: Int?
  var finished: [Bool] = []
  var updateInWillDisplay: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return items.count
  }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    updateInWillDisplay?()
  }

  // The closure isn't escaping, so it needs no `self.`.
  func removeFirst() {
    collectionView.performBatchUpdates {
      items.remove(at: 0)
      collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  func insert(_ item: String) {
    collectionView.performBatchUpdates(
      {
        items.append(item)
        collectionView.insertItems(at: [IndexPath(item: items.count - 1, section: 0)])
      }, completion: { done in self.finished.append(done) })
  }

  func insert(_ item: String, then completion: ((Bool) -> Void)?) {
    collectionView.performBatchUpdates(
      {
        items.append(item)
        collectionView.insertItems(at: [IndexPath(item: items.count - 1, section: 0)])
      }, completion: completion)
  }

  private func swapEnds() {
    items.swapAt(0, items.count - 1)
    collectionView.moveItem(at: [0, 0], to: [0, items.count - 1])
    collectionView.moveItem(at: [0, items.count - 1], to: [0, 0])
  }

  func swap() { collectionView.performBatchUpdates(swapEnds) }
}

/// Overrides the method as on iOS.
private class CountingView: UICollectionView {
  var calls = 0
  var hadUpdates: [Bool] = []
  /// `true` to pass the view's own closure to `super`.
  var wraps = false

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    calls += 1
    hadUpdates.append(updates != nil)
    if wraps {
      super.performBatchUpdates({ updates?() }, completion: completion)
    } else {
      super.performBatchUpdates(updates, completion: completion)
    }
  }
}

private class CountingController: ListController {
  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let counting = CountingView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    counting.dataSource = self
    counting.delegate = self
    collectionView = counting
  }
}

@MainActor
@Suite("The closure of performBatchUpdates doesn't escape", .serialized)
struct BatchUpdateSourcesTests {
  private func shown(_ controller: ListController) -> UIWindow {
    controller.shownInWindow(width: 200, height: 400)
  }

  private func controller() -> ListController {
    ListController(collectionViewLayout: UICollectionViewFlowLayout())
  }

  @Test func `performBatchUpdates with implicit self runs its closure before it returns`() {
    let controller = controller()
    let window = shown(controller)
    controller.removeFirst()
    #expect(controller.items == ["b", "c"])
    controller.insert("d")
    #expect(controller.items == ["b", "c", "d"])
    #expect(controller.finished.isEmpty)
    controller.swap()
    #expect(controller.items == ["d", "c", "b"])
    FrameClock.main.advance(by: 1)
    #expect(controller.finished == [true])
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 3)
    window.isHidden = true
  }

  @Test func `performBatchUpdates accepts nil, an optional variable and a completion`() {
    let controller = controller()
    let window = shown(controller)
    var updates: (() -> Void)?
    var told: [Bool] = []
    controller.collectionView.performBatchUpdates(updates) { told.append($0) }
    controller.collectionView.performBatchUpdates(nil)
    updates = {
      controller.items.removeLast()
      controller.collectionView.deleteItems(at: [[0, 2]])
    }
    controller.collectionView.performBatchUpdates(updates, completion: { told.append($0) })
    controller.insert("e", then: nil)
    FrameClock.main.advance(by: 1)
    #expect(controller.items == ["a", "b", "e"])
    #expect(told == [true, true])
    window.isHidden = true
  }

  @Test func `an override of performBatchUpdates is called for every call form`() throws {
    let controller = CountingController(collectionViewLayout: UICollectionViewFlowLayout())
    let window = shown(controller)
    let view = try #require(controller.collectionView as? CountingView)
    controller.removeFirst()
    controller.insert("d")
    view.performBatchUpdates(nil)
    view.performBatchUpdates({ controller.collectionView.reloadItems(at: [[0, 0]]) })
    #expect(view.calls == 4)
    #expect(view.hadUpdates == [true, true, false, true])
    #expect(controller.items == ["b", "c", "d"])
    // The view passes its own closure to `super`.
    view.wraps = true
    controller.removeFirst()
    controller.insert("e")
    #expect(view.calls == 6)
    #expect(controller.items == ["c", "d", "e"])
    FrameClock.main.advance(by: 1)
    window.isHidden = true
  }

  @Test
  func `a batch in willDisplay runs its closure at once, and its changes appear later`() {
    let controller = controller()
    var counts: [Int] = []
    var told: [Bool] = []
    controller.updateInWillDisplay = {
      controller.updateInWillDisplay = nil
      controller.insert("d") { told.append($0) }
      counts.append(controller.items.count)
      controller.collectionView.performBatchUpdates(
        {
          controller.items.remove(at: 0)
          controller.collectionView.deleteItems(at: [[0, 0]])
          controller.collectionView.reloadItems(at: [[0, 1]])
        }, completion: { told.append($0) })
      counts.append(controller.items.count)
    }
    let window = shown(controller)
    #expect(counts == [4, 3])
    #expect(controller.items == ["b", "c", "d"])
    window.layoutIfNeeded()
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 3)
    #expect(controller.collectionView.visibleCells.count == 3)
    FrameClock.main.advance(by: 1)
    #expect(told == [true, true])
    window.isHidden = true
  }

  @Test func `an invalid batch in willDisplay raises one exception and completes with false`() {
    let controller = controller()
    var reasons: [String] = []
    let handler = UIKitException.handler
    UIKitException.handler = { reasons.append($0.reason) }
    defer { UIKitException.handler = handler }
    var told: [Bool] = []
    controller.updateInWillDisplay = {
      controller.updateInWillDisplay = nil
      controller.collectionView.performBatchUpdates(
        { controller.collectionView.deleteItems(at: [[0, 0]]) }, completion: { told.append($0) })
    }
    let window = shown(controller)
    FrameClock.main.advance(by: 1)
    #expect(reasons.count == 1)
    #expect(told == [false])
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 3)
    window.isHidden = true
  }
}
