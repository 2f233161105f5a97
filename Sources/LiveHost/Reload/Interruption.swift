import Foundation

/// Ends the program at once when it is asked to, with exit code 0: it has nothing to save, and a view that is
/// stuck in an endless layout must not keep it. Pages see their connection end.
enum Interruption {
  static func endProgram() {
    for number in [SIGINT, SIGTERM] {
      // In the handler itself: whatever waits to be told of a signal misses those that come before it does.
      signal(number) { _ in _exit(0) }
    }
  }
}
