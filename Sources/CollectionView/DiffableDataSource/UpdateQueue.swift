#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// Runs updates one after the other: one that is asked for while another runs waits for its end.
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
#endif
