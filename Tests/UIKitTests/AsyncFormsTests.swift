import Testing
import UIKit

/// What async code may wait for, told by the frame clock while it waits, and what is synchronous there, too.
@MainActor
@Suite("What is waited for with await", .serialized)
struct AsyncFormsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  /// Lets the clock run until what is awaited has answered. A minute of the clock's time is more than enough for all of them.
  private func answer<Value>(of operation: @MainActor @escaping () async -> Value) async throws -> Value {
    var value: Value?
    // At once: another test in between may run the clock until the animation that is to be waited for has ended.
    Task.immediate { value = await operation() }
    for _ in 0..<3600 where value == nil {
      await Task.yield()
      FrameClock.main.advance(by: 1.0 / 60)
    }
    return try #require(value, "no answer within a minute")
  }

  private func showList() -> ListController {
    let controller = ListController(collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return controller
  }

  @Test func `in async code, performBatchUpdates without a completion is synchronous`() async {
    let controller = showList()
    let updates: (() -> Void)? = {
      controller.items.removeLast()
      controller.collectionView.deleteItems(at: [[0, 2]])
    }
    controller.collectionView.performBatchUpdates(updates)
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 2)
    controller.collectionView.performBatchUpdates(nil)
    await controller.addOne()
    #expect(controller.items == ["a", "b", "f"])
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 3)
    window.isHidden = true
  }

  @Test func `in async code, setCollectionViewLayout without a completion is synchronous`() async {
    let controller = showList()
    for isAnimated in [false, true] {
      let next = UICollectionViewFlowLayout()
      controller.collectionView.setCollectionViewLayout(next, animated: isAnimated)
      #expect(controller.collectionView.collectionViewLayout === next)
    }
    window.isHidden = true
  }

  @Test func `in async code, animations without a completion are synchronous`() async {
    let view = UIView()
    UIView.animate(withDuration: 0.25) { view.alpha = 0.5 }
    #expect(view.alpha.isNear(0.5))
    UIView.animate(withDuration: 0.1, delay: 0.1) { view.alpha = 0.4 }
    #expect(view.alpha.isNear(0.4))
    UIView.animate(withDuration: 0.1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
      view.alpha = 0.3
    }
    #expect(view.alpha.isNear(0.3))
  }

  @Test func `awaiting keyframes or an animator's completion resumes when the animation ends`() async throws {
    let view = UIView()
    window.addSubview(view)
    #expect(
      try await answer { await UIView.animateKeyframes(withDuration: 0.1, delay: 0) { view.alpha = 0.2 } })
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.alpha = 0 }
    animator.startAnimation()
    #expect(try await answer { await animator.addCompletion() } == .end)
    view.removeFromSuperview()
  }
}

extension ListController {
  /// On the main actor, as a view controller is; no `self.` here either.
  fileprivate func addOne() async {
    collectionView.performBatchUpdates {
      items.append("f")
      collectionView.insertItems(at: [[0, items.count - 1]])
    }
  }
}

extension CGFloat {
  /// A layer's opacity is a `Float`.
  fileprivate func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 1e-6 }
}
