import UIKitCollections
import Testing
import UIKitTestSupport

@Suite("B5 Layout loops", .serialized)
struct LayoutLoopTests {
  private final class RestlessView: UIView {
    var layouts = 0
    var limit = Int.max

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      if layouts < limit { setNeedsLayout() }
    }
  }

  private final class RestlessController: UIViewController {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      view.setNeedsLayout()
    }
  }

  @Test(.fact("B5.13"))
  func `a view invalidated in every layout raises an exception after 100 layouts`() {
    let view = RestlessView()
    let raised = namedExceptions { view.layoutIfNeeded() }
    #expect(raised.count == 1)
    #expect(
      raised.first?.hasPrefix(
        "NSInternalInconsistencyException: Degenerate layout! Layout feedback loop detected in subtree of ")
        == true)
    #expect(raised.first?.contains("RestlessView") == true)
    #expect(view.layouts == 100)
    #expect(exceptions { view.layoutIfNeeded() }.isEmpty)
    #expect(view.layouts == 100)
  }

  @Test(.fact("B5.13"))
  func `a controller that invalidates its view after every layout raises an exception`() {
    let controller = RestlessController()
    controller.view.setNeedsLayout()
    #expect(exceptions { controller.view.layoutIfNeeded() }.count == 1)
  }

  @Test func `after a layout loop is stopped, the clock rests and subviews are laid out`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (view, child) = (RestlessView(frame: window.bounds), RestlessView())
    child.limit = 1
    view.addSubview(child)
    window.addSubview(view)
    window.isHidden = false
    #expect(exceptions { FrameClock.main.advance(by: 1 / 60) }.count == 1)
    #expect(exceptions { FrameClock.main.advance(by: 1 / 60) }.isEmpty)
    #expect(child.layouts == 1)
  }

  @Test func `a view that settles after 100 layouts raises no exception`() {
    let view = RestlessView()
    view.limit = 100
    #expect(exceptions { view.layoutIfNeeded() }.isEmpty)
    #expect(view.layouts == 100)
  }
}
