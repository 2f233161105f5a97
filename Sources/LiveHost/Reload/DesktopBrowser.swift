import Foundation

/// The browser of the desktop that the program runs on, if there is one.
enum DesktopBrowser {
  /// Whether somebody sits in front of a desktop and has started the program by hand.
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
