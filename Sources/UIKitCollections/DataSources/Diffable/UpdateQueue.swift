/// A queue in which updates requested during another update wait.
final class UpdateQueue {
  private var isRunning = false
  private var waiting: [() -> Void] = []

  func run(_ update: @escaping () -> Void) {
    waiting.append(update)
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}
