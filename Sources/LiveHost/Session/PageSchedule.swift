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

  /// Counts the work for a message of these turns. `duration` is in seconds.
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
