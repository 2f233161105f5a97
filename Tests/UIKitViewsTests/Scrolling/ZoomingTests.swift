import UIKitViews
import TestSupport
import Testing

private final class Zoomer: NSObject, UIScrollViewDelegate {
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  var calls: [String] = []
  /// Called for each zoom step.
  var step: () -> Void = {}

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("begin") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if calls.last != "zoom" { calls.append("zoom") }
    step()
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    calls.append("end \(scale)")
  }
}

/// Returns no view for zooming.
private final class Plain: NSObject, UIScrollViewDelegate {
  var ends = 0

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    ends += 1
  }
}

@Suite("E Zooming a scroll view", .serialized)
struct ZoomingTests {
  private let zoomer = Zoomer()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view: UIScrollView

  init() {
    view = UIScrollView(frame: window.bounds)
    view.addSubview(zoomer.page)
    view.contentSize = zoomer.page.frame.size
    view.delegate = zoomer
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  @Test func `without zoom limits, the scale stays 1 and there is no pinch recognizer`() {
    #expect(view.pinchGestureRecognizer == nil)
    view.zoomScale = 3
    #expect(view.zoomScale == 1)
    view.maximumZoomScale = 4
    #expect(view.pinchGestureRecognizer != nil)
  }

  @Test
  func `zoomScale is clamped and scales the view and its contents about the center`() {
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 2
    view.contentOffset = CGPoint(x: 100, y: 100)
    view.zoomScale = 9
    expectEqual(
      (view.zoomScale, 2),
      (zoomer.page.frame, CGRect(x: 0, y: 0, width: 800, height: 800)),
      (view.contentSize, CGSize(width: 800, height: 800)),
      (view.contentOffset, CGPoint(x: 300, y: 300)))
    view.zoomScale = 0.1
    expectEqual(
      (zoomer.page.frame, CGRect(x: 0, y: 0, width: 200, height: 200)),
      (view.contentOffset, .zero))
  }

  @Test
  func `an animated zoom takes 0.3 seconds and notifies the delegate of start and end`() {
    view.maximumZoomScale = 2
    view.setZoomScale(2, animated: true)
    FrameClock.main.advance(by: 0.15)
    #expect(view.zoomScale > 1)
    #expect(view.zoomScale < 2)
    #expect(view.isZooming)
    FrameClock.main.run(for: 0.3)
    expectEqual(
      (view.zoomScale, 2),
      (view.isZooming, false),
      (zoomer.calls, ["begin", "zoom", "end 2.0"]))
  }

  @Test(arguments: [false, true])
  func `zoom(to:) shows a rectangle at the largest scale that fits`(animated: Bool) {
    view.maximumZoomScale = 4
    view.zoom(to: CGRect(x: 100, y: 150, width: 100, height: 50), animated: animated)
    FrameClock.main.run(for: 0.5)
    #expect(view.zoomScale == 2)
    #expect(abs(view.contentOffset.x - 200) < 0.001)
    #expect(abs(view.contentOffset.y - 250) < 0.001)
  }

  @Test(arguments: [false, true])
  func `zoom(to:) shows a rectangle of an offset view at any scale`(animated: Bool) {
    zoomer.page.frame.origin = CGPoint(x: 100, y: 100)
    view.contentSize = CGSize(width: 600, height: 600)
    view.maximumZoomScale = 4
    func expectOffset(_ offset: CGFloat, showing rect: CGRect, scale: CGFloat) {
      view.zoom(to: rect, animated: animated)
      FrameClock.main.run(for: 0.5)
      #expect(view.zoomScale == scale)
      #expect(abs(view.contentOffset.x - offset) < 0.001)
      #expect(abs(view.contentOffset.y - offset) < 0.001)
    }
    expectOffset(200, showing: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 2)
    #expect(abs(zoomer.page.frame.minX - 200) < 0.001)
    expectOffset(800, showing: CGRect(x: 100, y: 100, width: 50, height: 50), scale: 4)
  }

  @Test func `a pinch zooms about the fingers, resists past the limit and bounces back`() {
    view.maximumZoomScale = 2
    let (first, second) = (Finger(in: window, number: 0), Finger(in: window, number: 1))
    first.down(at: CGPoint(x: 90, y: 100))
    second.down(at: CGPoint(x: 110, y: 100))
    for step in 1...30 {
      FrameClock.main.advance(by: 1 / 60)
      first.move(to: CGPoint(x: 90 - 2.5 * CGFloat(step), y: 100))
      second.move(to: CGPoint(x: 110 + 2.5 * CGFloat(step), y: 100))
    }
    #expect(view.zoomScale > 2)
    #expect(view.zoomScale < 6)
    first.lift()
    second.lift()
    expectEqual((view.isZoomBouncing, true), (view.isZoomAnimating, true))
    FrameClock.main.run(for: 0.5)
    expectEqual((view.zoomScale, 2), (zoomer.calls, ["begin", "zoom", "end 2.0"]))
  }

  @Test(arguments: [false, true])
  func `fingers that drag and pinch at once keep the pinched point under them`(dragsFirst: Bool) {
    view.maximumZoomScale = 4
    view.contentOffset = CGPoint(x: 100, y: 100)
    let (first, second) = (Finger(in: window, number: 0), Finger(in: window, number: 1))
    var points = [CGPoint(x: 100, y: 150), CGPoint(x: 140, y: 110)]
    func move(_ step: CGVector, _ other: CGVector) {
      FrameClock.main.advance(by: 1 / 60)
      points[0] = CGPoint(x: points[0].x + step.dx, y: points[0].y + step.dy)
      points[1] = CGPoint(x: points[1].x + other.dx, y: points[1].y + other.dy)
      first.move(to: points[0])
      second.move(to: points[1])
    }
    first.down(at: points[0])
    if dragsFirst {
      points[0].y = 110
      first.move(to: points[0])
      #expect(view.isDragging)
    }
    second.down(at: points[1])
    for _ in 1...20 { move(CGVector(dx: -2, dy: 1), CGVector(dx: 1, dy: 1)) }
    expectEqual((view.isDragging, true), (view.isZooming, true))
    let scale = view.zoomScale
    #expect(scale > 1)
    func pinched() -> CGPoint {
      let middle = CGPoint(x: (points[0].x + points[1].x) / 2, y: (points[0].y + points[1].y) / 2)
      return zoomer.page.convert(middle, from: window)
    }
    let before = pinched()
    for _ in 1...20 { move(CGVector(dx: 2, dy: -2), CGVector(dx: 1, dy: -3)) }
    #expect(view.zoomScale < scale)
    let end = pinched()
    #expect(abs(end.x - before.x) < 1e-6)
    #expect(abs(end.y - before.y) < 1e-6)
    second.lift()
    first.lift()
    expectEqual(
      (zoomer.calls, ["begin", "zoom", "end \(view.zoomScale)"]),
      (view.isDragging || view.isZooming, false), (view.isDecelerating, true))
    view.stopScrollingAndZooming()
  }

  @Test func `an animated zoom continues an earlier one, and an immediate zoom ends it`() {
    view.maximumZoomScale = 4
    view.setZoomScale(2, animated: true)
    FrameClock.main.advance(by: 0.15)
    view.setZoomScale(4, animated: true)
    FrameClock.main.advance(by: 0.15)
    #expect(zoomer.calls == ["begin", "zoom"])
    view.zoomScale = 1.5
    #expect(zoomer.calls == ["begin", "zoom", "end 1.5"])
    FrameClock.main.run(for: 0.5)
    expectEqual((view.zoomScale, 1.5), (zoomer.calls, ["begin", "zoom", "end 1.5"]))
  }

  @Test func `a zoom that the delegate begins in scrollViewDidZoom continues the current one`() {
    view.maximumZoomScale = 4
    zoomer.step = { [view, zoomer] in
      zoomer.step = {}
      view.setZoomScale(2, animated: true)
    }
    view.setZoomScale(4, animated: true)
    FrameClock.main.run(for: 0.15)
    #expect(zoomer.calls == ["begin", "zoom"])
    FrameClock.main.run(for: 0.5)
    #expect(zoomer.calls == ["begin", "zoom", "end 2.0"])
    zoomer.calls = []
    zoomer.step = { [view, zoomer] in
      zoomer.step = {}
      view.setZoomScale(3, animated: true)
    }
    view.zoomScale = 4
    #expect(view.isZooming)
    FrameClock.main.run(for: 0.5)
    #expect(zoomer.calls == ["zoom", "begin", "zoom", "end 3.0"])
  }

  @Test func `stopScrollingAndZooming ends an animated zoom`() {
    view.maximumZoomScale = 4
    view.setZoomScale(2, animated: true)
    FrameClock.main.advance(by: 0.15)
    view.stopScrollingAndZooming()
    #expect(zoomer.calls == ["begin", "zoom", "end \(view.zoomScale)"])
  }

  @Test func `an animated zoom ends within limits that changed during the animation`() {
    view.maximumZoomScale = 4
    view.setZoomScale(4, animated: true)
    FrameClock.main.advance(by: 0.15)
    view.maximumZoomScale = 2
    FrameClock.main.run(for: 0.5)
    #expect(view.zoomScale == 2)
  }

  @Test func `without viewForZooming, setZoomScale starts no animated zoom`() {
    let plain = Plain()
    view.delegate = plain
    view.maximumZoomScale = 4
    view.setZoomScale(2, animated: true)
    #expect(!view.isZooming)
    FrameClock.main.run(for: 0.5)
    #expect(plain.ends == 0)
  }

  @Test func `contents that a pinch has moved out of range return when it ends`() {
    // A simultaneous drag would move the contents back.
    view.isScrollEnabled = false
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 2
    let (first, second) = (Finger(in: window, number: 0), Finger(in: window, number: 1))
    first.down(at: CGPoint(x: 100, y: 150))
    second.down(at: CGPoint(x: 180, y: 150))
    for step in 1...10 {
      FrameClock.main.advance(by: 1 / 60)
      first.move(to: CGPoint(x: 100 + 2 * CGFloat(step), y: 150))
      second.move(to: CGPoint(x: 180 - 2 * CGFloat(step), y: 150))
    }
    first.lift()
    second.lift()
    FrameClock.main.run(for: 1)
    #expect(view.zoomScale < 1)
    #expect(view.contentOffset == .zero)
  }

  @Test(arguments: [false, true])
  func `a view pinned to the content guide zooms with it and stays scaled when resized`(
    animated: Bool
  ) {
    let page = zoomer.page
    page.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor, constant: 20),
      page.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
      page.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
      page.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor, constant: -10),
      page.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
      page.heightAnchor.constraint(equalTo: view.frameLayoutGuide.heightAnchor),
    ])
    view.maximumZoomScale = 4
    view.frame.size = CGSize(width: 320, height: 480)
    window.layoutIfNeeded()
    view.setZoomScale(2, animated: animated)
    FrameClock.main.run(for: 0.5)
    expectEqual(
      (page.frame, CGRect(x: 20, y: 0, width: 640, height: 960)),
      (page.bounds.size, CGSize(width: 320, height: 480)),
      (view.contentSize, CGSize(width: 660, height: 970)))
    view.frame.size = CGSize(width: 300, height: 100)
    window.layoutIfNeeded()
    expectEqual(
      (page.frame, CGRect(x: 20, y: 0, width: 600, height: 200)),
      (view.contentSize, CGSize(width: 620, height: 210)))
    view.zoomScale = 1
    window.layoutIfNeeded()
    expectEqual(
      (page.frame, CGRect(x: 20, y: 0, width: 300, height: 100)),
      (view.contentSize, CGSize(width: 320, height: 110)))
  }

  /// The ways to center contents that are smaller than the view.
  enum Centring: CaseIterable {
    case delegate, layout, constraints
    /// Constraints whose new constants apply from the next layout pass on.
    case constraintsLater
  }

  /// Returns a view with a centered page of 100 by 50 points.
  private func centredPage(by way: Centring) -> (view: UIScrollView, page: UIView) {
    final class CentringView: UIScrollView {
      var page: UIView?
      override func layoutSubviews() {
        super.layoutSubviews()
        guard let page else { return }
        page.frame.origin = CGPoint(
          x: max(0, (bounds.width - page.frame.width) / 2), y: max(0, (bounds.height - page.frame.height) / 2)
        )
      }
    }
    let (view, page) = (CentringView(frame: window.bounds), zoomer.page)
    page.frame = CGRect(x: 50, y: 75, width: 100, height: 50)
    view.addSubview(page)
    view.contentSize = page.frame.size
    view.maximumZoomScale = 8
    view.delegate = zoomer
    window.addSubview(view)
    switch way {
    case .layout: view.page = page
    case .delegate:
      zoomer.step = {
        page.center = CGPoint(
          x: max(view.contentSize.width, view.bounds.width) / 2,
          y: max(view.contentSize.height, view.bounds.height) / 2)
      }
    case .constraints, .constraintsLater:
      let contents = view.contentLayoutGuide
      let across = [
        page.leadingAnchor.constraint(equalTo: contents.leadingAnchor, constant: 50),
        contents.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: 50),
      ]
      let down = [
        page.topAnchor.constraint(equalTo: contents.topAnchor, constant: 75),
        contents.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: 75),
      ]
      page.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(across + down)
      page.widthAnchor.constraint(equalToConstant: 100).isActive = true
      page.heightAnchor.constraint(equalToConstant: 50).isActive = true
      zoomer.step = {
        for side in across { side.constant = max(0, (view.bounds.width - page.frame.width) / 2) }
        for side in down { side.constant = max(0, (view.bounds.height - page.frame.height) / 2) }
        if way == .constraints { view.layoutIfNeeded() }
      }
    }
    FrameClock.main.run(for: 0.1)
    return (view, page)
  }

  @Test(arguments: Centring.allCases, [false, true])
  func `zoom(to:) shows a rectangle of a view that is centered while small`(way: Centring, animated: Bool) {
    let (view, page) = centredPage(by: way)
    let rect = CGRect(x: 50, y: 10, width: 25, height: 25)
    view.zoom(to: rect, animated: animated)
    FrameClock.main.run(for: 0.5)
    let shown = page.convert(rect, to: window)
    #expect(view.zoomScale == 8)
    #expect(abs(shown.minX) < 1e-6)
    #expect(abs(shown.minY) < 1e-6)
  }

  @Test(arguments: Centring.allCases, [false, true])
  func `a view that is centered while small scales about its center`(way: Centring, animated: Bool) {
    let (view, page) = centredPage(by: way)
    view.setZoomScale(6, animated: animated)
    FrameClock.main.run(for: 0.5)
    let middle = page.convert(CGPoint(x: 100, y: 100), from: window)
    #expect(abs(middle.x - 50) < 1e-6)
    #expect(abs(middle.y - 25) < 1e-6)
  }

  @Test(arguments: Centring.allCases)
  func `a pinch on a view centered while small keeps the pinched point in place`(
    way: Centring
  ) {
    let (view, page) = centredPage(by: way)
    let (first, second) = (Finger(in: window, number: 0), Finger(in: window, number: 1))
    first.down(at: CGPoint(x: 90, y: 100))
    second.down(at: CGPoint(x: 130, y: 100))
    let pinched = page.convert(CGPoint(x: 110, y: 100), from: window)
    for step in 1...30 {
      FrameClock.main.advance(by: 1 / 60)
      let distance = 20 + 4 * CGFloat(step)
      window.sendTouches([
        .init(finger: 0, phase: .moved, location: CGPoint(x: 110 - distance, y: 100)),
        .init(finger: 1, phase: .moved, location: CGPoint(x: 110 + distance, y: 100)),
      ])
    }
    FrameClock.main.advance(by: 1 / 60)
    #expect(view.zoomScale > 4)
    let end = page.convert(CGPoint(x: 110, y: 100), from: window)
    #expect(abs(end.x - pinched.x) < 1e-6)
    #expect(abs(end.y - pinched.y) < 1e-6)
    window.cancelTouches()
  }

  @Test func `isZoomAnimating is true only during an animated zoom`() {
    view.maximumZoomScale = 2
    #expect(view.isZoomAnimating == false)
    view.setZoomScale(1.5, animated: false)
    #expect(view.isZoomAnimating == false)
    view.setZoomScale(1, animated: true)
    #expect(view.isZoomAnimating)
    FrameClock.main.run(for: 0.5)
    #expect(view.isZoomAnimating == false)
  }

  @Test func `contents smaller than the view rest at contentAlignmentPoint (UIKit 17.4)`() {
    view.contentSize = CGSize(width: 100, height: 40)
    #expect(view.contentOffset == .zero)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    #expect(view.contentOffset == CGPoint(x: -50, y: -160))
  }

  @Test func `after a zoom, replacing the page keeps the offset set for the new page`() {
    view.maximumZoomScale = 4
    view.zoomScale = 2
    view.contentOffset = .zero
    view.layoutIfNeeded()
    view.zoomScale = 1
    zoomer.page.frame = CGRect(x: 0, y: 0, width: 1200, height: 1200)
    view.contentSize = zoomer.page.frame.size
    view.contentOffset = .zero
    view.layoutIfNeeded()
    #expect(view.contentOffset == .zero)
  }

  @Test(arguments: [1.9, 2.7, 3.3] as [CGFloat], [false, true])
  func `zoom(to:) with the visible size scrolls to the rectangle despite rounding`(
    scale: CGFloat, animated: Bool
  ) {
    view.maximumZoomScale = 4
    view.zoomScale = scale
    view.contentOffset = CGPoint(x: 50, y: 50)
    view.layoutIfNeeded()
    let length = 200 / scale
    view.zoom(to: CGRect(x: 120, y: 120, width: length, height: length), animated: animated)
    FrameClock.main.run(for: 0.5)
    #expect(abs(view.contentOffset.x - 120 * scale) < 1e-6)
  }

  private final class Screen: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }

  /// Returns the screen that the scroll view is pinned to. A page of 400 points is pinned to the scroll
  /// view's content guide.
  private func pinnedPage() -> Screen {
    let screen = Screen(frame: window.bounds)
    window.addSubview(screen)
    screen.addSubview(view)
    let page = zoomer.page
    for view in [view, page] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate(
      pin(view, to: screen.safeAreaLayoutGuide) + pin(page, to: view.contentLayoutGuide) + [
        page.widthAnchor.constraint(equalToConstant: 400), page.heightAnchor.constraint(equalToConstant: 400),
      ])
    view.maximumZoomScale = 4
    window.layoutIfNeeded()
    return screen
  }

  @Test func `an animated zoom lays out the scroll view only, not its superview`() {
    let screen = pinnedPage()
    screen.layouts = 0
    view.setZoomScale(2, animated: true)
    FrameClock.main.run(for: 0.5)
    expectEqual((view.zoomScale, 2), (view.contentSize.width, 800), (zoomer.page.frame.width, 800))
    #expect(screen.layouts == 0)
  }

  @Test func `a page removed from the scroll view has its unscaled size in new constraints`() {
    let screen = pinnedPage()
    view.zoomScale = 2
    window.layoutIfNeeded()
    let page = zoomer.page
    page.removeFromSuperview()
    page.removeConstraints(page.constraints)
    page.transform = .identity
    screen.addSubview(page)
    NSLayoutConstraint.activate(pin(page, to: screen.safeAreaLayoutGuide))
    window.layoutIfNeeded()
    #expect(page.frame == screen.bounds)
  }
}
