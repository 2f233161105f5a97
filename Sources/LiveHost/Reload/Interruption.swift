import Foundation

/// Ends the program at once on a signal, because a view stuck in an endless layout must not delay the end.
enum Interruption {
  static func endProgram() {
    for number in [SIGINT, SIGTERM] {
      // In the handler itself, because waiting code misses earlier signals.
      signal(number) { _ in _exit(0) }
    }
  }
}
