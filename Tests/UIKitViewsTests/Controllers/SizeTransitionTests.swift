import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

private class Turning: UIViewController {
  var log: [String] = []
  var coordinator: (any UIViewControllerTransitionCoordinator)?
  var childSize: CGSize?

  private var width: Int { Int(view.bounds.width) }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.append("will be \(Int(size.width)), is \(width)")
    self.coordinator = coordinator
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [weak self] context in
      self?.log.append("alongside at \(self?.width ?? 0)")
      self?.view.alpha = 0.5
    } completion: { [weak self] context in
      self?.log.append("completed")
    }
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
}

@Suite("F Controllers: size transitions", .serialized)
struct SizeTransitionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let controller = Turning()

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Apple's documentation of `viewWillTransition(to:with:)` and `animate(alongsideTransition:completion:)`.
  @Test(.fact("F1"))
  func `without an animation, transition closures run at once with the new size`() {
    window.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    expectEqual(
      (controller.log, ["will be 600, is 300", "alongside at 600", "completed"]),
      (controller.coordinator?.isAnimated, false),
      (controller.coordinator?.transitionDuration, 0),
      (controller.view.layer.animationKeys(), nil))
  }

  @Test(.fact("F1"))
  func `in an animation, alongside changes animate and complete with it`() {
    UIView.animate(withDuration: 0.4) { self.window.frame = CGRect(x: 0, y: 0, width: 600, height: 300) }
    expectEqual(
      (controller.log, ["will be 600, is 300", "alongside at 600"]),
      (controller.coordinator?.isAnimated, true),
      (controller.coordinator?.transitionDuration, 0.4))
    #expect(controller.transitionCoordinator === controller.coordinator)
    FrameClock.main.run(for: 0.2)
    let opacity = controller.view.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.6)
    #expect(opacity < 0.9)
    FrameClock.main.run(for: 0.3)
    #expect(controller.log.last == "completed")
    #expect(controller.transitionCoordinator == nil)
  }

  @Test func `a bounds change is a transition, unlike an equal size or a hidden window`() {
    window.frame.origin.x = 10
    window.bounds.size = CGSize(width: 300, height: 600)
    #expect(controller.log.isEmpty)
    window.bounds.size = CGSize(width: 200, height: 600)
    #expect(controller.log.count == 3)
    window.isHidden = true
    window.frame.size.width = 100
    #expect(controller.log.count == 3)
  }

  /// Apple's documentation of `size(forChildContentContainer:withParentContainerSize:)`: a child of unchanged
  /// size isn't notified.
  @Test(.fact("F2"))
  func `a child transitions to the size returned by its parent if that size differs`() {
    let child = Turning()
    controller.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    child.view.autoresizingMask = []
    controller.view.addSubview(child.view)
    window.frame.size = CGSize(width: 600, height: 300)
    #expect(child.log == ["will be 600, is 300", "alongside at 300", "completed"])
    controller.childSize = CGSize(width: 300, height: 100)
    window.frame.size = CGSize(width: 300, height: 600)
    expectEqual((child.log.count, 3), (controller.log.count, 6))
  }

  @Test func `a finished transition coordinator rejects further closures`() {
    window.frame.size.width = 200
    var calls = 0
    expectEqual(
      (
        controller.coordinator?.animate(
          alongsideTransition: { _ in calls += 1 }, completion: { _ in calls += 1 }), false
      ),
      (calls, 0))
  }

  @Test func `a coordinator reports the controller, the window and no interaction`() throws {
    window.frame.size.width = 200
    let coordinator = try #require(controller.coordinator)
    #expect(coordinator.viewController(forKey: .to) === controller)
    #expect(coordinator.view(forKey: .from) == nil)
    #expect(coordinator.containerView === window)
    expectEqual(
      (coordinator.targetTransform.isIdentity, true),
      (coordinator.presentationStyle, .none),
      (coordinator.isInteractive, false),
      (coordinator.isCancelled, false),
      (coordinator.initiallyInteractive, false))
  }

  @Test
  func `a changed preferredContentSize notifies the parent (UIContentContainer)`() {
    final class Parent: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
      {
        sizes.append(container.preferredContentSize)
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    #expect(parent.sizes == [CGSize(width: 1, height: 2)])
  }
}
