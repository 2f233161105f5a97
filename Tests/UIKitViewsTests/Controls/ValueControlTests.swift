import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Switches, sliders, page controls, progress")
struct ValueControlTests {
  let window = makeWindow(width: 400, height: 400)
  let finger: Finger

  init() { finger = Finger(in: window) }

  private func runToRest() { FrameClock.main.run(for: 0.5) }

  // MARK: Switch

  @Test func `a switch is always 51 by 31 points`() {
    let toggle = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 3))
    #expect(toggle.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    toggle.frame = CGRect(x: 5, y: 6, width: 1, height: 1)
    expectEqual(
      (toggle.frame, CGRect(x: 5, y: 6, width: 51, height: 31)),
      (toggle.intrinsicContentSize, CGSize(width: 49, height: 31)),
      (toggle.alignmentRect(forFrame: toggle.frame).size, toggle.intrinsicContentSize))
  }

  @Test func `a tap toggles a switch and sends events, and setting it in code sends none`() {
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    window.addSubview(toggle)
    let log = EventLog()
    log.follow(toggle)
    toggle.setOn(true, animated: true)
    toggle.isOn = false
    #expect(log.events == [])
    finger.tap(at: toggle.center)
    expectEqual(
      (toggle.isOn, true),
      (log.events, ["down", "valueChanged", "primary", "upInside"]),
      (toggle.accessibilityValue, "1"))
    runToRest()
    toggle.isEnabled = false
    finger.tap(at: toggle.center)
    #expect(toggle.isOn)
    #expect(toggle.accessibilityTraits.contains(.notEnabled))
  }

  @Test func `dragging the knob toggles a switch only if it is lifted on the other side`() {
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    window.addSubview(toggle)
    var changes = 0
    toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let (left, right) = (CGPoint(x: 110, y: 115), CGPoint(x: 145, y: 115))
    finger.drag(from: left, to: right, duration: 0.2)
    expectEqual((toggle.isOn, true), (changes, 1))
    finger.down(at: right)
    finger.move(to: left, duration: 0.1)
    finger.move(to: right, duration: 0.1)
    finger.lift()
    expectEqual((toggle.isOn, true), (changes, 1))
    finger.drag(from: right, to: left, duration: 0.2)
    expectEqual((toggle.isOn, false), (changes, 2))
  }

  @Test func `a canceled touch leaves the switch unchanged`() {
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    window.addSubview(toggle)
    finger.down(at: toggle.center)
    finger.cancel()
    #expect(!toggle.isOn)
  }

  @Test(arguments: [true, false])
  func `a switch that has stopped tracking shows its isOn value`(atOnce: Bool) {
    final class LettingGo: UISwitch {
      var atOnce = false
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event) && !atOnce
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _ = super.continueTracking(touch, with: event)
        return false
      }
    }
    let toggle = LettingGo(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    toggle.atOnce = atOnce
    toggle.onTintColor = .red
    window.addSubview(toggle)
    var showsOn: Bool { toggle.subviews.first?.subviews.first?.backgroundColor == .red }
    finger.down(at: CGPoint(x: 110, y: 115))
    finger.move(to: CGPoint(x: 145, y: 115))
    #expect(!showsOn)
    toggle.isOn = true
    #expect(showsOn)
    toggle.isOn = false
    #expect(!showsOn)
    finger.lift()
  }

  // MARK: Slider

  private func slider() -> UISlider {
    let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 204, height: 34))
    window.addSubview(slider)
    return slider
  }

  private func thumb(_ slider: UISlider) -> CGPoint {
    let rect = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
    return slider.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  @Test func `values are clamped to the slider's range, and a new range moves the value`() {
    let slider = slider()
    slider.value = 7
    #expect(slider.value == 1)
    (slider.maximumValue, slider.minimumValue) = (10, 5)
    #expect(slider.value == 5)
    slider.maximumValue = 3
    expectEqual((slider.minimumValue, 3), (slider.value, 3))
    slider.value = .nan
    expectEqual(
      (slider.value, 3),
      (slider.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 34)))
  }

  @Test func `dragging the knob changes the value by the finger's distance, up to the ends`() {
    let slider = slider()
    var values: [Float] = []
    slider.addAction(UIAction { [slider] _ in values.append(slider.value) }, for: .valueChanged)
    // The knob's center moves 176 points from end to end.
    let start = thumb(slider)
    finger.down(at: CGPoint(x: start.x + 5, y: start.y))
    finger.move(to: CGPoint(x: start.x + 5 + 88, y: start.y))
    #expect(abs(slider.value - 0.5) < 0.001)
    finger.move(to: CGPoint(x: 400, y: start.y))
    #expect(slider.value == 1)
    finger.move(to: CGPoint(x: 0, y: start.y))
    finger.lift()
    expectEqual((slider.value, 0), (values.count, 4))
  }

  @Test func `a drag that starts away from the knob does not move it`() {
    let slider = slider()
    finger.drag(from: CGPoint(x: 250, y: 117), to: CGPoint(x: 290, y: 117), duration: 0.1)
    #expect(slider.value == 0)
  }

  @Test func `a slider that is not continuous sends valueChanged only at the end`() {
    let slider = slider()
    slider.isContinuous = false
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    finger.drag(from: thumb(slider), to: CGPoint(x: 200, y: 117), duration: 0.2)
    #expect(changes == 1)
    #expect(slider.value > 0.4)
  }

  /// Apps detect the end of a drag by the touch's phase.
  @Test func `a slider sends valueChanged once more when the finger lifts`() {
    final class Target: NSObject {
      var phases: [UITouch.Phase] = []
      func slid(_ slider: UISlider, _ event: UIEvent) {
        phases += (event.allTouches ?? []).map(\.phase)
      }
    }
    let (slider, target) = (slider(), Target())
    slider.addTarget(target, action: Selector("slid:for:", Target.slid), for: .valueChanged)
    finger.down(at: thumb(slider))
    finger.move(to: CGPoint(x: 200, y: 117))
    finger.lift()
    #expect(target.phases == [.moved, .ended])
  }

  @Test func `a quick drag moves the knob of a slider in a scroll view`() {
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    window.addSubview(scrollView)
    let slider = slider()
    scrollView.addSubview(slider)
    finger.drag(from: thumb(slider), to: CGPoint(x: 220, y: 117), duration: 0.1)
    #expect(slider.value > 0.5)
  }

  // Apple's documentation of gestureRecognizerShouldBegin(_:) names the slider.
  @Test func `a drag on a slider moves the knob, and a drag next to it scrolls the contents`() {
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 2000, height: 400)
    window.addSubview(scrollView)
    let slider = slider()
    scrollView.addSubview(slider)
    slider.value = 0.5
    let start = thumb(slider)
    finger.down(at: start)
    FrameClock.main.run(for: 0.05)
    finger.move(to: CGPoint(x: start.x - 60, y: start.y), duration: 0.3)
    finger.lift()
    #expect(scrollView.contentOffset.x == 0)
    #expect(slider.value < 0.5)
    finger.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 10, y: 300), duration: 0.1)
    #expect(scrollView.contentOffset.x > 0)
  }

  @Test func `accessibility steps change a slider by a tenth and send valueChanged`() {
    let slider = slider()
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    #expect(abs(slider.value - 0.1) < 0.001)
    expectEqual((changes, 3), (slider.accessibilityValue, "10%"))
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    expectEqual((slider.value, 0), (changes, 4))
  }

  // MARK: Page control

  // Measured: the control is 18 n + 20 points wide for n pages, and 26 tall.
  @Test(.fact("O5"))
  func `a page control's size follows its number of pages`() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    expectEqual(
      (pages.intrinsicContentSize, CGSize(width: 74, height: 26)),
      (pages.size(forNumberOfPages: 4), CGSize(width: 92, height: 26)))
  }

  @Test
  func `taps step a page control back and forth, and a dragging finger scrubs the pages`() {
    let pages = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))
    pages.numberOfPages = 5
    window.addSubview(pages)
    var shown: [Int] = []
    pages.addAction(UIAction { [pages] _ in shown.append(pages.currentPage) }, for: .valueChanged)
    finger.tap(at: CGPoint(x: 250, y: 113))
    finger.tap(at: CGPoint(x: 250, y: 113))
    finger.tap(at: CGPoint(x: 150, y: 113))
    #expect(shown == [1, 2, 1])
    // The dots are 18 points apart, with the middle one at 200.
    finger.drag(from: CGPoint(x: 182, y: 113), to: CGPoint(x: 238, y: 113), duration: 0.3)
    expectEqual((shown.last, 4), (pages.interactionState, .none))
    finger.tap(at: CGPoint(x: 290, y: 113))
    expectEqual((pages.currentPage, 4), (shown.last, 4))
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.currentPage = 9
    #expect(pages.currentPage == 1)
    pages.accessibilityDecrement()
    expectEqual((pages.currentPage, 0), (pages.accessibilityValue, "page 1 of 2"))
  }

  @Test(arguments: [true, false])
  func `a page control's highlight disappears when a touch lifts outside or is canceled`(
    lifts: Bool
  ) throws {
    let pages = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))
    pages.numberOfPages = 5
    window.addSubview(pages)
    window.layoutIfNeeded()
    func views(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views(in: $0) } }
    let size = pages.size(forNumberOfPages: 5)
    let plate = try #require(views(in: pages).first { $0.bounds.size == size })
    finger.down(at: CGPoint(x: 200, y: 113))
    #expect(plate.backgroundColor != nil)
    finger.move(to: CGPoint(x: 200, y: 300))
    #expect(plate.backgroundColor != nil)
    if lifts { finger.lift() } else { finger.cancel() }
    #expect(plate.backgroundColor == nil)
  }

  @Test(arguments: [true, false])
  func `a page control that stops tracking has no interaction state`(atOnce: Bool) {
    final class LettingGo: UIPageControl {
      var atOnce = false
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event) && !atOnce
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _ = super.continueTracking(touch, with: event)
        return false
      }
    }
    let pages = LettingGo(frame: CGRect(x: 100, y: 100, width: 200, height: 26))
    (pages.numberOfPages, pages.atOnce) = (5, atOnce)
    window.addSubview(pages)
    finger.down(at: CGPoint(x: 182, y: 113))
    #expect(pages.interactionState == (atOnce ? .none : .discrete))
    finger.move(to: CGPoint(x: 238, y: 113))
    #expect(pages.interactionState == .none)
    finger.lift()
    #expect(pages.interactionState == .none)
  }

  // MARK: Disabled

  @Test(arguments: [UISwitch.self, UISlider.self, UIPageControl.self] as [UIControl.Type])
  func `a disabled control dims its contents and keeps its own alpha`(type: UIControl.Type) {
    let control = UIView._make(type, frame: CGRect(x: 0, y: 0, width: 100, height: 30)) as UIControl
    window.addSubview(control)
    control.alpha = 0.25
    control.isEnabled = false
    window.layoutIfNeeded()
    expectEqual(
      (control.alpha, 0.25),
      (control.subviews.map(\.alpha), [0.5]),
      (control.subviews.map(\.frame), [control.bounds]))
    control.isSelected = true
    control.isEnabled = true
    expectEqual((control.alpha, 0.25), (control.subviews.map(\.alpha), [1]))
    #expect(control.hitTest(CGPoint(x: 10, y: 10), with: nil) === control)
  }

  // MARK: Progress and activity

  @Test(.fact("O5"))
  func `a progress view is 4 points tall and clamps its progress to 0…1`() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.frame.height == 4)
    view.setProgress(3, animated: false)
    #expect(view.progress == 1)
    view.progress = 0.25
    expectEqual(
      (view.subviews[0].frame, CGRect(x: 0, y: 0, width: 25, height: 4)),
      (view.accessibilityValue, "25%"))
  }

  @Test func `an activity indicator spins only in a window, and only until it is stopped`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    expectEqual((wheel.bounds.size, CGSize(width: 20, height: 20)), (wheel.isHidden, true))
    wheel.style = .large
    #expect(wheel.intrinsicContentSize == CGSize(width: 37, height: 37))
    wheel.startAnimating()
    let spokes = wheel.layer.sublayers![0]
    func turns(_ body: () -> Void) -> Bool {
      let before = spokes.transform
      body()
      FrameClock.main.run(for: 0.35)
      return !CATransform3DEqualToTransform(spokes.transform, before)
    }
    #expect(!turns {})
    #expect(!wheel.isHidden)
    #expect(turns { window.addSubview(wheel) })
    #expect(!turns { wheel.stopAnimating() })
    #expect(wheel.isHidden)
  }
}
