import Foundation

/// Exit codes follow sysexits.h.
enum CommandFailure: Error {
  case unreadableInput(String)
  case unwritableOutput(String)

  static let usageCode: Int32 = 64

  var exitCode: Int32 {
    switch self {
    case .unreadableInput: 66
    case .unwritableOutput: 73
    }
  }

  var message: String {
    switch self {
    case .unreadableInput(let message), .unwritableOutput(let message): message
    }
  }
}

enum StandardError {
  static func line(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
