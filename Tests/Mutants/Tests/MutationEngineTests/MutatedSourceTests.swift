import Testing

@testable import MutationEngine

@Suite struct MutatedSourceTests {
  private func mutated(_ text: String) -> MutatedSource {
    let mutants = MutantFinder.mutants(in: text, file: "Sources/Toy/Toy.swift")
    return MutatedSource(text, mutants: mutants.enumerated().map { ($0.offset, $0.element) })
  }

  @Test("each mutant has its own switch, and mutants are nested in the original code")
  func nesting() {
    #expect(
      mutated("let a = b + 1\n").text == """
        import MutantSwitch
        let a = (mutantIsOn(0) ? b - 1 : b + (mutantIsOn(1) ? 2 : 1))

        """)
    #expect(
      mutated("func f() { if a { b.append(1) } }").text == """
        import MutantSwitch
        func f() { if (mutantIsOn(0) != (a)) { if !mutantIsOn(1) { b.append((mutantIsOn(2) ? 2 : 1)) } } }
        """)
  }

  @Test("a statement whose operator changes is written twice")
  func statements() {
    #expect(
      mutated("func f() { a.x += 1 }").text == """
        import MutantSwitch
        func f() { if mutantIsOn(0) { a.x -= 1 } else { \
        if mutantIsOn(1) { a.y += 1 } else { a.x += (mutantIsOn(2) ? 2 : 1) } } }
        """)
  }

  @Test("an error is attributed to the innermost mutant, its line, or the nearest line")
  func blame() {
    let source = mutated("let a = b + 1\nlet c = d\n\nlet e = 2")
    #expect(source.mutants(atLine: 2, column: 26) == [0])
    #expect(source.mutants(atLine: 2, column: 56) == [1])
    #expect(source.mutants(atLine: 2, column: 1) == [1, 0])
    #expect(source.mutants(atLine: 3, column: 1) == [1, 0])
    #expect(source.mutants(atLine: 4, column: 1) == [2])
    #expect(source.mutants(atLine: 900, column: 1) == [])
  }
}
