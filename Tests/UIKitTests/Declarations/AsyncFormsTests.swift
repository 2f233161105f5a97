import Testing
import UIKit

/// Asynchronous calls, which the frame clock completes, and calls that stay synchronous in async code.
@MainActor
@Suite("Awaiting animations", .serialized)
struct AsyncFormsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  /// Runs the clock until the operation returns, for at most a minute of the clock's time.
  private func answer<Value>(of operation: @MainActor @escaping () async -> Value) async throws -> Value {
    var value: Value?
    // The task starts immediately. Otherwise, another test may run the clock past the end of the animation.
    Task.immediate { value = await operation() }
    for _ in 0..<3600 where value == nil {
      await Task.yield()
      FrameClock.main.advance(by: 1.0 / 60)
    }
    return try #require(value, "the operation has not returned within a minute")
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
  /// Runs on the main actor, like its class. The closure needs no `self.` in an async method, either.
  fileprivate func addOne() async {
    collectionView.performBatchUpdates {
      items.append("f")
      collectionView.insertItems(at: [[0, items.count - 1]])
    }
  }
}

extension CGFloat {
  /// Tolerates the precision of a layer's opacity, which is a `Float`.
  fileprivate func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 1e-6 }
}
