#if Live
import CollectionView
import Foundation
import Rendering

/// A page: its window with a scene, the output sent to it, and its input.
///
/// ```
///            ┌─ PageSchedule   the turns of messages and frames, and rests for other pages
///            ├─ PageMotion     the passing of time for moving contents
/// LiveSession┼─ PageTouches    fingers, pinches, keys ──▶ the window
///            ├─ PageGestures   the last gesture, and its replay
///            ├─ PageSettings   the values that the page has
///            ├─ PageSelection  the selection that the page restores after a reload
///            ├─ PageFaults     the exception that stopped the views
///            ├─ PageChanges    possible changes that must be shown
///            ├─ PageFrame      the unfinished part of the frame
///            └─ PageOutput     the window, frame by frame ──▶ the page
/// ```
@MainActor
final class LiveSession {
  let studio: LiveStudio
  let link: PageLink
  let clock = FrameClock()
  /// The page's window, or `nil` before the page's hello and after the page closes.
  var window: LiveWindow?
  var content: LiveContent?
  private(set) var scene: LiveScene?
  var view = PageView(width: 1, height: 1, scale: 1) {
    didSet {
      guard view.userSettings != userSettings else { return }
      userSettings = view.userSettings
      UITraitCollection.settingsDidChange()
    }
  }
  /// The user's traits for the scene's code outside any view.
  private(set) lazy var userSettings = view.userSettings
  /// The page's own screen, because other pages may be on other displays.
  private let screen = UIScreen()

  var schedule = PageSchedule()
  /// The time of the page's last use or change.
  var lastUse = -Double.infinity
  var motion = PageMotion()
  let touches = PageTouches()
  var gestures = PageGestures()
  var settings = PageSettings()
  var selection = PageSelection()
  var faults = PageFaults()
  var changes = PageChanges()
  var frame: PageFrame
  var exports = PageExports()
  private var output = PageOutput()
  var inspector = Inspector()
  var motions = MotionRecorder()
  var toldCall: LayoutCall?
  var restQuestion: Int?

  let driver: FrameDriver
  let now: () -> Double
  private let measuresWork: Bool

  /// - Parameter now: The time on a monotonic clock, in seconds, which also measures the page's work. By
  ///   default, a ``WorkMeter`` measures the work.
  init(studio: LiveStudio, link: PageLink, driver: FrameDriver = .main, now: (() -> Double)? = nil) {
    (self.studio, self.link, self.driver) = (studio, link, driver)
    let clockNow = now ?? { Watchdog.now }
    (self.now, measuresWork) = (clockNow, now == nil)
    frame = PageFrame(now: clockNow)
    // The base clock, for code without a page, is on the same scale.
    clock.advance(to: FrameClock.base.time)
    clock.wakeHandler = { [weak self] in self?.wake() }
  }

  func measure(_ body: () -> Void) -> WorkMeter.Work {
    _ = LayoutActivity.removeLongestCall()
    let (meter, start) = (WorkMeter(), now())
    body()
    return measuresWork ? meter.work : WorkMeter.Work(duration: now() - start, own: now() - start)
  }

  /// `true` if the user prefers reduced motion and no input is moving anything.
  var skipsMotion: Bool { view.reducesMotion && !isTouched && touches.keyGesture == nil }

  var isTouched: Bool { touches.areDown }

  // MARK: Messages

  /// Handles a message. Throws the reason for closing the page if the message is invalid.
  func receive(_ message: ClientMessage) throws(CloseReason) {
    if case .hello(let hello) = message {
      guard window == nil else { throw .protocolError("a second hello") }
      return asOwner { open(hello) }
    }
    guard window != nil else { throw .protocolError("a message before the hello") }
    if case .acknowledge(let frame) = message {
      try output.acknowledge(frame)
      return studio.pageHasShown()
    }
    if case .rest(let question) = message {
      restQuestion = question
      return driver.wake()
    }
    if case .setting(_, _, let news) = message, news > settings.newsSent {
      throw .protocolError("news number \(news) was never sent")
    }
    lastUse = now()
    try enqueue(message)
    wake()
  }

