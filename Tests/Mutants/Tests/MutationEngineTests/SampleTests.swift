import Testing

@testable import MutationEngine

@Suite struct SampleTests {
  private func mutants(_ text: String) -> [Mutant] {
    MutantFinder.numbered(MutantFinder.mutants(in: text, file: "Sources/Toy/Toy.swift"))
  }

  @Test("equal seeds draw equal samples, and other seeds draw other samples")
  func seeds() {
    let all = mutants((0..<50).map { "func f\($0)() { a = b < \($0) }" }.joined(separator: "\n"))
    #expect(all.drawn(seed: 1) == all.drawn(seed: 1))
    #expect(all.drawn(seed: 1) == Array(all.reversed()).drawn(seed: 1))
    #expect(all.drawn(seed: 1).prefix(10) != all.drawn(seed: 2).prefix(10))
    #expect(Set(all.drawn(seed: 1)) == Set(all))
  }

  @Test("a sample stays the same when other declarations are added and moved")
  func stability() {
    let functions = (0..<50).map { "func f\($0)() { a = b < \($0) }" }
    let before = mutants(functions.joined(separator: "\n")).drawn(seed: 1).map(\.name)
    let after = mutants((["", "func new() { a = b > c }"] + functions.reversed()).joined(separator: "\n"))
    #expect(after.drawn(seed: 1).map(\.name).filter { !$0.contains("new") } == before)
  }
}
