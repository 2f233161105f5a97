// On Apple's platforms a flick needs a finger, so this is tested by hand.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Drags and flicks of a carousel, stepped frame by frame until it rests.
@Suite("Carousels under a finger") struct CarouselFlickTests {
  private let layout = CarouselLayout()
  private let stage: Stage<CarouselLayout>
  private let window: UIWindow
  private let finger: Finger

  /// Sets up items of 150 × 150 with a spacing of 45. In bounds of 390 × 800, item i is centered at the
  /// offset 195 · i.
  init() {
    layout.itemSize = .absolute(CGSize(width: 150, height: 150))
    layout.itemSpacing = 45
    layout.effect = .linearZoom(activeDistance: 150, factor: 0.6)
    stage = Stage(layout, laysOut: false)
    window = stage.view.shownInWindow()
    stage.layOut()
    finger = Finger(in: window)
  }

  private var view: UICollectionView { stage.view }

  private func flick(left distance: CGFloat, duration: TimeInterval) {
    finger.drag(
      from: CGPoint(x: 350, y: 400), to: CGPoint(x: 350 - distance, y: 400), duration: duration)
  }

  /// Steps until the carousel rests, and returns the number of frames. Expects no jumps.
  private func rest(maximumStep: CGFloat) -> Int {
    var frames = 0
    while view.isDecelerating, frames < 600 {
      let before = view.contentOffset.x
      FrameClock.main.advance(by: 1 / 60)
      #expect(abs(view.contentOffset.x - before) <= maximumStep)
      frames += 1
    }
    return frames
  }

  @Test(arguments: [80, 150, 230, 300] as [CGFloat])
  func `a flick comes to rest with an item exactly in the middle`(distance: CGFloat) {
    flick(left: distance, duration: 0.1)
    // The velocity is ten times the distance per second, so a frame scrolls by at most a sixth of the
    // distance.
    #expect(rest(maximumStep: distance / 6 + 0.5) > 5)
    let item = view.contentOffset.x / 195
    #expect(item == item.rounded())
    #expect(item > 0)
    #expect(layout.currentIndexPath == IndexPath(item: Int(item), section: 0))
  }

  @Test(arguments: [150, 300] as [CGFloat])
  func `with page snapping, each drag moves one item, however fast`(distance: CGFloat) {
    layout.snapping = .page(minimumDrag: 100)
    for page in 1...3 {
      flick(left: distance, duration: 0.1)
      _ = rest(maximumStep: distance)
      #expect(view.contentOffset.x == 195 * CGFloat(page))
    }
  }

  @Test func `a flick stopped by a finger between items snaps on lifting`() {
    flick(left: 300, duration: 0.1)
    FrameClock.main.run(for: 0.15)
    finger.down(at: CGPoint(x: 200, y: 400))
    FrameClock.main.run(for: 0.3)
    #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 195) != 0)
    finger.lift()
    _ = rest(maximumStep: 100)
    #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 195) == 0)
  }

  @Test func `scrolling with a mouse wheel ends with an item in the middle`() {
    for _ in 0..<5 {
      window.scrollWheel(at: CGPoint(x: 200, y: 400), by: CGVector(dx: 50, dy: 0))
      FrameClock.main.advance(by: 1 / 60)
    }
    FrameClock.main.run(for: 1)
    #expect(view.contentOffset.x == 195)
  }
}
#endif
