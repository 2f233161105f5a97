import Foundation

/// The browser of the desktop that the program runs on, if there is one.
enum DesktopBrowser {
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
