import Foundation

/// Ends the program at once on a signal, with exit code 0.
///
/// There is nothing to save, and a view stuck in an endless layout must not delay the end. Pages see their
/// connection end.
enum Interruption {
  static func endProgram() {
    for number in [SIGINT, SIGTERM] {
      // In the handler itself, because code waiting for a signal misses the signals before it begins to wait.
      signal(number) { _ in _exit(0) }
    }
  }
}
