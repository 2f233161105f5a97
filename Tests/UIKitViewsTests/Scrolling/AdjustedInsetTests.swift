import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

private final class InsetScrollView: UIScrollView, UIScrollViewDelegate {
  var log: [String] = []
  var safeArea = UIEdgeInsets.zero { didSet { safeAreaInsetsDidChange() } }

  override var safeAreaInsets: UIEdgeInsets { safeArea }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    log.append("view \(Int(adjustedContentInset.top)) \(Int(adjustedContentInset.left))")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    log.append("delegate \(Int(adjustedContentInset.top)) \(Int(adjustedContentInset.left))")
  }
}

/// Apple's documentation of `adjustedContentInsetDidChange()` and the delegate's method. Their order is our
/// choice.
@Suite("F The adjusted content inset")
struct AdjustedInsetTests {
  private let scrollView = InsetScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { scrollView.delegate = scrollView }

  @Test(.fact("F4"))
  func `the view and then its delegate are notified of each adjusted inset change`() {
    scrollView.contentInset.top = 5
    scrollView.safeArea = UIEdgeInsets(top: 20, left: 7, bottom: 0, right: 0)
    #expect(scrollView.log == ["view 5 0", "delegate 5 0", "view 25 0", "delegate 25 0"])
    scrollView.log = []
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(scrollView.log == ["view 25 7", "delegate 25 7"])
  }

  @Test(.fact("F4"))
  func `contents that become horizontally scrollable adopt the horizontal safe area`() {
    scrollView.safeArea = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)
    scrollView.log = []
    scrollView.contentSize = CGSize(width: 200, height: 100)
    #expect(scrollView.log == ["view 0 7", "delegate 0 7"])
    scrollView.frame.size.width = 300
    #expect(scrollView.log.last == "delegate 0 0")
  }

  /// Returns a scroll view with a pending safe area of 39 points at the top.
  private func belowNewSafeArea() -> (UIWindow, UIViewController, UIScrollView) {
    let (window, controller, scrollView) = (makeWindow(), UIViewController(), UIScrollView())
    window.rootViewController = controller
    controller.view.addSubview(scrollView)
    scrollView.frame = controller.view.bounds
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    window.layoutIfNeeded()
    controller.additionalSafeAreaInsets.top = 39
    return (window, controller, scrollView)
  }

  @Test(arguments: [true, false])
  func `contents scrolled to their start move back when the safe area shrinks`(animated: Bool) {
    let (window, controller, scrollView) = belowNewSafeArea()
    #expect(scrollView.adjustedContentInset.top == 39)
    scrollView.setContentOffset(CGPoint(x: 0, y: -39), animated: animated)
    #expect(scrollView.contentOffset.y == -39)
    controller.additionalSafeAreaInsets.top = 0
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test(arguments: [true, false])
  func `contents whose safe area shrinks during a scroll end within the new range`(
    animated: Bool
  ) {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var leave: () -> Void = {}
      func scrollViewDidScroll(_ scrollView: UIScrollView) { leave() }
    }
    let (window, _, scrollView) = belowNewSafeArea()
    let delegate = Delegate()
    scrollView.delegate = delegate
    // Moves the view down, out of the safe area's top inset.
    delegate.leave = {
      delegate.leave = {}
      scrollView.frame = CGRect(x: 0, y: 50, width: 320, height: 300)
    }
    scrollView.setContentOffset(CGPoint(x: 0, y: -39), animated: animated)
    window.layoutIfNeeded()
    FrameClock.main.run(while: !FrameClock.main.isIdle, limit: 2)
    expectEqual((scrollView.adjustedContentInset.top, 0), (scrollView.contentOffset.y, 0))
    withExtendedLifetime(delegate) {}
  }

  @Test
  func `contents follow a new safe area after a resize and on return to the window`() {
    let (window, controller, scrollView) = belowNewSafeArea()
    scrollView.frame.size.height -= 10
    expectEqual((scrollView.contentOffset.y, -39), (scrollView.adjustedContentInset.top, 39))
    scrollView.removeFromSuperview()
    scrollView.setContentOffset(.zero, animated: false)
    #expect(scrollView.contentOffset.y == 0)
    controller.view.addSubview(scrollView)
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == -39)
  }

  @Test(.fact("F4"))
  func `contents that always bounce on an axis adopt the safe area on that axis`() {
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    scrollView.safeArea = UIEdgeInsets(top: 20, left: 7, bottom: 0, right: 0)
    #expect(scrollView.log.isEmpty)
    scrollView.alwaysBounceHorizontal = true
    expectEqual(
      (scrollView.log, ["view 0 7", "delegate 0 7"]),
      (scrollView.contentOffset, CGPoint(x: -7, y: 0)))
    scrollView.alwaysBounceVertical = true
    #expect(scrollView.log.last == "delegate 20 7")
    scrollView.alwaysBounceHorizontal = false
    #expect(scrollView.log.last == "delegate 20 0")
  }

  @Test(.fact("F4"))
  func `changes that leave the adjusted inset unchanged cause no notification`() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    scrollView.contentInset = .zero
    scrollView.contentSize = CGSize(width: 50, height: 2000)
    #expect(scrollView.log.isEmpty)
  }
}
