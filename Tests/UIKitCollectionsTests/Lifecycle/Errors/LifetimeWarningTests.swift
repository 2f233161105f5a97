import TestSupport
import UIKitCollections
import Testing
import UIKitTestSupport

@Suite("Mistakes of a layout's author: lifetimes", .serialized)
struct LifetimeWarningTests {
  private final class ClingingLayout: FlawlessLayout {
    weak var weakly: UICollectionView?
    var title = "clinging"
    var strongly: UICollectionView?
  }
  private final class LooseLayout: FlawlessLayout {
    weak var weakly: UICollectionView?
    unowned var unownedly: UICollectionView
    weak var window: UIWindow?
    init(_ view: UICollectionView) {
      unownedly = view
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `a layout strongly referencing its collection view logs a warning`() {
    expectWarning(["ClingingLayout.strongly is a strong reference to the collection view"]) {
      let layout = ClingingLayout()
      let stage = Stage(shown: layout)
      (layout.weakly, layout.strongly) = (stage.view, stage.view)
      stage.run()
      layout.strongly = nil
    }
    let messages = warnings {
      let stage = Stage(shown: FlawlessLayout())
      let layout = LooseLayout(stage.view)
      layout.weakly = stage.view
      stage.view.collectionViewLayout = layout
      stage.run()
    }
    #expect(messages.isEmpty, "\(messages)")
  }

  private final class OrphanView: UIView {}

  @Test func `updating a view whose window was deallocated logs a warning`() {
    expectWarning(["The window of", "OrphanView", "is gone"]) {
      let view = OrphanView()
      autoreleasepool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        window.addSubview(view)
        view.layoutIfNeeded()
      }
      #expect(view.window == nil)
      FrameClock.main.advance(by: 1 / 60)
      view.setNeedsLayout()
      FrameClock.main.advance(by: 1 / 60)
      FrameClock.main.advance(by: 1 / 60)
    }
  }

  @Test func `a view removed from its window or moved to another logs no warning`() {
    let (dequeued, moved) = (UIView(), UIView())
    let next = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let messages = warnings {
      do {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        window.addSubview(dequeued)
        window.addSubview(moved)
        dequeued.removeFromSuperview()
        next.addSubview(moved)
      }
      for view in [dequeued, moved] { view.setNeedsLayout() }
      FrameClock.main.advance(by: 1 / 60)
    }
    #expect(messages.isEmpty, "\(messages)")
  }
}
