import Testing
import UIKit

/// The forms that Swift makes of methods with a completion, each told by the frame clock while it waits.
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

  @Test("batch updates answer whether the animation ran to its end, without a self in the closure")
  func batches() async throws {
    let controller = ListController(collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let updates: (() -> Void)? = {
      controller.items.removeLast()
      controller.collectionView.deleteItems(at: [[0, 2]])
    }
    #expect(try await answer { await controller.collectionView.performBatchUpdates(updates) })
    #expect(try await answer { await controller.collectionView.performBatchUpdates(nil) })
    #expect(try await answer { await controller.addOne() })
    #expect(controller.items == ["a", "b", "f"])
    window.isHidden = true
  }

  @Test("a change of layout answers when it is over")
  func layouts() async throws {
    let controller = ListController(collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let next = UICollectionViewFlowLayout()
    #expect(
      try await answer { await controller.collectionView.setCollectionViewLayout(next, animated: true) })
    #expect(controller.collectionView.collectionViewLayout === next)
    window.isHidden = true
  }

  @Test("animations answer when they have ended, and false where they were removed")
  func animations() async throws {
    let view = UIView()
    window.addSubview(view)
    let start = FrameClock.main.time
    #expect(try await answer { await UIView.animate(withDuration: 0.25) { view.alpha = 0.5 } })
    #expect(FrameClock.main.time - start >= 0.25)
    #expect(try await answer { await UIView.animate(withDuration: 0.1, delay: 0.1) { view.alpha = 0.4 } })
    #expect(
      try await answer {
        await UIView.animate(
          withDuration: 0.1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) { view.alpha = 0.3 }
      })
    #expect(
      try await answer { await UIView.animateKeyframes(withDuration: 0.1, delay: 0) { view.alpha = 0.2 } })
    let removed = try await answer {
      let finished = Task.immediate { await UIView.animate(withDuration: 1) { view.alpha = 1 } }
      view.layer.removeAllAnimations()
      return await finished.value
    }
    #expect(!removed)
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.alpha = 0 }
    animator.startAnimation()
    #expect(try await answer { await animator.addCompletion() } == .end)
    view.removeFromSuperview()
  }
}

extension ListController {
  /// On the main actor, as a view controller is; no `self.` here either.
  fileprivate func addOne() async -> Bool {
    await collectionView.performBatchUpdates {
      items.append("f")
      collectionView.insertItems(at: [[0, items.count - 1]])
    }
  }
}
