// Compares two recordings, or a recording with a new one of this package's UIKit:
// `compare <file> [<file>]`. Exits with 1 if there are differences, and with 2 if a file isn't a recording.
import FixtureScreens
import Foundation
import Recordings

let files = Array(CommandLine.arguments.dropFirst())
guard files.count == 1 || files.count == 2 else {
  exit(showing: "usage: compare <file> [<file>]", status: 64)
}

do {
  let recordings = try files.map { try (name(of: $0), Recording(contentsOf: $0)) }
  let first = recordings.count == 2 ? recordings[0] : ("this package", Recorder.record())
  let second = recordings[recordings.count - 1]
  let comparison = Comparison(first.1, second.1, names: (first.0, second.0))
  print(comparison.report)
  exit(comparison.differences.isEmpty ? 0 : 1)
} catch {
  exit(showing: "\(error)", status: 2)
}

/// Returns the file's name, or its path if the other file has the same name.
func name(of file: String) -> String {
  let name = URL(fileURLWithPath: file).lastPathComponent
  return files.filter { URL(fileURLWithPath: $0).lastPathComponent == name }.count == 1 ? name : file
}

func exit(showing message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(status)
}
