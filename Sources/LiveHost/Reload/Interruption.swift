import Foundation

/// Ends the program at once on a signal, with exit code 0. It has nothing to save, and a view that is stuck in
/// an endless layout must not delay the end. Pages see their connection end.
enum Interruption {
  static func endProgram() {
    for number in [SIGINT, SIGTERM] {
      // In the handler itself: code that waits for a signal misses those that arrive before it begins to wait.
      signal(number) { _ in _exit(0) }
    }
  }
}
