#if Live
import CollectionView

extension LiveSession {
  /// The time for which a page is in use after its last message or change, in seconds.
  private static let useSeconds = 0.5

  var hasBacklog: Bool { schedule.hasBacklog }

  var isInUse: Bool { isTouched || now() - lastUse < Self.useSeconds }

  var isUnfinished: Bool { frame.isBeingWritten || (faults.fault == nil && frame.isUnfinished) }

  var isHeavy: Bool { hasBacklog || schedule.frames.isLong }

  func beginFrame() {
    schedule.beginFrame()
    handleMessages(\.rebuilding)
    handleMessages(\.input)
  }

  /// `true` if other pages get their frames before this page's next one.
  var isResting: Bool { schedule.frames.isResting(at: now()) && driver.isAnyWaiting(for: self) }

  /// Makes a frame or continues it. Returns `true` if there was, or still is, anything to show.
  func runFrame(at time: Double) -> Bool {
    if frame.isBeingWritten { return true }
    var isNew = !isUnfinished
    if isNew {
      beginFrame()
      // A message may have started work for several turns.
      isNew = !isUnfinished
    }
    var hasChanged = true
    let work = measure {
      frame.layout.begin(for: PageFrame.share)
      if isNew {
        let step = min(FrameDriver.longestStep, time - schedule.frames.start)
        schedule.frames.begin(at: time)
        advance(by: step)
      } else {
        asOwner { frame.makeViews(in: window) }
      }
      // After an exception, no more views are made, and the page is notified.
      guard faults.fault != nil || !frame.layout.isUnfinished else { return }
      hasChanged = showFrame()
    }
    tellOfLongCall(after: work)
    let crowd = driver.isAnyWaiting(for: self) ? driver.crowd(with: self) : 0
    schedule.endFrame(after: work, at: now(), crowd: crowd)
    return hasChanged
  }

  func sendReports(of window: UIWindow) {
    for message in inspector.reports(of: window, mainScrollView, now: now()) { link.send(message.bytes) }
    endReplay()
  }

  func enqueue(_ message: ClientMessage) throws(CloseReason) {
    if message.rebuilds {
      try schedule.rebuilding.add(message, isPress: isPress(message))
      handleMessages(\.rebuilding)
    } else {
      try schedule.input.add(message)
      handleMessages(\.input)
    }
  }

  /// Handles messages until the page has used its share of the frame. If a frame takes several turns,
  /// messages wait for its end.
  private func handleMessages(_ turns: WritableKeyPath<PageSchedule, PageTurns>) {
    while !isUnfinished,
      let message = schedule[keyPath: turns].next(at: now(), isAlone: !driver.isAnyInUse(besides: self))
    {
      work(turns) { perform(message) }
    }
  }

  /// Does work with the traits of the page's window, and measures it. Long work delays the page's next
  /// messages.
  func work(_ turns: WritableKeyPath<PageSchedule, PageTurns>, _ body: () -> Void) {
    frame.layout.begin(for: PageFrame.share)
    changes.codeRuns()
    let work = measure {
      asOwner {
        if let window { window.traitCollection.performAsCurrent(body) } else { body() }
      }
    }
    tellOfLongCall(after: work)
    schedule.didWork(turns, for: work.own, until: now(), crowd: driver.crowd(with: self))
  }

  private func perform(_ message: ClientMessage) {
    guard faults.fault == nil else { return performAfterFault(message) }
    switch message {
    case .hello, .acknowledge, .rest: break
    case .viewport(let view): resize(to: view)
    case .touches(let fingers, let time): touch(fingers, time: time)
    case .wheel(let x, let y, let deltaX, let deltaY):
      turnWheel(at: CGPoint(x: x, y: y), by: CGVector(dx: deltaX, dy: deltaY))
    case .pinch(let pinch): self.pinch(pinch)
    case .key(let key): press(key)
    case .setting(let index, let value, let news): set(index, to: value, news: news)
    case .scene(let id, let settings, let offset): show(id, settings: settings, offset: offset)
    case .focus(let list, let item):
      if let list = view(numbered: list) as? UICollectionView { reveal(item, of: list) }
    case .control(let element, let action): if let view = view(numbered: element) { use(view, action) }
    case .inspect(let request): if let window { inspector.handle(request, in: window) }
    case .time(let request): handle(request)
    case .gesture(let request): handle(request)
    case .export(let request): export(request)
    case .search(let text): content?.overview?.search(text)
    case .scroll(let offset):
      guard let scrollView = mainScrollView, !isTouched else { return }
      scrollView.contentOffset = scrollView.nearestOffset(to: CGPoint(x: offset.x, y: offset.y))
    }
  }

  /// Handles a message after an exception. Touches have no effect. A change of the size, a setting, or the
  /// scene recreates the views.
  private func performAfterFault(_ message: ClientMessage) {
    switch message {
    case .viewport(let view):
      self.view = view
      recover()
      resize(to: view)
    case .setting(let index, let value, let news):
      guard settings.isForScene(news) else { return }
      recover(setting: (index, value))
    case .scene(let id, let settings, let offset): show(id, settings: settings, offset: offset)
    case .time(let request): handle(request)
    case .export(let request): export(request)
    default: break
    }
  }

  private func isPress(_ message: ClientMessage) -> Bool {
    guard case .setting(let index, _, _) = message, let settings = content?.settings else { return false }
    return settings.indices.contains(index) && settings[index].kind == .action
  }
}
#endif
