final class TransactionCompletion {
  let block: () -> Void
  private var runs: [Weak<AnimationRun>] = []
  private var waiting = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  nonisolated deinit {}

  func wait(for run: AnimationRun) {
    guard !runs.contains(where: { $0.object === run }) else { return }
    runs.append(Weak(run))
    waiting += 1
    run.addCompletion { _ in
      self.waiting -= 1
      self.callWhenOver()
    }
  }

  func close() {
    isClosed = true
    callWhenOver()
  }

  private func callWhenOver() {
    if isClosed, waiting == 0 { block() }
  }
}
