/// The messages of a page that wait for their turn.
///
/// All pages share one main actor, and a message may cost much more than a frame: a scene of a million items, for
/// example. So a page has a share of each frame. What does not fit waits, and of messages that replace one another only
/// the latest waits. While other pages are in use, a page that used more than its share skips frames.
struct PageTurns {
  /// How long a page may work in each frame before its messages wait, in seconds.
  static let share = 0.004
  /// The longest rest, in seconds, with one page that overdraws its share.
  static let longestRest = 2.0
  /// The largest number of messages that wait.
  static let limit = 1024

  private(set) var waiting: [ClientMessage] = []
  private var worked = 0.0
  private var restEnd = -Double.infinity

  mutating func beginFrame() { worked = 0 }

  /// Adds a message.
  ///
  /// - Parameter isPress: Whether the setting is a button. Each press of it counts.
  mutating func add(_ message: ClientMessage, isPress: Bool = false) throws(CloseReason) {
    if !isPress { waiting.removeAll { message.replaces($0) } }
    guard waiting.count < Self.limit else { throw .tooMany }
    waiting.append(message)
  }

  /// Removes and returns the next message if it is its turn.
  ///
  /// - Parameters:
  ///   - now: In seconds.
  ///   - isAlone: Whether no other page is in use, so that there is nobody to rest for.
  mutating func next(at now: Double, isAlone: Bool) -> ClientMessage? {
    guard !waiting.isEmpty, worked < Self.share, isAlone || now >= restEnd else { return nil }
    return waiting.removeFirst()
  }

  /// Called when the page has worked for `duration` seconds.
  ///
  /// - Parameters:
  ///   - rest: The page's.
  ///   - crowd: How many pages others wait for; 0 if no other page is in use.
  mutating func didWork(for duration: Double, until now: Double, rest: inout PageRest, crowd: Int) {
    worked += duration
    guard worked > Self.share else { return }
    restEnd = rest.begin(after: worked, atMost: Self.longestRest, at: now, crowd: crowd)
  }
}

extension ClientMessage {
  /// Whether it makes the page's contents anew, or large parts of them.
  ///
  /// Such messages wait apart from input, which then still reaches what the page shows meanwhile.
  var rebuilds: Bool {
    switch self {
    case .scene, .viewport, .setting: true
    case .hello, .acknowledge, .touches, .wheel, .pinch, .key, .focus, .control, .inspect, .time,
      .gesture, .export, .scroll, .rest, .search:
      false
    }
  }

  /// Whether an earlier message has no effect once this one follows.
  fileprivate func replaces(_ earlier: ClientMessage) -> Bool {
    switch (self, earlier) {
    // A value is for the scene that the page shows.
    case (.scene, .scene), (.scene, .setting), (.viewport, .viewport): true
    case (.setting(let index, _, _), .setting(let other, _, _)): index == other
    case (.scroll, .scroll), (.search, .search): true
    default: false
    }
  }
}
