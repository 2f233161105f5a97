import CollectionView
import Foundation
import Logging
import Testing

@testable import LiveHost

@MainActor
@Suite("What hands do to a page's views")
struct LiveSessionTests {
  private func open(
    _ hello: [UInt8] = MessageBytes.hello(), _ make: @escaping @MainActor () -> any LivePreviewable
  ) throws -> LiveSession {
    let studio = LiveStudio(
      title: "Test", scenes: [LiveScene(id: "view", title: "View", make: make)], images: ImageStore(),
      log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    // Work takes no time, so no message waits.
    let session = LiveSession(studio: studio, link: PageLink(limit: 1 << 24)) { 0 }
    try session.receive(hello)
    return session
  }

  private func showFrames(_ count: Int, of session: LiveSession) {
    for _ in 0..<count { _ = session.showFrame() }
  }

  @Test func `the page's text size is its scene's from the beginning, and a change is told`() throws {
    final class Texts: UIViewController {
      let label = UILabel()
      var sizeAtFirst: CGFloat = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        sizeAtFirst = UIFont.preferredFont(forTextStyle: .body).pointSize
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        view.addSubview(label)
      }
    }
    let controller = Texts()
    var posted: [UIContentSizeCategory] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { posted.append(UITraitCollection.current.preferredContentSizeCategory) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let session = try open(MessageBytes.hello(textSize: 6)) { controller }
    defer { session.pageDidClose() }
    #expect(controller.sizeAtFirst == 23)
    #expect(controller.label.font.pointSize == 23)
    try session.receive(MessageBytes.viewport(width: 800, height: 600, textSize: 11))
    #expect(controller.label.font.pointSize == 53)
    #expect(posted == [.extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test func `12.B18: what is in no window has the text size of the page whose code asks`() throws {
    final class Measuring: UIViewController {
      let sizing = UILabel()
      var heights: [CGFloat] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        sizing.text = "Measured"
        sizing.font = .preferredFont(forTextStyle: .body)
        sizing.adjustsFontForContentSizeCategory = true
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        heights.append(sizing.systemLayoutSizeFitting(.zero).height)
      }
    }
    let (small, large) = (Measuring(), Measuring())
    let first = try open(MessageBytes.hello(textSize: 3)) { small }
    let second = try open(MessageBytes.hello(textSize: 6)) { large }
    defer {
      first.pageDidClose()
      second.pageDidClose()
    }
    #expect(small.sizing.font.pointSize == 17)
    let (smallHeight, largeHeight) = (try #require(small.heights.last), try #require(large.heights.last))
    #expect(largeHeight > smallHeight)
    // The other page's size stays its own, while one changes.
    try first.receive(MessageBytes.viewport(width: 820, height: 600, textSize: 11))
    let hugeHeight = try #require(small.heights.last)
    #expect(hugeHeight > largeHeight)
    try second.receive(MessageBytes.viewport(width: 700, height: 600, textSize: 6))
    #expect(large.heights.last == largeHeight)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }

  @Test func `a hand that comes while a key still turns finds no other fingers down`() throws {
    let view = TouchedView()
    let session = try open { view }
    defer { session.pageDidClose() }
    try session.receive(MessageBytes.key(.turnRight))
    showFrames(4, of: session)
    #expect(view.fingers.count == 2)
    try session.receive(MessageBytes.touches([(0, 0, 100, 100)]))
    #expect(view.fingers.count == 1)
    try session.receive(MessageBytes.touches([(0, 2, 100, 100)]))
    #expect(view.fingers.isEmpty)
    try session.receive(MessageBytes.key(.turnLeft))
    showFrames(2, of: session)
    try session.receive(MessageBytes.pinch(phase: 0, x: 400, y: 300, scale: 1, rotation: 0))
    #expect(view.fingers.count == 2)
    try session.receive(MessageBytes.pinch(phase: 2, x: 400, y: 300, scale: 1, rotation: 0))
    #expect(view.fingers.isEmpty)
  }

  @Test
  func `three presses of a key that turns or scales are three steps, whatever a gesture takes to begin`()
    throws
  {
    for (key, other, turn, factor) in [
      (LiveKey.turnRight, LiveKey.turnLeft, CGFloat.pi / 12, CGFloat(1)),
      (.turnLeft, .turnRight, -.pi / 12, 1),
      (.larger, .smaller, 0, 1.15), (.smaller, .larger, 0, 1 / 1.15),
    ] {
      let view = UIView()
      view.isMultipleTouchEnabled = true
      var (rotation, scale) = (CGFloat(0), CGFloat(1))
      let turning = UIRotationGestureRecognizer()
      turning.addAction { if $0.state == .ended { rotation += turning.rotation } }
      let pinching = UIPinchGestureRecognizer()
      pinching.addAction { if $0.state == .ended { scale *= pinching.scale } }
      let together = Together()
      for recogniser in [turning, pinching] {
        recogniser.delegate = together
        view.addGestureRecognizer(recogniser)
      }
      let session = try open { view }
      defer { session.pageDidClose() }
      // Apart; then in quick succession, as one gesture; then back and forth.
      for keys in [[key], [key], [key, key, key], [key, other]] {
        for key in keys { try session.receive(MessageBytes.key(key)) }
        showFrames(24, of: session)
      }
      #expect(abs(rotation - 5 * turn) < 1e-6, "\(key): \(rotation)")
      #expect(abs(scale - pow(factor, 5)) < 1e-6, "\(key): \(scale)")
    }
  }

  @Test func `turning and scaling by keys at once counts both in full`() throws {
    let view = UIView()
    view.isMultipleTouchEnabled = true
    var (rotation, scale) = (CGFloat(0), CGFloat(1))
    let turning = UIRotationGestureRecognizer()
    turning.addAction { _ in rotation = turning.rotation }
    let pinching = UIPinchGestureRecognizer()
    pinching.addAction { _ in scale = pinching.scale }
    let together = Together()
    for recogniser in [turning, pinching] {
      recogniser.delegate = together
      view.addGestureRecognizer(recogniser)
    }
    let session = try open { view }
    defer { session.pageDidClose() }
    try session.receive(MessageBytes.key(.turnRight))
    showFrames(5, of: session)
    try session.receive(MessageBytes.key(.larger))
    showFrames(15, of: session)
    #expect(abs(rotation - .pi / 12) < 1e-6, "\(rotation)")
    #expect(abs(scale - 1.15) < 1e-6, "\(scale)")
  }

  @Test(arguments: [0.0, 5e6])
  func `moves that arrive in one bunch are as fast as the hand was, whatever its clock counts from`(
    start: Double
  ) throws {
    let view = UIView()
    var velocities: [CGFloat] = []
    let pan = UIPanGestureRecognizer()
    pan.addAction { if $0.state == .ended { velocities.append(pan.velocity(in: view).y) } }
    view.addGestureRecognizer(pan)
    let session = try open { view }
    defer { session.pageDidClose() }
    // 12 points in 16 milliseconds; the second time with a rest before the finger lifts.
    for (flick, rest) in [0.0, 200].enumerated() {
      let begin = start + Double(flick) * 3000
      try session.receive(MessageBytes.touches([(0, 0, 100, 100)], time: begin))
      for step in 1...10 {
        let (y, time) = (100 + Double(step) * 12, begin + Double(step) * 16)
        try session.receive(MessageBytes.touches([(0, 1, 100, y)], time: time))
      }
      try session.receive(MessageBytes.touches([(0, 2, 100, 220)], time: begin + 160 + rest))
    }
    #expect(velocities.count == 2)
    #expect(abs(velocities[0] - 750) < 1, "\(velocities)")
    #expect(velocities[1] == 0)
  }

  @Test func `a pinch that arrives in one bunch is as fast as the hand was`() throws {
    let view = UIView()
    view.isMultipleTouchEnabled = true
    var velocity: CGFloat = 0
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction { _ in if pinch.state == .changed { velocity = pinch.velocity } }
    view.addGestureRecognizer(pinch)
    let session = try open { view }
    defer { session.pageDidClose() }
    for step in 0...20 {
      try session.receive(
        MessageBytes.pinch(
          phase: step == 0 ? 0 : 1, x: 400, y: 300, scale: 1 + Double(step) * 0.05, rotation: 0,
          time: 7000 + Double(step) * 20))
    }
    // 0.05 in 20 milliseconds, of what it was when the gesture began.
    #expect(velocity > 1.5, "\(velocity)")
    #expect(velocity < 2.6, "\(velocity)")
  }

  @Test
  func
    `a page whose clock stands, jumps or goes backwards moves its own views, and nothing else comes of it`()
    throws
  {
    let view = TouchedView()
    let session = try open { view }
    defer { session.pageDidClose() }
    for times in [[5000, 4000, 3000], [1e12, 0, 1e12], [0, 1e12, 12], [70, 70, 70]] {
      try session.receive(MessageBytes.touches([(0, 0, 100, 100)], time: times[0]))
      try session.receive(MessageBytes.touches([(0, 1, 100, 120)], time: times[1]))
      let touch = try #require(view.fingers.first)
      let moved = touch.timestamp
      try session.receive(MessageBytes.touches([(0, 2, 100, 140)], time: times[2]))
      #expect(touch.timestamp >= moved)
      #expect(touch.timestamp.isFinite)
      #expect(view.fingers.isEmpty)
    }
    // The next touch is told as now.
    let now = session.clockTime
    try session.receive(MessageBytes.touches([(0, 0, 100, 100)], time: 80))
    let touch = try #require(view.fingers.first)
    #expect(abs(touch.timestamp - now) < 1)
    try session.receive(MessageBytes.touches([(0, 2, 100, 100)], time: 90))
  }

  @Test
  func
    `of scenes that a page asks for faster than they are made, only the latest is made, and none for nobody`()
    throws
  {
    var time = 100.0
    var made = 0
    let scene = LiveScene(id: "heavy", title: "Heavy") {
      made += 1
      time += 0.04
      return UIView()
    }
    let studio = LiveStudio(
      title: "Test", scenes: [scene], images: ImageStore(),
      log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    func open() throws -> LiveSession {
      let session = LiveSession(studio: studio, link: PageLink(limit: 1 << 24)) { time }
      try session.receive(MessageBytes.hello())
      return session
    }
    let (other, session) = (try open(), try open())
    defer { other.pageDidClose() }
    made = 0
    for _ in 0..<500 { try session.receive(MessageBytes.scene("heavy")) }
    #expect(made == 0, "the page rests after its hello")
    #expect(session.hasBacklog)
    // Input reaches what the page shows meanwhile, and the other page is in use.
    func showFrames(for seconds: Double) throws {
      for _ in 0..<Int(seconds * 60) {
        time += 1.0 / 60
        try session.receive(MessageBytes.key(.down))
        try other.receive(MessageBytes.key(.down))
        session.beginFrame()
        other.beginFrame()
      }
    }
    try showFrames(for: 1)
    #expect(made == 0)
    try showFrames(for: 0.5)
    #expect(made == 1)
    #expect(!session.hasBacklog)
    for _ in 0..<500 { try session.receive(MessageBytes.scene("heavy")) }
    session.pageDidClose()
    #expect(!session.hasBacklog)
    try showFrames(for: 0)
    #expect(made == 1)
  }

  @Test
  func `a value that a scene adapts to the page's size is an initial value, unless a hand has changed it`()
    throws
  {
    let view = AdaptingView()
    let session = try open {
      LiveContent(view, settings: [.number("Width", 0...1000, of: view, \.preferredWidth)])
    }
    defer { session.pageDidClose() }
    #expect(session.initialValues == [400])
    try session.receive(MessageBytes.viewport(width: 300, height: 200))
    #expect(view.preferredWidth == 150)
    #expect(session.initialValues == [150])
    try session.receive(MessageBytes.setting(0, 80, news: session.newsSent))
    try session.receive(MessageBytes.viewport(width: 500, height: 200))
    #expect(view.preferredWidth == 250)
    #expect(session.initialValues == [150])
  }

  @Test func `a key that is pressed turns on, a twelfth of a half turn each time`() throws {
    let view = TouchedView()
    let session = try open { view }
    defer { session.pageDidClose() }
    for _ in 0..<5 {
      try session.receive(MessageBytes.key(.turnRight))
      showFrames(3, of: session)
    }
    showFrames(12, of: session)
    #expect(view.fingers.count == 2)
    // What a recogniser takes to begin comes in addition.
    #expect(abs(view.angle - 5 * .pi / 12 - UIRotationGestureRecognizer.hysteresis) < 1e-6)
    showFrames(20, of: session)
    #expect(view.fingers.isEmpty)
  }

  @Test func `two pages on displays of different scales and sizes have their own, and keep them`() throws {
    let (coarse, fine) = (UIView(), UIView())
    let first = try open(MessageBytes.hello(width: 800, height: 600, scale: 1)) { coarse }
    let second = try open(MessageBytes.hello(width: 390, height: 844, scale: 3)) { fine }
    defer {
      first.pageDidClose()
      second.pageDidClose()
    }
    #expect(coarse.traitCollection.displayScale == 1)
    #expect(fine.traitCollection.displayScale == 3)
    #expect(UIScreen.main.scale == 2, "the main screen is nobody's")
    #expect(coarse.window?.screen.bounds.size == CGSize(width: 800, height: 600))
    #expect(fine.window?.screen.bounds.size == CGSize(width: 390, height: 844))
    try first.receive(MessageBytes.viewport(width: 500, height: 400))
    #expect(coarse.traitCollection.displayScale == 2)
    #expect(fine.traitCollection.displayScale == 3)
  }

  @Test func `a scene that asks for the main screen finds its own page's, before it is in a window too`()
    throws
  {
    var found: [CGFloat] = []
    for scale in [1, 3] as [Double] {
      let session = try open(MessageBytes.hello(width: 390, height: 844, scale: scale)) {
        found.append(UIScreen.main.scale)
        return UIView()
      }
      session.pageDidClose()
    }
    #expect(found == [1, 3])
  }

  @Test func `a hand that rests is on the page until it is lifted: the clock goes on for it`() throws {
    let session = try open { TouchedView() }
    defer { session.pageDidClose() }
    #expect(!session.isTouched)
    try session.receive(MessageBytes.touches([(0, 0, 100, 100)], time: 80))
    #expect(session.isTouched)
    try session.receive(MessageBytes.touches([(0, 2, 100, 100)], time: 3080))
    #expect(!session.isTouched)
  }

  @Test func `the wheel of a mouse scrolls across what scrolls across only`() throws {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 5000, height: 600)
    let session = try open { view }
    defer { session.pageDidClose() }
    try session.receive(MessageBytes.wheel(x: 400, y: 300, deltaX: 0, deltaY: 120))
    #expect(view.contentOffset == CGPoint(x: 120, y: 0))
    view.contentSize.height = 2000
    view.contentOffset = CGPoint(x: 120, y: 1400)
    try session.receive(MessageBytes.wheel(x: 400, y: 300, deltaX: 0, deltaY: 120))
    #expect(view.contentOffset == CGPoint(x: 120, y: 1400), "at its lower end")
  }

  @Test func `a setting comes back to where a hand left it, between two steps as that may be`() throws {
    let view = UIView()
    let session = try open(MessageBytes.hello(settings: [("Opacity", 0.162), ("Wide", 7)])) {
      LiveContent(
        view,
        settings: [
          .number("Opacity", 0...1, step: 0.05, of: view, \.alpha),
          .number("Wide", 0...5, of: view, \.layer.borderWidth),
        ])
    }
    defer { session.pageDidClose() }
    // An alpha is a Float.
    #expect(abs(view.alpha - 0.162) < 1e-6)
    #expect(view.layer.borderWidth == 5)
    try session.receive(MessageBytes.setting(0, 0.21))
    #expect(abs(view.alpha - 0.2) < 1e-6)
  }

  /// What the page knows in the end, once it has read everything, if it set these values when it had read of the scene alone.
  private func page(of session: LiveSession, havingSet values: [Int: Double]) async throws -> PageModel {
    session.link.close(.protocolError("the end"))
    var page = PageModel()
    for await frame in session.link.frames where frame[0] & 0x0F == WebSocketFrame.Opcode.binary.rawValue {
      let headerLength = [126: 4, 127: 10][frame[1]] ?? 2
      let hadNone = page.settings.isEmpty
      try page.receive(Array(frame.dropFirst(headerLength)))
      guard hadNone, !page.settings.isEmpty else { continue }
      for (index, value) in values { page.settings[index].value = value }
    }
    return page
  }

  /// What is news is told with a frame, and of those only some may be on their way.
  private func showAndAcknowledge(_ session: LiveSession) throws {
    showFrames(1, of: session)
    try session.receive(MessageBytes.acknowledge(session.lastFrame))
  }

  @Test func `a value that was on its way when the page set another is told right`() async throws {
    let view = UIView()
    let session = try open {
      LiveContent(
        view,
        settings: [
          .number("Wide", 0...20, of: view, \.layer.borderWidth),
          .number("Opacity", 0...1, step: 0.1, of: view, \.alpha),
        ])
    }
    defer { session.pageDidClose() }
    view.layer.borderWidth = 3
    try showAndAcknowledge(session)
    // The page has not read of the 3 yet.
    try session.receive(MessageBytes.setting(0, 5, news: 1))
    try showAndAcknowledge(session)
    try session.receive(MessageBytes.setting(0, 7, news: 3))
    try showAndAcknowledge(session)
    #expect(view.layer.borderWidth == 7)
    // News of another setting is nothing that could overwrite this one.
    view.alpha = 0.5
    try showAndAcknowledge(session)
    try session.receive(MessageBytes.setting(0, 8, news: 3))
    try showAndAcknowledge(session)
    #expect(throws: CloseReason.protocolError("news 5 were never sent")) {
      try session.receive(MessageBytes.setting(0, 5, news: 5))
    }
    let page = try await page(of: session, havingSet: [0: 5])
    #expect(page.settings[0].value == 5, "and what nothing has crossed needs no answer")
    #expect(page.news == 4)
  }

  @Test(arguments: [[0, 1], [1, 0]], 0...1)
  func `what a page resets, some of it without an effect, begins again whatever arrives in between`(
    order: [Int], framesBetween: Int
  ) async throws {
    let view = UIView()
    let session = try open(MessageBytes.hello(settings: [("Wide", 9), ("Hidden", 1)])) {
      var wide = LiveSetting.number("Wide", 0...20, of: view, \.layer.borderWidth)
      wide.isEnabled = { !view.isHidden }
      return LiveContent(view, settings: [wide, .toggle("Hidden", of: view, \.isHidden)])
    }
    defer { session.pageDidClose() }
    #expect((view.layer.borderWidth, view.isHidden) == (9, true))
    for index in order {
      try session.receive(MessageBytes.setting(index, 0))
      showFrames(framesBetween, of: session)
    }
    showFrames(1, of: session)
    #expect((view.layer.borderWidth, view.isHidden) == (0, false))
    let page = try await page(of: session, havingSet: [0: 0, 1: 0])
    #expect((page.settings.map(\.value), page.settings[0].hasEffect) == ([0, 0], true))
  }

  @Test(arguments: ["view", "View", "VIEW"])
  func `a scene is found by its title, too`(name: String) async throws {
    let session = try open(MessageBytes.hello(scene: name)) { UIView() }
    defer { session.pageDidClose() }
    let page = try await page(of: session, havingSet: [:])
    #expect(page.scene == "view")
    #expect(page.notice == nil)
  }

  @Test(arguments: ["nowhere", ""])
  func `a scene that there is not is said in words, and the first one shown`(id: String) async throws {
    let session = try open(MessageBytes.hello(scene: id)) { UIView() }
    defer { session.pageDidClose() }
    let page = try await page(of: session, havingSet: [:])
    #expect(page.scene == "view")
    #expect(page.notice == (id.isEmpty ? nil : "There is no scene 'nowhere'. This is View."))
  }

  @Test func `a step is taken as the page calculates it, to the last digit`() throws {
    var value = 0.0
    let setting = LiveSetting("Turn", .number(-3.15...3.15, step: 0.05)) {
      value
    } set: {
      value = $0
    }
    for step in 0...126 {
      let sent = Double(-315 + 5 * step) / 100
      setting.apply(sent)
      #expect(value == sent)
    }
    setting.apply(0.07)
    #expect(abs(value - 0.05) < 1e-9)
  }

  @Test func `what was set in the scene before sets nothing in the next one`() throws {
    let view = UIView()
    let session = try open {
      LiveContent(view, settings: [.number("Wide", 0...20, of: view, \.layer.borderWidth)])
    }
    defer { session.pageDidClose() }
    try session.receive(MessageBytes.scene("view"))
    try session.receive(MessageBytes.setting(0, 5, news: 1))
    #expect(view.layer.borderWidth == 0)
    try session.receive(MessageBytes.setting(0, 5, news: 2))
    #expect(view.layer.borderWidth == 5)
  }
}

private final class Together: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

private final class TouchedView: UIView {
  private(set) var fingers: [UITouch] = []

  /// How far the first finger has been turned about the middle.
  private(set) var angle = 0.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fingers += touches }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let location = fingers.map({ $0.location(in: self) }).max(by: { $0.y < $1.y }) else { return }
    angle = atan2(location.y - bounds.midY, location.x - bounds.midX)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.removeAll(where: touches.contains)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.removeAll(where: touches.contains)
  }
}

/// Half as wide as its window.
private final class AdaptingView: UIView {
  var preferredWidth: CGFloat = 10

  override func layoutSubviews() {
    super.layoutSubviews()
    preferredWidth = bounds.width / 2
  }
}
