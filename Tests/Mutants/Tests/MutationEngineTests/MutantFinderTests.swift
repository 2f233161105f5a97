import Testing

@testable import MutationEngine

@Suite struct MutantFinderTests {
  private func changes(_ text: String, file: String = "Sources/Toy/Toy.swift") -> [String] {
    MutantFinder.mutants(in: text, file: file).map(\.change)
  }

  @Test(
    "operators, constants and calls are changed in expressions",
    arguments: [
      ("b < c", ["b < c → b <= c", "b < c → b >= c"]),
      ("b == c && d", ["b == c && d → b == c || d", "b == c && d → b != c && d"]),
      ("b + c * d", ["b + c * d → b - c * d", "b + c * d → b + c / d"]),
      ("-b", ["-b → b"]),
      ("7", ["7 → 8"]),
      ("-0.5", ["-0.5 → -1.5"]),
      ("0x1p3", ["0x1p3 → (0x1p3 + 1)"]),
      ("true", ["true → false"]),
      ("0..<b", ["0..<b → 1..<b", "0..<b → 0..<b - 1"]),
      ("b ?? c ? d : e", ["b ?? c ? d : e → !(b ?? c) ? d : e"]),
      ("min(b, c)", ["min(b, c) → max(b, c)"]),
      ("abs(b)", ["abs(b) → (b)"]),
      ("b?.frame.minX.rounded()", ["b?.frame.minX.rounded() → b?.frame.maxX.rounded()"]),
      ("b.rounded(.up)", ["b.rounded(.up) → b.rounded(.down)"]),
    ])
  func expressions(text: String, expected: [String]) {
    #expect(changes("func f() { return \(text) }") == expected)
  }

  @Test(
    "conditions are negated, assignments are changed, and calls are removed",
    arguments: [
      ("func f() { if a.isReady { } }", ["a.isReady → !a.isReady"]),
      ("func f() { guard !a else { } }", ["!a → a"]),
      ("func f() { a += b }", ["a += b → a -= b"]),
      ("func f() { a.x = b }", ["a.x = b → a.y = b"]),
      ("func f() { a.append(b) }", ["a.append(b) → nothing"]),
      ("func f() throws { try a?.move() }", ["try a?.move() → nothing"]),
    ])
  func statements(text: String, expected: [String]) { #expect(changes(text) == expected) }

  @Test(
    "code without a visible effect, or that can't be written twice, has no mutants",
    arguments: [
      "func f() -> Int { make() }",
      "var a: Int { make() }",
      "func f() -> Int { if let a { make() } else { make() } }",
      "let a = b.map { make($0) }",
      "func f() { assert(a < 3) }",
      "func f() { a.reserveCapacity(3) }",
      "func f() { fatalError(\"not \\(3)\") }",
      "func f() { switch a { case 3: break } }",
      "enum A: Int { case a = 3 }",
      "func hash(into hasher: inout Hasher) { hasher.combine(3) }",
      "func _checkInvariants() { precondition(a < 3) }",
      "#if os(iOS)\nlet a = 3\n#endif",
      "let a = b + \"c\"",
      "@available(iOS 15, *) func f() {}",
      "func f() { let a = b(&c.x) }",
    ])
  func leaves(text: String) { #expect(changes(text) == []) }

  @Test("a file of invariants has no mutants")
  func invariants() { #expect(changes("let a = 3", file: "Sources/Toy/Toy+Invariants.swift") == []) }

  @Test("a mutant is named after its declaration, and equal names are numbered")
  func names() {
    let text = """
      struct A {
        init(a: Int) { let b = 1 }
        var c: Int { 2 + 2 }
        #if !os(iOS)
        subscript(_ i: Int) -> Int { 3 }
        #endif
      }
      extension A.B { func d(_ e: Int, to f: Int) { let g = { 4 } } }
      let h = 5
      """
    let names = MutantFinder.numbered(MutantFinder.mutants(in: text, file: "Sources/Toy/Toy.swift")).map(
      \.name)
    #expect(
      names == [
        "Toy A.init(a:): b = 1 → b = 2", "Toy A.c: 2 + 2 → 2 - 2", "Toy A.c: 2 + 2 → 3 + 2",
        "Toy A.c: 2 + 2 → 2 + 3",
        "Toy A.subscript(_:): 3 → 4", "Toy A.B.d(_:to:): 4 → 5", "Toy h: h = 5 → h = 6",
      ])
    let twice = MutantFinder.mutants(in: "func f() {\n g(1)\n g(1)\n}", file: "Sources/Toy/Toy.swift")
    #expect(
      MutantFinder.numbered(twice).map(\.name).suffix(2) == [
        "Toy f(): g(1) → nothing #2", "Toy f(): g(1) → g(2) #2",
      ])
  }
}
