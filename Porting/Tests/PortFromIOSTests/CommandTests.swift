import Testing

@Suite struct CommandTests {
  private let files = [
    "A.swift": "@objc class A {}\n", "B/B.swift": "class B {}\n", ".build/C.swift": "@objc class C {}",
  ]

  @Test func outputPreservesTheFoldersAndNamesTheOriginals() throws {
    let result = try Command.run(files)
    #expect(result.status == 0)
    #expect(
      result.files.filter { $0.key != "AppleAnswers.swift" } == [
        "A.swift": "#sourceLocation(file: \"A.swift\", line: 1)\nclass A {}\n", "B/B.swift": "class B {}\n",
      ])
    #expect(result.files["AppleAnswers.swift"]?.contains("func intersects") == true)
    #expect(result.notes == ["A.swift:1: changed: '@objc' was removed", "1 of 2 files changed"])
  }

  @Test func outputsCanHaveNamesOfTheirOwn() throws {
    let result = try Command.run(files, arguments: ["{in}", "--output", "{out}", "--suffix", "ported"])
    #expect(
      result.files.keys.sorted() == ["A.ported.swift", "AppleAnswers.ported.swift", "B/B.ported.swift"])
  }

  @Test func inPlaceWritesOverTheOriginals() throws {
    let result = try Command.run(files, arguments: ["{in}", "--in-place", "--quiet"])
    #expect(result.status == 0)
    #expect(result.notes == [])
    #expect(result.files["A.swift"] == "class A {}\n")
    #expect(result.files[".build/C.swift"] == "@objc class C {}")
  }

  @Test func checkChangesNothingAndFails() throws {
    let result = try Command.run(files, arguments: ["{in}", "--check"])
    #expect(result.status == 1)
    #expect(result.files == files)
    #expect(try Command.run(["B.swift": "class B {}"], arguments: ["{in}", "--check"]).status == 0)
  }

  @Test(arguments: [
    (["{in}", "--check", "--in-place"], 64), ([], 64), (["{in}", "--sideways"], 64), (["{in}/nowhere"], 66),
  ])
  func mistakesHaveTheirExitCodes(arguments: [String], status: Int) throws {
    #expect(try Command.run(files, arguments: arguments).status == status)
  }

  @Test func filesAreReadTogether() throws {
    let result = try Command.run([
      "A.swift": "class A: B {\n}\n",
      "B/A+C.swift": "// one\nextension A {\n  override func c() {}\n}\n",
    ])
    #expect(
      result.files["A.swift"] == """
        #sourceLocation(file: "A.swift", line: 1)
        class A: B {
        #sourceLocation(file: "B/A+C.swift", line: 3)
          override func c() {}
        #sourceLocation(file: "A.swift", line: 2)
        }

        """)
  }

  @Test func whatOnlyOneFileSeesDoesNotMoveToAnother() throws {
    let result = try Command.run([
      "A.swift": "class A: B {}", "B.swift": "extension A { override func c() { d() }; private func d() {} }",
    ])
    #expect(result.notes.contains { $0.contains("uses 'd', which is private to its file") })
  }
}
