import Foundation

enum DesktopBrowser {
  /// `true` if there is a desktop and the program runs in a terminal.
  static var isAtHand: Bool {
    guard isatty(1) == 1 else { return false }
    #if os(macOS)
    return true
    #else
    let environment = ProcessInfo.processInfo.environment
    return environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
    #endif
  }

  static func open(_ address: String) {
    let opener = Process()
    #if os(macOS)
    opener.executableURL = URL(fileURLWithPath: "/usr/bin/open")
    opener.arguments = [address]
    #else
    opener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    opener.arguments = ["xdg-open", address]
    #endif
    opener.standardOutput = FileHandle.nullDevice
    opener.standardError = FileHandle.nullDevice
    try? opener.run()
  }
}

/// Ends the program at once on a signal, because a view stuck in an endless layout must not delay the end.
enum Interruption {
  static func endProgram() {
    for number in [SIGINT, SIGTERM] {
      // Exits in the handler itself, because code that waits for signals would miss those before its start.
      signal(number) { _ in _exit(0) }
    }
  }
}
