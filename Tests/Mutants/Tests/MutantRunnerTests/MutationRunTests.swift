import Foundation
import Synchronization
import Testing

@testable import MutantRunner

/// Tests the tool with the package in `Toy`, which has known mutants.
@Suite struct MutationRunTests {
  @Test("of a toy's mutants, known ones survive and all others are killed")
  func toy() throws {
    let work = FileManager.default.temporaryDirectory.appending(path: "mutants-\(UUID())")
    defer { try? FileManager.default.removeItem(at: work) }
    let toy = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Toy")
    let listed = work.appending(path: "equivalent.txt")
    let project = Project(root: toy, work: work, scope: ["Sources/Toy"], equivalents: listed)
    var run = MutationRun(project: project, seed: 1, sampleSize: 100)
    let lines = Mutex<[String]>([])
    run.report = { line in lines.withLock { $0.append(line) } }

    // A suite that fails without a mutant proves nothing, so it ends the run.
    setenv("TOY_FAILS", "1", 1)
    let failure = #expect(throws: RunError.self) { try run.run() }
    #expect(failure?.description == "Without a mutant, these suites fail: ToyTests.FragileTests.")
    unsetenv("TOY_FAILS")
    lines.withLock { $0 = [] }

    let summary = try run.run()

    let equal = "Toy larger(_:_:): a < b ? b : a → a <= b ? b : a"
    let forgotten = "Toy isForgotten: isForgotten = true → isForgotten = false"
    #expect(Set(summary.survivors.map(\.name)) == [equal, forgotten])
    #expect(summary.survivors.first { $0.name == forgotten }?.by == "no suite reaches it")
    let refused = "Toy joined(_:_:): a + b → a - b"
    #expect(RefusedMutants(project: project).names == [refused])
    let all = try run.allMutants().map(\.name)
    #expect(summary.triedCount == all.count - 1)
    #expect(summary.killed.count == summary.triedCount - 2)
    let report = lines.withLock { $0 }
    #expect(report.contains("4 suites run separately, to record the mutants they reach."))
    #expect(report.contains { $0.contains("killed Toy countdown(from:): rest -= 1 → rest += 1") })
    #expect(
      report.contains {
        $0.contains("killed Toy last(of:): numbers[numbers.count - 1] → numbers[numbers.count + 1]")
      })

    // The second run tries nothing again. One survivor is listed as equivalent, and another listed mutant
    // doesn't exist.
    try "\(equal)\n  Either is the larger one.\nToy gone: 1 → 2\n  It was.\n"
      .write(to: listed, atomically: true, encoding: .utf8)
    lines.withLock { $0 = [] }
    let again = try run.run()
    #expect(again.survivors.map(\.name) == [forgotten])
    #expect(again.triedCount == summary.triedCount - 1)
    #expect(again.killed.map(\.name) == summary.killed.map(\.name))
    #expect(again.outdated == ["Toy gone: 1 → 2"])
    #expect(lines.withLock { $0 }.contains("0 of \(again.triedCount) are to be tried."))

    // Listed mutants can be tried, too.
    run.triesEquivalents = true
    let equivalents = try run.run()
    #expect(equivalents.survivors.map(\.name) == [equal])
    #expect(equivalents.triedCount == 1)
  }
}
