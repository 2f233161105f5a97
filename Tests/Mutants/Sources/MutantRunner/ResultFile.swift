import Foundation
import Synchronization

/// The results so far, one on each line. A stopped run continues from here.
///
/// A killed mutant stays killed while the module's sources are the same. A survivor is tried again after its
/// tests have changed.
final class ResultFile: Sendable {
  private let stored: Mutex<[String: TrialResult]>
  private let file: URL
  private let states: [String: ModuleState]

  /// - Parameter states: The modules' states by name.
  init(_ file: URL, states: [String: ModuleState]) throws {
    self.file = file
    self.states = states
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var results: [String: TrialResult] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, let fate = TrialResult.Fate(rawValue: fields[2]),
        let state = states[Self.module(of: fields[3])], fields[0] == state.sources
      else { continue }
      if fate == .killed || fields[1] == state.tests {
        results[fields[3]] = TrialResult(name: fields[3], fate: fate, by: fields[4])
      }
    }
    stored = Mutex(results)
    if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
  }

  /// The results by mutant name.
  var results: [String: TrialResult] { stored.withLock { $0 } }

  func append(_ result: TrialResult) throws {
    guard let state = states[Self.module(of: result.name)] else { return }
    let line =
      [state.sources, state.tests, result.fate.rawValue, result.name, result.by].joined(separator: "\t")
      + "\n"
    try stored.withLock { results in
      results[result.name] = result
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(line.utf8))
      try handle.close()
    }
  }

  /// Returns the module at the start of a mutant's name.
  private static func module(of name: String) -> String { String(name.prefix { $0 != " " }) }
}

/// The result of a mutant.
public struct TrialResult: Hashable, Sendable {
  /// The fate of a mutant.
  public enum Fate: String, Sendable {
    case killed, survived
  }

  /// The mutant's name.
  public let name: String
  /// The mutant's fate.
  public let fate: Fate
  /// The failure that killed the mutant, or the number of suites that it survived.
  public let by: String
}

/// The state that determines the fate of a module's mutants.
struct ModuleState {
  /// A fingerprint of the sources.
  var sources: String
  /// A fingerprint of the tests and their settings.
  var tests: String
}
