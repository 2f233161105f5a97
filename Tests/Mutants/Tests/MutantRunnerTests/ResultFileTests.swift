import Foundation
import Testing

@testable import MutantRunner

@Suite struct ResultFileTests {
  @Test("results last until a module's sources change, and survivors until its tests do")
  func states() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "results-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    func known(_ states: [String: ModuleState]) throws -> [String] {
      try ResultFile(url, states: states).results.keys.sorted()
    }
    let (lower, upper) = (ModuleState(sources: "1", tests: "1"), ModuleState(sources: "2", tests: "2"))
    let file = try ResultFile(url, states: ["Lower": lower, "Upper": upper])
    for name in ["Lower a: 1 → 2", "Upper a: 1 → 2"] {
      try file.append(TrialResult(name: name, fate: .killed, by: "a test"))
    }
    for name in ["Lower b: 1 → 2", "Upper b: 1 → 2"] {
      try file.append(TrialResult(name: name, fate: .survived, by: "2 suites reach it"))
    }

    #expect(try known(["Lower": lower, "Upper": upper]).count == 4)
    var changed = upper
    changed.tests = "3"
    #expect(
      try known(["Lower": lower, "Upper": changed])
        == ["Lower a: 1 → 2", "Lower b: 1 → 2", "Upper a: 1 → 2"])
    changed.sources = "3"
    #expect(try known(["Lower": lower, "Upper": changed]) == ["Lower a: 1 → 2", "Lower b: 1 → 2"])
    #expect(try known(["Lower": lower]) == ["Lower a: 1 → 2", "Lower b: 1 → 2"])
  }
}
