import Foundation
import TestSupport
import Testing

@testable import LiveHost

#if os(Linux)
@Suite("A build without SwiftPM") struct BuildPlanTests {
  private let folder: TemporaryFolder
  private let root: String

  init() throws {
    folder = try TemporaryFolder()
    root = URL(fileURLWithPath: folder.path).standardizedFileURL.path
    for name in ["Package.swift", "Sources/Tool/main.swift", "Sources/Kit/Kit.swift", "Sources/C/c.c"] {
      try folder.write(Data("one".utf8), to: name)
    }
    try folder.write(Data(manifest.utf8), to: ".build/debug.yaml")
    try folder.write(Data("one".utf8), to: ".build/x/debug/Tool")
  }

  /// SwiftPM's plan for a tool with two Swift modules and one C module, and for its tests.
  private var manifest: String {
    """
    client:
      name: basic
    targets:
      "Tool.exe": ["<Tool.exe>"]
    commands:
      "\(root)/.build/Tool.build/sources":
        tool: write-auxiliary-file
        inputs: ["<sources-file-list>","\(root)/Sources/Tool/main.swift"]
        outputs: ["\(root)/.build/Tool.build/sources"]
        description: "Write auxiliary file"

      "C.Kit.module":
        tool: shell
        inputs: ["\(root)/Sources/Kit/Kit.swift"]
        outputs: ["\(root)/.build/Kit.swift.o","\(root)/.build/Modules/Kit.swiftmodule"]
        description: "Compiling Swift Module 'Kit' (1 sources)"
        args: ["/usr/bin/swiftc","-module-name","Kit","-emit-module","-c","-parseable-output","-DA=\\"b\\""]

      "C.Tool.module":
        tool: shell
        inputs: ["\(root)/Sources/Tool/main.swift","\(root)/.build/Tool.build/sources","\(root)/.build/Modules/Kit.swiftmodule"]
        outputs: ["\(root)/.build/main.swift.o","\(root)/.build/Modules/Tool.swiftmodule"]
        args: ["/usr/bin/swiftc","-module-name","Tool","-emit-module","-c"]

      "C.ToolTests.module":
        tool: shell
        inputs: ["\(root)/Tests/ToolTests/Tests.swift","\(root)/.build/Modules/Tool.swiftmodule"]
        outputs: ["\(root)/.build/Tests.swift.o"]
        args: ["/usr/bin/swiftc","-module-name","ToolTests","-emit-module","-c"]

      "\(root)/.build/Tool.swiftmodule.o":
        tool: shell
        inputs: ["\(root)/.build/Modules/Tool.swiftmodule"]
        outputs: ["\(root)/.build/Tool.swiftmodule.o"]
        args: ["/usr/bin/swiftc","-modulewrap","\(root)/.build/Modules/Tool.swiftmodule"]

      "C.C":
        tool: clang
        inputs: ["\(root)/Sources/C/c.c"]
        outputs: ["\(root)/.build/c.c.o"]
        args: ["/usr/bin/clang","-c"]

      "C.Tool.exe":
        tool: shell
        inputs: ["\(root)/.build/Kit.swift.o","\(root)/.build/main.swift.o","\(root)/.build/Tool.swiftmodule.o","\(root)/.build/c.c.o"]
        outputs: ["\(root)/.build/x/debug/Tool"]
        args: ["/usr/bin/swiftc","-emit-executable","-o","\(root)/.build/x/debug/Tool"]

      "PackageStructure":
        tool: package-structure-tool
        inputs: ["\(root)/Sources/Tool/","\(root)/Sources/Kit/","\(root)/Package.swift","\(root)/Package.resolved"]
        outputs: ["<PackageStructure>"]

    """
  }

  private func plan(_ text: String? = nil) throws -> BuildPlan {
    try #require(BuildPlan(text ?? manifest, executable: "\(root)/.build/x/debug/Tool"))
  }

  private func names(_ commands: [BuildPlan.Command]?) -> [String]? {
    commands?.map { command in
      command.words.contains("-c") ? "compile \(command.words[2])" : String(command.words[1].dropFirst())
    }
  }

