import Dispatch
import Foundation

/// Ends the program at once when it is asked to, with exit code 0: it has nothing to save, and a view that is
/// stuck in an endless layout must not keep it. Pages see their connection end.
enum Interruption {
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  static func endProgram() {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
      source.setEventHandler {
        fflush(nil)
        _exit(0)
      }
      source.resume()
      return source
    }
  }
}
