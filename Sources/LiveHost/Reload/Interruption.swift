import Foundation

/// Ends the program at once on a signal, because a view stuck in an endless layout must not delay the end.
enum Interruption {
  static func endProgram() {
    for number in [SIGINT, SIGTERM] {
      // Exits in the handler itself, because code that waits for signals misses earlier ones.
      signal(number) { _ in _exit(0) }
    }
  }
}