  @Test func `a changed source rebuilds only its dependents, in order`() throws {
    let plan = try plan()
    #expect(
      names(plan.commands(after: ["\(root)/Sources/Tool/main.swift"]))
        == ["compile Tool", "modulewrap", "emit-executable"])
    #expect(
      names(plan.commands(after: ["\(root)/Sources/Kit/Kit.swift"]))
        == ["compile Kit", "compile Tool", "modulewrap", "emit-executable"])
    #expect(plan.commands.first { $0.words.contains("Kit") }?.words.last == "-DA=\"b\"")
  }

  @Test func `fetched sources don't count as the package's own`() throws {
    let objects = { (plan: BuildPlan) in
      plan.compiled(from: root).filter { $0.hasSuffix(".o") }.map { $0.dropFirst(root.count + 8) }.sorted()
    }
    #expect(try objects(plan()) == ["Kit.swift.o", "main.swift.o"])
    let fetched = manifest.replacing("Sources/Kit/Kit.swift", with: ".build/checkouts/Kit/Kit.swift")
    #expect(try objects(plan(fetched)) == ["main.swift.o"])
  }

  @Test func `changes outside the program's Swift sources are left to SwiftPM`() throws {
    let plan = try plan()
    for path in [
      "Sources/C/c.c", "Tests/ToolTests/Tests.swift", "README.md", ".build/Modules/Kit.swiftmodule",
    ] {
      #expect(plan.commands(after: ["\(root)/Sources/Tool/main.swift", "\(root)/\(path)"]) == nil)
    }
    #expect(plan.commands(after: []) == nil)
    // An unknown command between a source and the program.
    let strange = try self.plan(manifest.replacing("\"-modulewrap\"", with: "\"-something\""))
    #expect(strange.commands(after: ["\(root)/Sources/Tool/main.swift"]) == nil)
  }

  @Test func `a plan in an unknown format is rejected`() {
    for (old, new) in [
      ("x/debug/Tool\"]", "x/debug/Other\"]"), ("package-structure-tool", "phony"), ("    tool: shell\n", ""),
      ("commands:", "steps:"), ("inputs: [", "inputs: "),
    ] {
      let text = manifest.replacing(old, with: new)
      #expect(text != manifest)
      #expect(BuildPlan(text, executable: "\(root)/.build/x/debug/Tool") == nil, "\(new)")
    }
    #expect(BuildPlan("", executable: "") == nil)
  }

  @Test func `a build without SwiftPM continues from the last successful build`() throws {
    var planned = try planned()
    let main = "Sources/Tool/main.swift"
    #expect(names(planned.commands(for: planned.files, after: [])) == nil)
    try folder.write(Data("longer".utf8), to: main)
    let files = planned.files
    #expect(names(planned.commands(for: files, after: ["\(root)/\(main)"]))?.first == "compile Tool")
    // A failed build doesn't count. The next one compiles its sources, too.
    try folder.write(Data("longer".utf8), to: "Sources/Kit/Kit.swift")
    let both = planned.files
    #expect(names(planned.commands(for: both, after: ["\(root)/Sources/Kit/Kit.swift"]))?.count == 4)
    planned.didBuild(both, with: try #require(planned.commands(for: both, after: [])))
    try folder.write(Data("longer still".utf8), to: main)
    #expect(names(planned.commands(for: planned.files, after: ["\(root)/\(main)"]))?.count == 3)
  }

  @Test func `a source saved during a SwiftPM build is rebuilt afterward`() throws {
    let package = try package()
    let before = package.stamps
    try folder.write(Data("longer".utf8), to: "Sources/Kit/Kit.swift")
    // Simulates a save while the program was linked.
    try folder.write(Data("two".utf8), to: ".build/x/debug/Tool")
    let planned = try #require(PlannedBuild(of: package, madeOf: before))
    #expect(names(planned.commands(for: planned.files, after: ["\(root)/Sources/Kit/Kit.swift"]))?.count == 4)
  }

  @Test(
    arguments: [
      ["Sources/Tool/New.swift"], ["Sources/Kit/Folder/New.swift"], ["Package.swift"], ["Package.resolved"],
      [".build/debug.yaml"], ["Sources/C/c.c"],
    ])
  func `changes other than to Swift sources require a SwiftPM build`(changed: [String]) throws {
    let planned = try planned()
    try folder.write(Data("longer".utf8), to: "Sources/Tool/main.swift")
    for name in changed { try folder.write(Data("longer".utf8), to: name) }
    #expect(planned.commands(for: planned.files, after: ["\(root)/Sources/Tool/main.swift"]) == nil)
  }

  @Test func `removed sources or changed files outside the plan require a SwiftPM build`() throws {
    let planned = try planned()
    try folder.write(Data("longer".utf8), to: "Sources/Tool/main.swift")
    #expect(planned.commands(for: planned.files, after: ["\(root)/Sources/Tool/picture.png"]) == nil)
    try FileManager.default.removeItem(atPath: "\(root)/Sources/Kit/Kit.swift")
    #expect(planned.commands(for: planned.files, after: ["\(root)/Sources/Tool/main.swift"]) == nil)
  }

  @Test func `an outdated or missing program requires a SwiftPM build`() throws {
    let program = "\(root)/.build/x/debug/Tool"
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: program)
    #expect(try PlannedBuild(of: package(), madeOf: [:])?.files == nil)
    try folder.write(Data("two".utf8), to: ".build/x/debug/Tool")
    #expect(try PlannedBuild(of: package(), madeOf: [:])?.files != nil)
    try FileManager.default.removeItem(atPath: program)
    #expect(try PlannedBuild(of: package(), madeOf: [:])?.files == nil)
  }

  private func package() throws -> SourcePackage {
    try SourcePackage(
      sourceFile: "\(root)/Sources/Tool/main.swift", executable: "\(root)/.build/x/debug/Tool")
  }

  private func planned() throws -> PlannedBuild {
    try #require(PlannedBuild(of: try package(), madeOf: [:]))
  }

  // MARK: Running

  private func run(_ steps: [BuildRun.Step]) async throws -> BuildRun {
    let run = BuildRun(steps, in: URL(fileURLWithPath: root))
    while run.isRunning { try await Task.sleep(nanoseconds: 5_000_000) }
    return run
  }

  @Test func `commands run in the package one after the other until one fails`() async throws {
    let good = try await run([
      .init(words: ["sh", "-c", "sleep 0.05; cat Sources/Tool/main.swift"], name: "compiling"),
      .init(words: ["sh", "-c", "echo two >&2"], name: "linking"),
    ])
    #expect(good.hasSucceeded)
    #expect(good.output == "onetwo\n")
    #expect(good.times.map(\.name) == ["compiling", "linking"])
    #expect(try #require(good.times.first).seconds >= 0.05)
    let bad = try await run([
      .init(words: ["sh", "-c", "echo one; exit 3"], name: "compiling"),
      .init(words: ["sh", "-c", "echo two"], name: "linking"),
    ])
    #expect(!bad.hasSucceeded)
    #expect(bad.output == "one\n")
    let missing = try await run([.init(words: ["/nowhere/swiftc"], name: "compiling")])
    #expect(!missing.hasSucceeded)
  }

  @Test func `the compiler's output is readable, and the fastest bundled linker is used`() throws {
    let compile = BuildPlan.Command(
      kind: .compile, inputs: [], outputs: [], words: ["\(root)/swiftc", "-c", "-parseable-output"])
    #expect(BuildRun.Step(compile).words == ["\(root)/swiftc", "-c"])
    var link = BuildPlan.Command(
      kind: .link, inputs: [], outputs: [], words: ["\(root)/swiftc", "-emit-executable"])
    #expect(BuildRun.Step(link).words == link.words)
    try folder.write(Data(), to: "ld.lld")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(root)/ld.lld")
    #expect(BuildRun.Step(link).words == link.words + ["-use-ld=lld"])
    link.words.append("-use-ld=gold")
    #expect(BuildRun.Step(link).words == link.words)
  }

  @Test func `two builds can't run in one folder at the same time`() throws {
    var lock = BuildLock(scratch: "\(root)/.build")
    #expect(lock != nil)
    #expect(BuildLock(scratch: "\(root)/.build") == nil)
    #expect(BuildLock(scratch: "\(root)/.other") != nil)
    lock = nil
    #expect(BuildLock(scratch: "\(root)/.build") != nil)
  }

  // MARK: Prelinking

  /// Adds tools that write the names of their inputs.
  private func addTools(_ names: [String]) throws {
    for name in names {
      try folder.write(Data(Self.tool.utf8), to: name)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(root)/\(name)")
    }
  }

  private static let tool = """
    #!/bin/sh
    case "$0" in
    *lld) cat "${4#@}" > "$3" ;;
    *) cp "$3" "$4" ;;
    esac
    """

  /// Returns the program's build with these tools next to the compiler. Its link command reads the objects'
  /// names from a file, like SwiftPM's.
  private func plannedWithTools(_ names: [String] = ["ld.lld", "llvm-objcopy"]) throws -> PlannedBuild {
    try addTools(names)
    let objects = ["Kit.swift.o", "main.swift.o", "Tool.swiftmodule.o", "c.c.o"]
    for object in objects { try folder.write(Data("one".utf8), to: ".build/\(object)") }
    try folder.write(
      Data(objects.map { "\(root)/.build/\($0)\n" }.joined().utf8), to: ".build/Objects.LinkFileList")
    let text = manifest.replacing("/usr/bin/swiftc", with: "\(root)/swiftc").replacing(
      "\"-emit-executable\"", with: "\"-emit-executable\",\"@\(root)/.build/Objects.LinkFileList\"")
    try folder.write(Data(text.utf8), to: ".build/debug.yaml")
    try folder.write(Data("two".utf8), to: ".build/x/debug/Tool")
    return try planned()
  }

  /// Returns an object made of all objects except those of the tool's own module.
  private func prelinked(_ planned: PlannedBuild) async throws -> PrelinkedObject? {
    let own = Set(["main.swift.o", "Tool.swiftmodule.o"].map { "\(root)/.build/\($0)" })
    let object = try PrelinkedObject(of: planned.link, apartFrom: own, in: package())
    if let object { #expect(object.isMade(of: planned.link, apartFrom: own)) }
    while object?.isBeingMade == true { try await Task.sleep(nanoseconds: 5_000_000) }
    return object
  }

  /// Returns the names of the files linked by the last command.
  private func linked(_ commands: [BuildPlan.Command]) -> [String]? {
    commands.last?.words.filter { $0.hasSuffix(".o") }.map {
      $0.split(separator: "/").last.map(String.init) ?? ""
    }
  }

  @Test func `a program is linked with a prelinked object of all unchanged objects`() async throws {
    let planned = try plannedWithTools()
    let object = try #require(try await prelinked(planned))
    try folder.write(Data("longer".utf8), to: "Sources/Tool/main.swift")
    let commands = try #require(planned.commands(for: planned.files, after: []))
    #expect(linked(commands) == [])
    let fast = object.linking(commands)
    #expect(fast.dropLast() == commands.dropLast())
    #expect(linked(fast) == ["Tool.swiftmodule.o", "main.swift.o", "Tool.prelinked.o"])
    #expect(fast.last?.words.contains { $0.hasPrefix("@") } == false)
    let made = try String(contentsOfFile: "\(root)/.build/Tool.prelinked.o", encoding: .utf8)
    #expect(made == "\(root)/.build/Kit.swift.o\n\(root)/.build/c.c.o")
    let left = try FileManager.default.contentsOfDirectory(atPath: "\(root)/.build")
    #expect(left.filter { $0.contains("prelinked") } == ["Tool.prelinked.o"])
  }

  @Test func `a prelinked object with changed contents is not linked`() async throws {
    let planned = try plannedWithTools()
    let object = try #require(try await prelinked(planned))
    try folder.write(Data("longer".utf8), to: "Sources/Kit/Kit.swift")
    let commands = try #require(planned.commands(for: planned.files, after: []))
    #expect(object.linking(commands) == commands)
    // Simulates the result of another build.
    let other = Array(commands.dropFirst())
    #expect(object.linking(other) != other)
    try folder.write(Data("longer".utf8), to: ".build/c.c.o")
    #expect(object.linking(other) == other)
    #expect(!object.isMade(of: planned.link, apartFrom: []))
  }

  @Test func `nothing is prelinked without the tools or with the package's own linker`()
    async throws
  {
    let planned = try plannedWithTools(["ld.lld"])
    #expect(try await prelinked(planned) == nil)
    try addTools(["llvm-objcopy"])
    #expect(try await prelinked(planned) != nil)
    var link = planned.link
    link.words.append("-use-ld=gold")
    #expect(try PrelinkedObject(of: link, apartFrom: [], in: package()) == nil)
    // Adds an object that isn't in the command's file of names.
    link = planned.link
    link.inputs.append("\(root)/.build/other.o")
    #expect(try PrelinkedObject(of: link, apartFrom: [], in: package()) == nil)
  }

  @Test func `the set of changing objects is guessed at first and then learned from builds`() throws {
    var planned = try plannedWithTools()
    let objects = { (planned: PlannedBuild) in
      planned.changing.filter { $0.hasSuffix(".o") }.map {
        $0.split(separator: "/").last.map(String.init) ?? ""
      }.sorted()
    }
    #expect(objects(planned) == ["Kit.swift.o", "main.swift.o"])
    for (text, source, expected) in [
      ("longer", "Tool/main", ["Tool.swiftmodule.o", "main.swift.o"]),
      ("longer", "Kit/Kit", ["Kit.swift.o", "Tool.swiftmodule.o", "main.swift.o"]),
      ("longer still", "Tool/main", ["Kit.swift.o", "Tool.swiftmodule.o", "main.swift.o"]),
    ] {
      let path = "Sources/\(source).swift"
      try folder.write(Data(text.utf8), to: path)
      let files = planned.files
      let commands = try #require(planned.commands(for: files, after: ["\(root)/\(path)"]))
      planned.didBuild(files, with: commands)
      #expect(objects(planned) == expected)
    }
  }

  // MARK: Reload times

  @Test func `ReloadTimes reports the time since saving across two programs`() throws {
    var times = ReloadTimes(saved: 1000)
    times.end("noticing", at: 1000.1)
    times.add([.init("compiling", 0.5), .init("compiling", 0.25), .init("linking", 0.3)])
    var passed = try #require(ReloadTimes(times.description))
    #expect(passed == times)
    passed.end("starting", at: 1001.36)
    #expect(
      passed.words == "1.36 s after saving: noticing 0.10, compiling 0.75, linking 0.30, starting 0.21")
    // Clocks can be adjusted.
    passed.end("first frame", at: 900)
    #expect(passed.parts.last?.seconds == 0)
    #expect(ReloadTimes("") == nil)
    #expect(ReloadTimes("1;2") == nil)
  }
}
#endif
