/// When a page works: its messages and its frames, each in its turn, and its rests for the others.
struct PageSchedule {
  /// Messages that make contents anew.
  var rebuilding = PageTurns()
  /// All other messages.
  var input = PageTurns()
  var frames = FrameTurns()
  private var rest = PageRest()

  /// Whether messages wait for a later frame.
  var hasBacklog: Bool { !rebuilding.waiting.isEmpty || !input.waiting.isEmpty }

  mutating func beginFrame() {
    rebuilding.beginFrame()
    input.beginFrame()
  }

  /// Called when a message of these turns has made the page work for `duration` seconds.
  mutating func didWork(
    _ turns: WritableKeyPath<Self, PageTurns>, for duration: Double, until now: Double, crowd: Int
  ) {
    var rest = rest
    self[keyPath: turns].didWork(for: duration, until: now, rest: &rest, crowd: crowd)
    self.rest = rest
  }

  /// Called when the page has made its frame.
  mutating func endFrame(after work: WorkMeter.Work, at now: Double, crowd: Int) {
    frames.end(after: work, at: now, rest: &rest, crowd: crowd)
  }

  /// What waits is dropped.
  mutating func dropMessages() { (rebuilding, input) = (PageTurns(), PageTurns()) }
}
