/// The messages of a page that wait for their turn.
///
/// A page has a share of each frame. Further messages wait. Of messages that replace one another, only the
/// latest waits. While other pages are in use, the messages of a page that exceeds its share wait longer.
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
