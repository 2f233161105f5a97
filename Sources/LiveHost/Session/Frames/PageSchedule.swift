/// The turns of a page's messages and frames, and its rests for other pages.
struct PageSchedule {
  var rebuilding = PageTurns()
  var input = PageTurns()
  var frames = FrameTurns()
  private var rest = PageRest()

  var hasBacklog: Bool { !rebuilding.waiting.isEmpty || !input.waiting.isEmpty }

  mutating func beginFrame() {
    rebuilding.beginFrame()
    input.beginFrame()
  }

  /// Counts the work for a message in `turns`. `duration` is in seconds.
  mutating func didWork(
    _ turns: WritableKeyPath<Self, PageTurns>, for duration: Double, until now: Double, crowd: Int
  ) {
    var rest = rest
    self[keyPath: turns].didWork(for: duration, until: now, rest: &rest, crowd: crowd)
    self.rest = rest
  }

  mutating func endFrame(after work: WorkMeter.Work, at now: Double, crowd: Int) {
    frames.end(after: work, at: now, rest: &rest, crowd: crowd)
  }

  mutating func dropMessages() { (rebuilding, input) = (PageTurns(), PageTurns()) }
}

/// The messages of a page that wait for their turn.
///
/// A page has a share of each frame. Messages beyond the share wait. Of messages that replace one another,
/// only the latest waits. While other pages are in use, the messages of a page that exceeds its share wait
/// longer.
struct PageTurns {
  /// The time a page may work in each frame before its messages wait, in seconds.
  static let share = 0.004
  /// The longest rest, in seconds, if only one page exceeds its share.
  static let longestRest = 2.0
  /// The maximum number of waiting messages.
  static let limit = 1024

  private(set) var waiting: [ClientMessage] = []
  private var worked = 0.0
  private var restEnd = -Double.infinity

  mutating func beginFrame() { worked = 0 }

  /// - Parameter isPress: `true` if the message is a press of a button. Each press counts, so it replaces no
  ///   other message.
  mutating func add(_ message: ClientMessage, isPress: Bool = false) throws(CloseReason) {
    if !isPress { waiting.removeAll { message.replaces($0) } }
    guard waiting.count < Self.limit else { throw .tooMany }
    waiting.append(message)
  }

  /// Removes and returns the next message, or returns `nil` if it has to wait.
  ///
  /// - Parameter isAlone: `true` if no other page is in use, so no rest is needed.
  mutating func next(at now: Double, isAlone: Bool) -> ClientMessage? {
    guard !waiting.isEmpty, worked < Self.share, isAlone || now >= restEnd else { return nil }
    return waiting.removeFirst()
  }

  /// - Parameter crowd: The number of pages that delay others, or 0 if no other page is in use.
  mutating func didWork(for duration: Double, until now: Double, rest: inout PageRest, crowd: Int) {
    worked += duration
    guard worked > Self.share else { return }
    restEnd = rest.begin(after: worked, atMost: Self.longestRest, at: now, crowd: crowd)
  }
}

extension ClientMessage {
  /// `true` if the message recreates much of the page's contents. Such messages wait separately from input,
  /// which still reaches the current contents.
  var rebuilds: Bool {
    switch self {
    case .scene, .viewport, .setting: true
    case .hello, .acknowledge, .touches, .wheel, .pinch, .key, .focus, .control, .inspect, .time,
      .gesture, .export, .scroll, .rest, .search:
      false
    }
  }

  /// Returns `true` if an earlier message has no effect once this one follows.
  fileprivate func replaces(_ earlier: ClientMessage) -> Bool {
    switch (self, earlier) {
    // Values for the previous scene have no effect in the new one.
    case (.scene, .scene), (.scene, .setting), (.viewport, .viewport): true
    case (.setting(let index, _, _), .setting(let other, _, _)): index == other
    case (.scroll, .scroll), (.search, .search): true
    default: false
    }
  }
}

/// A page's part in the frames that all pages make in turn. Pages whose frames exceed an equal share of the
/// time take turns in the remainder. If a page's frames make others late, the page rests while the others are
/// in use.
struct FrameTurns {
  /// The duration above which a frame is long, in seconds. A shorter frame at most doubles the time until
  /// another page's frame is on screen.
  static let limit = 1.5 * FramePace.frame

  /// The work of its own above which a page is responsible for a long frame, in seconds. Below this, the
  /// machine was busy.
  static let ownLimit = 0.5 * FramePace.frame
  /// The longest rest after a frame, in seconds. If it were shorter, frames of 100 ms would delay one in
  /// twenty frames of the other pages.
  static let longestRest = 3.0

  /// The frame time that a page may use without a rest, in seconds, for example when a scene appears or its
  /// window is resized.
  static let credit = 0.15

  private(set) var work = WorkMeter.Work(duration: 0, own: 0)
  private(set) var start: Double
  private var restEnd = -Double.infinity

  init(from start: Double = 0) { self.start = start }

  var isLong: Bool { work.duration > Self.limit && work.own > Self.ownLimit }

  func isResting(at now: Double) -> Bool { now < restEnd }

  mutating func begin(at time: Double) { start = time }

  /// - Parameter crowd: The number of pages that delay others.
  mutating func end(after work: WorkMeter.Work, at now: Double, rest: inout PageRest, crowd: Int) {
    self.work = work
    guard isLong else { return }
    restEnd = rest.begin(
      after: work.own, credit: Self.credit, atMost: Self.longestRest, at: now, crowd: crowd)
  }
}

/// A page's rest after work that delayed other pages.
///
/// Work on the main actor can't be interrupted, so after long work of one kind, a page does none of that kind
/// for a multiple of the time. The rests for different kinds follow one another.
struct PageRest {
  /// The ratio of a page's rest to its work. One in thirty frames of other pages is then late, which doesn't
  /// affect their 95th percentile.
  static let factor = 30.0
  /// The longest wait before such work continues, in seconds. If many pages do long work, the frames of other
  /// pages are late more often instead.
  static let longestWait = 6.0

  private var end = -Double.infinity

  /// Returns the time at which such work may continue, in seconds.
  ///
  /// - Parameters:
  ///   - credit: The work allowed without a rest if the page hasn't delayed others for a while.
  ///   - longest: The longest rest if only one page delays others.
  ///   - crowd: The number of pages that delay others. The more there are, the longer each rests, up to
  ///     ``longestWait``. With a crowd of 0, there's no rest.
  mutating func begin(
    after work: Double, credit: Double = 0, atMost longest: Double, at now: Double, crowd: Int
  ) -> Double {
    guard crowd > 0 else { return now }
    let rest = min(work * Self.factor, longest) * Double(crowd)
    end = min(max(end, now - credit * Self.factor) + rest, now + Self.longestWait)
    return end
  }
}
