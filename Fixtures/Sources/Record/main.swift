// Records all fixtures on this package's UIKit: `record <file>`.
import FixtureScreens
import Foundation
import Recordings

guard CommandLine.arguments.count == 2 else { exit(showing: "usage: record <file>", status: 64) }

do {
  let recording = Recorder.record()
  try recording.write(to: CommandLine.arguments[1])
  print(
    "\(recording.fixtures.count) fixtures with \(recording.fixtures.reduce(0) { $0 + $1.steps.count }) steps")
} catch {
  exit(showing: "\(error)", status: 2)
}

func exit(showing message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(status)
}
