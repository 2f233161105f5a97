import CollectionView
import Foundation
import Logging
import TestSupport
import Testing

@testable import LiveHost

@MainActor
@Suite("A frame of many views takes several turns", .serialized)
struct PageFrameTests {
  /// A clock that advances while cells are made.
  @MainActor private final class Time {
    var now = 100.0
    /// The cost of reading the clock.
    var look = 0.0

    func asked() -> Double {
      now += look
      return now
    }
  }

  /// Cells of ten points. Each takes a millisecond to make.
  private final class ManyCells: UIViewController, UICollectionViewDataSource {
    let time: Time
    var count: Int
    private(set) var made = 0
    /// The item with an unregistered cell.
    var faultyItem: Int?
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    private let layout: UICollectionViewFlowLayout = {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 10, height: 10)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      return layout
    }()

    init(_ count: Int, _ time: Time) {
      (self.count, self.time) = (count, time)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.dataSource = self
      view = collectionView
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      time.now += 0.001
      made += 1
      let identifier = indexPath.item == faultyItem ? "unknown" : "cell"
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      cell.backgroundColor = indexPath.item.isMultiple(of: 2) ? .red : .green
      return cell
    }
  }

  /// A view with new contents in each frame.
  private final class Blinking: UIView {
    let time: Time
    private(set) var frames: [Double] = []

    init(_ time: Time) {
      self.time = time
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      time.now += 0.001
      frames.append(time.now)
      backgroundColor = frames.count.isMultiple(of: 2) ? .red : .green
    }

    var longestGap: Double { zip(frames.dropFirst(), frames).map { $0 - $1 }.max() ?? 0 }
  }

  @MainActor private final class Stage {
    let time = Time()
    let driver: FrameDriver
    private(set) var blinking: Blinking!
    private let images = ImageStore()
    private(set) var quiet: LiveSession!
    private var others: [LiveSession] = []

    init() throws {
      driver = FrameDriver(goesByItself: false) { [time] in time.now }
      // Objects created in the page's code belong to the page.
      quiet = try open { [unowned self] in
        blinking = Blinking(time)
        return LiveContent(blinking)
      }
    }

    func open(
      width: Double = 200, height: Double = 200, _ make: @escaping @MainActor () -> LiveContent
    ) throws -> LiveSession {
      let studio = LiveStudio(
        title: "Test", scenes: [LiveScene(id: "view", title: "View", make: make)], images: images,
        log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
      let session = LiveSession(studio: studio, link: PageLink(limit: 1 << 26), driver: driver) { [time] in
        time.asked()
      }
      try session.receive(MessageBytes.hello(width: width, height: height))
      others.append(session)
      return session
    }

    func openMany(_ cells: ManyCells, settings: [LiveSetting] = []) throws -> LiveSession {
      try open { LiveContent(cells, settings: settings) }
    }

    /// Makes frames with new contents for the quiet page. Returns the number of frames until `isOver`.
    @discardableResult
    func run(_ count: Int, blinks: Bool = true, until isOver: () -> Bool = { false }) throws -> Int {
      for made in 0..<count {
        if isOver() { return made }
        let start = time.now
        if blinks { blinking.setNeedsLayout() }
        driver.makeFrame()
        for session in others { try session.receive(MessageBytes.acknowledge(session.lastFrame)) }
        time.now = max(time.now, start + FramePace.frame)
      }
      return count
    }

    func close() { for session in others { session.pageDidClose() } }

    func close(_ session: LiveSession) {
      session.pageDidClose()
      others.removeAll { $0 === session }
    }
  }

  @Test func `another page gets a frame between any two turns, and no cell is lost`()
    async throws
  {
    let stage = try Stage()
    defer { stage.close() }
    try stage.run(10)
    let cells = ManyCells(100_000, stage.time)
    let many = try stage.openMany(cells)
    #expect(cells.made < 20)
    #expect(many.lastFrame == 0)
    let turns = try stage.run(200) { many.lastFrame > 0 }
    #expect((40...60).contains(turns), "\(turns)")
    #expect(cells.made == 400)
    let longest = FramePace.frame + PageFrame.share + 0.002
    #expect(stage.blinking.longestGap <= longest, "\(stage.blinking.longestGap) s")
    // The page's first contents are complete.
    let page = try await many.page()
    #expect(page.elements.values.count { $0.position != nil } == 400)
  }

  @Test func `other pages also get frames while scrolling brings in cells`() throws {
    let stage = try Stage()
    defer { stage.close() }
    try stage.run(10)
    let cells = ManyCells(100_000, stage.time)
    let many = try stage.openMany(cells)
    try stage.run(200)
    for _ in 0..<10 {
      let (frame, made) = (many.lastFrame, cells.made)
      try many.receive(MessageBytes.wheel(x: 100, y: 100, deltaX: 0, deltaY: 150))
      let turns = try stage.run(200) { many.lastFrame > frame }
      #expect(turns > 10)
      #expect(cells.made == made + 300)
    }
    #expect(stage.blinking.longestGap <= FramePace.frame + PageFrame.share + 0.002)
  }

  @Test func `a page alone makes all its views at once`() throws {
    let stage = try Stage()
    defer { stage.close() }
    // Waits until the other page counts as unused.
    try stage.run(60, blinks: false)
    let cells = ManyCells(1000, stage.time)
    let many = try stage.openMany(cells)
    #expect(cells.made == 400)
    try stage.run(1, blinks: false)
    #expect(many.lastFrame == 1)
  }

  @Test func `messages wait for the frame to be complete and are not lost`() throws {
    let stage = try Stage()
    defer { stage.close() }
    try stage.run(10)
    let cells = ManyCells(100_000, stage.time)
    var pressed: [Int] = []
    let button = LiveSetting.action("Press") { pressed.append(cells.made) }
    let many = try stage.openMany(cells, settings: [button])
    try many.receive(MessageBytes.setting(0, 1))
    try many.receive(MessageBytes.setting(0, 1))
    try many.receive(MessageBytes.rest(7))
    #expect(!many.isAtRest)
    try stage.run(200) { many.lastFrame > 0 }
    #expect(pressed.isEmpty)
    try stage.run(60)
    #expect(pressed == [400, 400])
    #expect(many.isAtRest)
  }

  @Test func `a scene is completed before it is replaced`() throws {
    let stage = try Stage()
    defer { stage.close() }
    try stage.run(10)
    let time = stage.time
    var scenes: [ManyCells] = []
    let many = try stage.open {
      scenes.append(ManyCells(scenes.isEmpty ? 100_000 : 50, time))
      return LiveContent(scenes[scenes.count - 1])
    }
    try stage.run(3)
    #expect(many.isUnfinished)
    try many.receive(MessageBytes.scene("view"))
    try stage.run(400)
    #expect(scenes.map(\.made) == [400, 50])
  }

  @Test func `a page closed before its views are made is fully released`() throws {
    let stage = try Stage()
    defer { stage.close() }
    try stage.run(10)
    let time = stage.time
    weak var cells: ManyCells?
    let many = try stage.open {
      let new = ManyCells(100_000, time)
      cells = new
      return LiveContent(new)
    }
    try stage.run(3)
    #expect(many.frame.layout.isUnfinished)
    #expect((1..<400).contains(try #require(cells).made))
    stage.close(many)
    #expect(cells == nil)
    #expect(!many.isUnfinished)
    try stage.run(20)
    #expect(many.lastFrame == 0)
  }

  @Test func `a page closed while being listed is fully released`() async throws {
    let stage = try Stage()
    defer { stage.close() }
    weak var view: UIView?
    let page = try stage.open {
      let new = manyViews()
      view = new
      return LiveContent(new)
    }
    try stage.run(1)
    try await waitUntil { page.lastFrame == 1 }
    stage.time.look = 0.001
    view?.subviews[7].backgroundColor = .green
    var turns = 0
    while !page.frame.isListing, turns < 200 {
      turns += try stage.run(1)
      if page.frame.isBeingWritten { try await waitUntil { !page.frame.isBeingWritten } }
    }
    #expect(page.frame.isListing)
    #expect(page.isUnfinished)
    let frame = page.lastFrame
    stage.close(page)
    #expect(view == nil)
    #expect(!page.isUnfinished)
    try stage.run(20)
    #expect(page.lastFrame == frame)
  }

  @Test func `the content of many views is also listed in turns`() async throws {
    let stage = try Stage()
    defer { stage.close() }
    let view = manyViews()
    let page = try stage.open { LiveContent(view) }
    try stage.run(1)
    try await waitUntil { page.lastFrame == 1 }
    try stage.run(1)
    // Reading the clock takes time from here on. Listing so many views reads it often.
    stage.time.look = 0.001
    let (frame, start) = (page.lastFrame, stage.blinking.frames.count)
    view.subviews[7].backgroundColor = .green
    var turns = 0
    while page.lastFrame == frame, turns < 200 {
      turns += try stage.run(1)
      if page.frame.isBeingWritten { try await waitUntil { !page.frame.isBeingWritten } }
    }
    #expect(turns > 2)
    #expect(page.lastFrame == frame + 1)
    #expect(
      zip(stage.blinking.frames.dropFirst(start), stage.blinking.frames.dropFirst(start - 1)).allSatisfy {
        $0 - $1 < 0.1
      })
  }

  @Test func `a layout call that delayed other pages is reported with its duration`() async throws {
    final class SlowLayout: UICollectionViewFlowLayout {
      let time: Time

      init(_ time: Time) {
        self.time = time
        super.init()
      }

      required init?(coder: NSCoder) { nil }

      var preparing = 0.25
      var answering = 0.0

      override func prepare() {
        super.prepare()
        time.now += preparing
      }

      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        time.now += answering
        return super.layoutAttributesForElements(in: rect)
      }
    }
    let stage = try Stage()
    let time = stage.time
    let layout = SlowLayout(time)
    let page = try stage.open { LiveContent(UICollectionView(frame: .zero, collectionViewLayout: layout)) }
    defer { stage.close() }
    // Replaces the driver's clock.
    LayoutActivity.clock = { time.now }
    defer { LayoutActivity.clock = { Watchdog.now } }
    layout.invalidateLayout()
    try stage.run(3)
    #expect(page.toldCall?.name == "SlowLayout.prepare()")

    // Reports the longest call in the work that delayed others, not the longest call of all.
    (layout.preparing, layout.answering) = (0, 0.2)
    layout.invalidateLayout()
    try stage.run(3)
    #expect(
      try await page.page().notice
        == "SlowLayout.layoutAttributesForElements(in:) took 200 ms and blocked the frames of all pages.")
  }

  @Test func `an exception in a frame of several turns is reported, and the page rests`()
    async throws
  {
    try await watchingFaults {
      let stage = try Stage()
      defer { stage.close() }
      try stage.run(10)
      let cells = ManyCells(100_000, stage.time)
      cells.faultyItem = 120
      let many = try stage.openMany(cells)
      try many.receive(MessageBytes.rest(7))
      try stage.run(200) { many.faults.fault != nil }
      #expect(cells.made < 400)
      try stage.run(2)
      #expect(try await many.page().notice?.hasPrefix("NSInternalInconsistencyException: ") == true)
      #expect(many.isAtRest)
      #expect(!many.runFrame(at: stage.time.now))
    }
  }

  // MARK: Writing off the main actor

  /// Returns too many views for writing on the main actor.
  private func manyViews() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    for index in 0..<(2 * PageFrame.nodesAtOnce) {
      let part = UIView(frame: CGRect(x: index % 200, y: index / 200, width: 1, height: 1))
      part.backgroundColor = .red
      view.addSubview(part)
    }
    return view
  }

  private func waitUntil(_ state: () -> Bool) async throws {
    for _ in 0..<10_000 where !state() { try await Task.sleep(nanoseconds: 1_000_000) }
    #expect(state())
  }

  @Test func `large frames are written off the main actor, completely and in order`()
    async throws
  {
    let view = manyViews()
    let session = try LiveSession.open { view }
    defer { session.pageDidClose() }
    for count in 1...3 {
      view.subviews[count].backgroundColor = .green
      #expect(session.runFrame(at: Watchdog.now))
      #expect(session.isUnfinished)
      #expect(session.lastFrame == count - 1)
      // No other work starts in the meantime.
      #expect(session.runFrame(at: Watchdog.now))
      try await waitUntil { !session.isUnfinished }
      #expect(session.lastFrame == count)
      try session.receive(MessageBytes.acknowledge(count))
    }
    #expect(try await session.page().elements.count > PageFrame.nodesAtOnce)
  }

  @Test func `a page closed while its frame is written sends nothing`() async throws {
    let view = manyViews()
    let session = try LiveSession.open { view }
    #expect(session.runFrame(at: Watchdog.now))
    session.pageDidClose()
    try await waitUntil { !session.isUnfinished }
    #expect(session.lastFrame == 0)
  }

  // MARK: Rest

  @Test func `an unchanged page computes nothing, and a change is shown immediately`()
    throws
  {
    let stage = try Stage()
    defer { stage.close() }
    let cells = ManyCells(1000, stage.time)
    let many = try stage.openMany(cells)
    try stage.run(200)
    let checks = many.changes.checks
    #expect(checks > 0)
    let frames = stage.quiet.lastFrame
    try stage.run(300)
    #expect(stage.quiet.lastFrame >= frames + 290)
    #expect(many.changes.checks == checks)
    // Changes made outside of any page, for example in a task.
    let last = many.lastFrame
    cells.collectionView.visibleCells[3].backgroundColor = .blue
    try stage.run(1)
    #expect(many.changes.checks == checks + 1)
    #expect(many.lastFrame == last + 1)
    try stage.run(100)
    #expect(many.changes.checks == checks + 1)
    // User input.
    try many.receive(MessageBytes.wheel(x: 100, y: 100, deltaX: 0, deltaY: 5))
    try stage.run(200)
    let after = many.changes.checks
    #expect(after > checks + 1)
    #expect(many.lastFrame > last + 1)
    try stage.run(100)
    #expect(many.changes.checks == after)
  }

  @Test func `a setting changed by the page's code is sent even without a visible change`() async throws {
    let stage = try Stage()
    var value = 1.0
    let number = LiveSetting("Number", .number(0...9, step: 1)) {
      value
    } set: {
      value = $0
    }
    let button = LiveSetting.action("More") { value += 1 }
    let page = try stage.open { LiveContent(UIView(), settings: [number, button]) }
    try stage.run(10)
    try page.receive(MessageBytes.setting(1, 1))
    try stage.run(10)
    #expect(try await page.page().settings[0].value == 2)
    stage.close()
  }
}
