import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@testable import Gallery

@Suite("A carousel and its page control") struct CarouselDotsTests {
  private let window: UIWindow
  private let controller: SceneController
  private let control: UIPageControl

  init() throws {
    (window, controller) = try showScene("carousel-hero", size: CGSize(width: 390, height: 700))
    control = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
  }

  private var current: Int? {
    (controller.collectionView.collectionViewLayout as? CarouselLayout)?.currentIndexPath?.item
  }

  /// Taps at a distance from the control's center.
  private func tap(_ side: CGFloat) {
    Finger(in: window).tap(
      at: control.convert(CGPoint(x: control.bounds.midX + side, y: control.bounds.midY), to: window))
  }

  private func waitForRest() {
    FrameClock.main.run(for: 1)
    window.layoutIfNeeded()
  }

  @Test func `the current page is the picture in the middle and follows a drag`() {
    defer { window.isHidden = true }
    expectEqual((control.isHidden, false), (control.numberOfPages, 12))
    expectEqual((control.currentPage, 3), (current, 3))
    Finger(in: window).drag(from: CGPoint(x: 330, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.2)
    waitForRest()
    expectEqual((control.currentPage, 4), (current, 4))
    Finger(in: window).drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 330, y: 300), duration: 0.2)
    waitForRest()
    expectEqual((control.currentPage, 3), (current, 3))
  }

  @Test func `a tap on the control animates to the page, and quick taps add up`() {
    defer { window.isHidden = true }
    let view: UICollectionView = controller.collectionView
    let start = view.contentOffset.x
    tap(100)
    #expect(control.currentPage == 4)
    FrameClock.main.advance(by: 0.05)
    let moving = view.contentOffset.x
    tap(100)
    waitForRest()
    #expect(moving > start)
    #expect(moving < view.contentOffset.x)
    expectEqual((control.currentPage, 5), (current, 5))
    tap(-100)
    waitForRest()
    expectEqual((control.currentPage, 4), (current, 4))
  }

  @Test func `pages follow the pictures, and the control hides with its layout or space`()
    throws
  {
    defer { window.isHidden = true }
    controller.insert()
    waitForRest()
    #expect(control.numberOfPages == 13)
    controller.showNextLayout()
    waitForRest()
    #expect(control.isHidden)
    try #require(controller.layoutSetting).set(0)
    waitForRest()
    #expect(!control.isHidden)
    controller.itemCount = 25
    #expect(control.isHidden)
    window.frame.size.width = 700
    window.layoutIfNeeded()
    #expect(!control.isHidden)
    controller.itemCount = 100_000
    expectEqual((control.isHidden, true), (control.numberOfPages, 0))
    controller.itemCount = 5
    let setting = try #require(controller.settings.first { $0.name == "Page control" })
    setting.set(0)
    #expect(control.isHidden)
  }
}
