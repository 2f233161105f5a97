import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("B5 Infinite and NaN values: scroll views", .serialized)
struct NotFiniteScrollTests {
  private let nan = CGFloat.nan
  private let infinity = CGFloat.infinity

  private func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.contentOffset.y = 34
    return view
  }

  @Test(.fact("B5.12"), arguments: [false, true])
  func `a non-finite offset is reported and ignored without calling the delegate`(animated: Bool) {
    let (view, log) = (scrollView(), ScrollLog())
    view.delegate = log
    let raised = namedExceptions {
      view.setContentOffset(CGPoint(x: nan, y: 34), animated: animated)
    }
    #expect(raised.count == 1)
    #expect(
      raised.first?.hasPrefix("CALayerInvalidGeometry: CALayer bounds contains NaN: [nan 34; 100 100]")
        == true)
    let more = exceptions {
      // UIKit accepts infinity, so it only causes a warning.
      _ = warnings { view.contentOffset = CGPoint(x: 0, y: infinity) }
      #expect(view.contentOffset == CGPoint(x: 0, y: 34))
      view.scrollRectToVisible(CGRect(x: nan, y: nan, width: nan, height: nan), animated: animated)
      FrameClock.main.run(for: 0.5)
    }
    #expect(more.first?.contains("contains infinity") != true, "\(more)")
    #expect(view.contentOffset == CGPoint(x: 0, y: 34))
    #expect(log.log.isEmpty)
  }

  @Test func `a non-finite content size or inset raises an exception and keeps the old value`() {
    let view = scrollView()
    for (words, change) in [
      (
        "UIScrollView.contentSize must be finite, not (nan, 1076)",
        { view.contentSize = CGSize(width: nan, height: 1076) }
      ),
      ("UIScrollView.contentSize must be finite, not (100, inf)", { view.contentSize.height = infinity }),
      ("UIScrollView.contentInset must be finite", { view.contentInset.top = nan }),
      ("UIScrollView.contentInset must be finite", { view.contentInset.left = -infinity }),
    ] {
      let raised = exceptions(in: change)
      #expect(raised.count == 1, "\(raised)")
      #expect(raised.first?.hasPrefix(words) == true, "\(raised)")
      #expect(raised.first?.hasSuffix(".") == true, "\(raised)")
    }
    expectEqual((view.contentSize, CGSize(width: 100, height: 1000)), (view.contentInset, .zero))
    view.contentAlignmentPoint = CGPoint(x: nan, y: nan)
    view.contentSize.height = 20
    #expect(view.contentOffset == .zero)
  }

  @Test func `a NaN target set by the delegate raises an exception and is ignored`() {
    final class Careless: NSObject, UIScrollViewDelegate {
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { targetContentOffset.pointee.y = .nan }
    }
    let (stage, delegate) = (ScrollStage(), Careless())
    stage.scrollView.delegate = delegate
    let raised = exceptions {
      stage.flickUp()
      stage.runToRest()
    }
    #expect(raised.count == 1, "\(raised)")
    #expect(raised.first?.contains("scrollViewWillEndDragging") == true, "\(raised)")
    #expect(stage.scrollView.contentOffset.y > 300)
  }
}