  func pageDidClose() {
    driver.remove(self)
    asOwner {
      window?.cancelTouches()
      window?.isHidden = true
      window?.rootViewController = nil
      clock.end()
    }
    (window, content) = (nil, nil)
    (inspector, gestures) = (Inspector(), PageGestures())
    touches.removeAll()
    schedule.dropMessages()
    exports = PageExports()
    frame.dropList()
    FreedMemory.main.giveBackSoon()
  }

  // MARK: Scenes

  private func open(_ hello: ClientMessage.Hello) {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.welcome)
    writer.number(LiveProtocol.version)
    writer.text(studio.title)
    writer.number(studio.scenes.count)
    for scene in studio.scenes {
      writer.text(scene.id)
      writer.text(scene.title)
      writer.text(scene.summary)
      writer.text(scene.group)
    }
    link.send(writer.bytes)
    let window = LiveWindow(frame: CGRect(x: 0, y: 0, width: hello.view.width, height: hello.view.height))
    window.screen = screen
    window.backgroundColor = .systemBackground
    self.window = window
    work(\.rebuilding) { resize(to: hello.view) }
    // The window has its new traits by this point.
    work(\.rebuilding) {
      // Doesn't show the scene that ended the previous program, because it would end this one, too.
      let isFound =
        studio.failure == nil && show(hello.scene, settings: hello.settings, offset: hello.offset)
      window.makeKeyAndVisible()
      // A view may clear its selection when it appears.
      selection.begin(in: firstCollectionView)
      if isFound, let items = hello.selection { firstCollectionView?.restoreSelection(items) }
      sendSelection()
    }
    if let failure = studio.failure { notify(failure) }
    driver.add(self)
    sendSpeed()
  }

  /// Shows a scene and returns `true`. If the scene doesn't exist, shows the first one, notifies the page,
  /// and returns `false`.
  @discardableResult
  func show(_ id: String, settings given: [ClientMessage.NamedValue], offset: ClientMessage.Offset?) -> Bool {
    guard let window else { return false }
    let found = id.isEmpty ? studio.scenes[0] : studio.scene(named: id)
    guard let scene = found else {
      show("", settings: [], offset: nil)
      if studio.announcement.isEmpty {
        notify("There is no scene '\(id)'. Showing \(studio.scenes[0].title) instead.")
      }
      return false
    }
    window.cancelTouches()
    touches.removeAll()
    (motions, gestures) = (MotionRecorder(), PageGestures())
    if faults.beginScene() { window.isHidden = false }
    frame.dropList()
    toldCall = nil
    // A changed speed was meant for the previous scene.
    if scene.id != self.scene?.id { handle(.speed(1)) }
    // Before a scene is in a window, it uses the main screen, which no page owns.
    let (size, scale) = (UIScreen.main.bounds.size, UIScreen.main.scale)
    UIScreen.main.configure(size: window.bounds.size, scale: view.scale)
    defer { UIScreen.main.configure(size: size, scale: scale) }
    let content = scene.make().liveContent
    (self.content, self.scene) = (content, scene)
    settings.begin(with: content.settings.map { $0.get() })
    connect(content.overview)
    // The values of an address describe a state, so they run no actions.
    for value in given {
      content.settings.first { $0.name == value.name && $0.kind != .action }?.restore(value.value)
    }
    adapting {
      window.rootViewController = content.controller
      window.layoutIfNeeded()
    }
    if let offset, let scrollView = mainScrollView {
      scrollView.contentOffset = scrollView.nearestOffset(to: CGPoint(x: offset.x, y: offset.y))
    } else {
      content.didAppear()
    }
    selection.begin(in: firstCollectionView)
    sendScene(scene, content)
    // The page assumes that its notice belonged to the previous scene, so the announcement is sent again.
    if !studio.announcement.isEmpty { announce() }
    FreedMemory.main.giveBackSoon()
    return true
  }

  func resize(to view: PageView) {
    let hasChangedMotion = view.reducesMotion != self.view.reducesMotion
    self.view = view
    asOwner {
      if hasChangedMotion {
        NotificationCenter.default.post(
          name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
      }
      applyView()
    }
  }

  private func applyView() {
    let size = CGSize(width: view.width, height: view.height)
    screen.configure(size: size, scale: view.scale)
    window?.overrideUserInterfaceStyle = view.isDark ? .dark : .light
    window?.safeArea = view.safeArea
    window?.isRightToLeft = view.isRightToLeft
    content?.overview?.reducesMotion = view.reducesMotion
    adapting {
      window?.frame = CGRect(origin: .zero, size: size)
      applyTextSize()
      window?.layoutIfNeeded()
    }
  }

  /// Applies the user's text size, which scenes treat as the system's.
  private func applyTextSize() {
    guard let window, window.traitOverrides.preferredContentSizeCategory != view.textSize else { return }
    window.traitOverrides.preferredContentSizeCategory = view.textSize
    window.traitCollection.performAsCurrent {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: window,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: view.textSize.rawValue])
    }
  }

  func node(numbered number: Int) -> DisplayNode.ID? { output.encoder.node(numbered: number) }

  // MARK: Frames

  func showFrame() -> Bool {
    let hasChanged = asOwner { makeFrame() }
    if !hasChanged { answerRest() }
    return hasChanged
  }

  private func makeFrame() -> Bool {
    tellFault()
    guard faults.fault == nil, let window else { return false }
    if frame.isListing { return look(at: window) ?? true }
    if touches.keyGesture != nil { changes.codeRuns() }
    touches.keyGesture?.step(in: window, at: clockTime)
    if touches.keyGesture?.isOver ?? false { touches.keyGesture = nil }
    guard !motion.isSkipping else { return true }
    guard !output.isFull else { return mayHaveChanges || inspector.isOn }
    inspector.draw(in: window)
    defer { sendReports(of: window) }
    guard mayHaveChanges else { return touches.keyGesture != nil }
    return look(at: window) ?? (touches.keyGesture != nil)
  }

  var mayHaveChanges: Bool { changes.mayExist(after: changeCount) }

  private var changeCount: Int { clock.changes.count &+ FrameClock.base.changes.count }

  private func look(at window: LiveWindow) -> Bool? {
    guard content != nil else { return nil }
    if !frame.isListing {
      window.layoutIfNeeded()
      guard !frame.layout.isUnfinished else { return true }
      changes.wereChecked(after: changeCount)
      sendSelection()
      frame.beginList(of: window, expecting: output.encoder.count)
    }
    guard let contents = frame.list(of: window, after: output.encoder.seen.roles), faults.fault == nil else {
      return true
    }
    let seen = PageOutput.Sight(
      list: contents.list, time: clock.time, isTouched: isTouched || touches.keyGesture != nil,
      offset: mainScrollView?.contentOffset ?? .zero, counts: CellCounts(of: window),
      clockSeconds: motion.clockSeconds, listSeconds: frame.listSeconds)
    guard contents.list.nodes.count > PageFrame.nodesAtOnce else {
      return send(output.write(contents, names: studio.images), of: seen) ? true : nil
    }
    let write = output.writing(contents, names: studio.images)
    frame.isBeingWritten = true
    Task { [weak self] in
      let (encoder, written) = await BackgroundQueue.frames.run(write)
      guard let self else { return }
      frame.isBeingWritten = false
      guard self.window === window else { return }
      output.adopt(encoder)
      _ = send(written, of: seen)
      driver.wake()
    }
    return true
  }

  private func send(_ written: PageOutput.Written, of seen: PageOutput.Sight) -> Bool {
    guard let window, let content else { return false }
    asOwner { sendValues(of: content) }
    guard let message = output.frame(of: window, seen, written) else { return false }
    if !written.changes.isEmpty { motions.add(seen.list, at: seen.time, isTouched: seen.isTouched) }
    lastUse = now()
    link.send(message.bytes)
    return true
  }

  var lastFrame: Int { output.lastFrame }

  var lastOffset: CGPoint { output.offset }

  /// The scroll view that keys scroll and whose offset survives a reconnection: the first one, from the
  /// outside in.
  var mainScrollView: UIScrollView? { window?.firstDescendant { $0 as? UIScrollView } }

  /// The collection view whose selection survives a reconnection.
  var firstCollectionView: UICollectionView? { window?.firstDescendant { $0 as? UICollectionView } }

  private func sendSelection() {
    guard let items = selection.change(in: firstCollectionView) else { return }
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.selection)
    writer.number(items.count)
    for item in items {
      writer.number(item.section)
      writer.number(item.item)
    }
    link.send(writer.bytes)
  }
}
#endif
