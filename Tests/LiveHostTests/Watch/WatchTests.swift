import Foundation
import TestSupport
import Testing

@testable import LiveHost

@Suite("Watching and rebuilding a program") struct WatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("// swift-tools-version: 6.2", to: "Package.swift")
    try write("one", to: "Sources/Tool/main.swift")
  }

  private func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: folder.path).appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func package(executable: String = ".build/x86_64-unknown-linux-gnu/debug/Tool") throws
    -> SourcePackage
  {
    try SourcePackage(
      sourceFile: "\(folder.path)/Sources/Tool/main.swift", executable: "\(folder.path)/\(executable)")
  }

  @Test func `a package is found by its source, and build settings by the executable's path`() throws {
    let package = try package(executable: "elsewhere/arm64-apple-macosx/release/Tool")
    let root = URL(fileURLWithPath: folder.path).standardizedFileURL.path
    #expect(package.root.path == root)
    #expect(
      package.buildCommand == [
        "swift", "build", "--package-path", root, "--scratch-path", "\(folder.path)/elsewhere", "-c",
        "release",
        "--product", "Tool",
      ])
  }

  @Test func `a missing package or SwiftPM build throws an error`() {
    #expect(throws: LivePreviewError.self) {
      try SourcePackage(sourceFile: "/nowhere/main.swift", executable: "/a/.build/x/debug/Tool")
    }
    #expect(throws: LivePreviewError.self) { try package(executable: "bin/Tool") }
  }

  @Test func `added, changed, and removed sources are noticed, but not hidden or built files`() throws {
    let package = try package(executable: "build/x/debug/Tool")
    var last = package.stamps
    #expect(last.count == 2)
    func hasChanged() -> Bool {
      let new = package.stamps
      defer { last = new }
      return new != last
    }
    #expect(!hasChanged())
    try write("longer", to: "Sources/Tool/main.swift")
    #expect(hasChanged())
    #expect(!hasChanged())
    try write("", to: "Sources/Tool/New.swift")
    #expect(hasChanged())
    try FileManager.default.removeItem(atPath: "\(folder.path)/Sources/Tool/New.swift")
    #expect(hasChanged())
    // A target's folder can be a link, and a link can lead upward.
    try write("one", to: ".elsewhere/Linked.swift")
    for (link, target) in [("Linked", "../.elsewhere"), ("Up", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/Sources/\(link)", withDestinationPath: target)
    }
    #expect(hasChanged())
    try write("longer", to: ".elsewhere/Linked.swift")
    #expect(hasChanged())
    #expect(!hasChanged())
    try write("", to: ".git/index")
    try write("", to: "build/x/debug/Tool")
    #expect(!hasChanged())
  }

  @Test func `saves in several steps cause one build, and a build's own changes cause none`()
    throws
  {
    let package = try package()
    try write("1", to: "Package.resolved")
    var sources = SourceWatch(package)
    func looks(_ count: Int) -> [Bool] { (0..<count).map { _ in sources.change() != nil } }
    #expect(looks(1) == [false])
    // An editor first empties a file, and briefly leaves another file.
    try write("", to: "Sources/Tool/main.swift")
    try write("", to: "Sources/Tool/4913")
    #expect(looks(1) == [false])
    #expect(sources.isWaiting)
    try write("longer", to: "Sources/Tool/main.swift")
    try FileManager.default.removeItem(atPath: "\(folder.path)/Sources/Tool/4913")
    #expect(looks(2) == [false, true])
    #expect(!sources.isWaiting)
    try write("22", to: "Package.resolved")
    sources.didBuild()
    #expect(looks(2) == [false, false])
    // A resolution by another tool causes a build, and so does a change saved during a build.
    try write("333", to: "Package.resolved")
    #expect(looks(2) == [false, true])
    try write("much longer", to: "Sources/Tool/main.swift")
    sources.didBuild()
    #expect(looks(3) == [false, true, false])
  }

  @Test func `a failure report has the message and the author's line, if available`() {
    let output = """
      Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range

      *** Program crashed: Illegal instruction at 0x00007fdc03b6df7f ***

      Thread 0 "Tool":

      0 pollNotifications() in Tool at /home/me/Tool/Sources/Tool/main.swift:1:1

      Thread 1 "-qos.overcommit" crashed:

      0 _swift_runtime_on_report in libswiftCore.so
      1 SocketPool.poll() in Tool at /home/me/Tool/.build/checkouts/FlyingFox/SocketPool.swift:145:31
      3 [inlined] closure #1 in StairsLayout.prepare() in Tool at /home/me/Tool/Sources/Tool/StairsLayout.swift:24:13
      4 UICollectionView.layout() in Tool at /home/me/layouts/Sources/CollectionView/View.swift:2:1
      """
    let words = WatchedProgram.failure(output: output, root: "/home/me/Tool").split(separator: "\n")
    #expect(words.first == "Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range")
    #expect(words.dropFirst().first == "At Sources/Tool/StairsLayout.swift:24:13")
    #expect(words.count == 3)
    #expect(WatchedProgram.failure(output: "", root: "/").hasPrefix("The program has exited."))
  }

  @Test func `a build failure is reported by its first error`() {
    let output =
      "Building…\nerror: emit-module command failed\n/p/Sources/A.swift:3:5: error: cannot find 'x' in scope\n/p/Sources/B.swift:1:1: error: no"
    let words = WatchedProgram.buildFailure(output: output, root: "/p")
    #expect(words.hasSuffix("\nSources/A.swift:3:5: error: cannot find 'x' in scope"))
    #expect(WatchedProgram.buildFailure(output: "", root: "/p").hasSuffix("The terminal shows the reason."))
  }

  @Test func `a change lists the changed paths and the time they were saved`() throws {
    let package = try package()
    try write("", to: "Sources/Tool/main.swift~")
    var sources = SourceWatch(package)
    try write("longer", to: "Sources/Tool/main.swift")
    try write("a copy that an editor keeps", to: "Sources/Tool/main.swift~")
    #expect(sources.change() == nil)
    let found = sources.change()
    let change = try #require(found)
    #expect(change.paths == ["\(package.root.path)/Sources/Tool/main.swift"])
    #expect((-5...0).contains(change.saved - Date().timeIntervalSince1970))
    // A moved file counts as saved when it appears, not an hour ago.
    try write("moved", to: "Sources/Tool/main.swift")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600)],
      ofItemAtPath: "\(folder.path)/Sources/Tool/main.swift")
    #expect(sources.change() == nil)
    let moved = sources.change()
    #expect(try #require(moved).saved > Date().timeIntervalSince1970 - 5)
  }

  @Test func `isMistake distinguishes source errors from other build failures`() {
    let mistake = "/p/Sources/A.swift:3:5: error: cannot find 'x' in scope"
    #expect(WatchedProgram.isMistake(output: "a line\n\(mistake)\n", root: "/p"))
    #expect(!WatchedProgram.isMistake(output: mistake, root: "/q"))
    #expect(!WatchedProgram.isMistake(output: "ld.lld: error: undefined symbol", root: "/p"))
  }
}
