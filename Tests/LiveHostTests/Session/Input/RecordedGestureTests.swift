import CollectionView
import Testing

@MainActor
@Suite("A recorded gesture")
struct RecordedGestureTests {
  @Test("Grid ends where it did in the page")
  func gesture() throws {
    let controller = makeController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let scrollView = try #require(firstScrollView(in: window))
    let collectionView = try #require(scrollView as? UICollectionView)
    scrollView.setContentOffset(CGPoint(x: 0, y: 0), animated: false)
    window.layoutIfNeeded()
    let finger = Finger(in: window)
    finger.down(at: CGPoint(x: 400, y: 500))
    FrameClock.main.advance(by: 0.0165)
    finger.move(to: CGPoint(x: 400, y: 470))
    FrameClock.main.advance(by: 0.0165)
    finger.move(to: CGPoint(x: 400, y: 440))
    FrameClock.main.advance(by: 0.0165)
    finger.move(to: CGPoint(x: 400, y: 410))
    FrameClock.main.advance(by: 0.0165)
    finger.move(to: CGPoint(x: 400, y: 380))
    FrameClock.main.advance(by: 0.0165)
    finger.move(to: CGPoint(x: 400, y: 350))
    FrameClock.main.advance(by: 0.0165)
    finger.move(to: CGPoint(x: 400, y: 320))
    FrameClock.main.advance(by: 0.011)
    finger.move(to: CGPoint(x: 400, y: 310))
    finger.lift()
    FrameClock.main.run(while: !FrameClock.main.isIdle)
    #expect(abs(scrollView.contentOffset.x - 0) < 0.5)
    #expect(abs(scrollView.contentOffset.y - 1050.8) < 0.5)
    let visible = collectionView.indexPathsForVisibleItems.sorted()
    #expect(visible.count == 56)
    #expect(visible.first == [0, 80])
    #expect(visible.last == [0, 135])
  }

  /// What the page showed, with the settings that it had.
  private func makeController() -> UIViewController {
    GridController(items: 500)
  }

  private func firstScrollView(in view: UIView) -> UIScrollView? {
    view as? UIScrollView ?? view.subviews.lazy.compactMap { firstScrollView(in: $0) }.first
  }
}
