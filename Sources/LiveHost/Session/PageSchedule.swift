/// The schedule of a page's work: the turns of its messages and frames, and its rests for other pages.
struct PageSchedule {
  /// Messages that recreate contents.
  var rebuilding = PageTurns()
  /// All other messages.
  var input = PageTurns()
  var frames = FrameTurns()
  private var rest = PageRest()

  /// `true` if messages wait for a later frame.
  var hasBacklog: Bool { !rebuilding.waiting.isEmpty || !input.waiting.isEmpty }

  mutating func beginFrame() {
    rebuilding.beginFrame()
    input.beginFrame()
  }

  /// Called when a message of these turns has taken `duration` seconds of work.
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
