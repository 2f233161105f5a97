import CollectionView
import Foundation
import TestSupport
import Testing

@testable import Gallery
@testable import LiveHost

@Suite("Source code copied from the page") struct CopiedScreensTests {
  /// Returns the initial screen of every scene.
  private func screens() -> [(title: String, screen: ScreenSource)] {
    GalleryScene.all.compactMap { scene in
      let controller = scene.makeController(pictures: .samples)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      defer { window.isHidden = true }
      return controller.screenSource.map { (scene.title, $0) }
    }
  }

  @Test func `the screen source of every scene compiles`() throws {
    let screens = screens()
    #expect(screens.count == GalleryScene.all.count)
    try expectToCompile(screens.map { ($0.screen.name, $0.screen.text()) })
  }

  @Test func `the screen test source of every scene compiles`() throws {
    let tests = screens().map {
      ScreenTest($0.screen, showing: $0.title, size: CGSize(width: 390, height: 844))
    }
    try expectToCompile(tests.map { ($0.name, $0.source) })
  }

  @Test func `compiler errors in screen source are detected`() throws {
    let folder = try TemporaryFolder()
    #expect(
      try compilerErrors([("Wrong", "import UIKit\nlet view: UIView = 1\n")], in: folder).contains(
        "Wrong.swift:2"))
  }

  /// Files with the same name can't be in one module. The first file of each name is in the first module, the
  /// second one in the second.
  private func expectToCompile(_ files: [(name: String, text: String)]) throws {
    var ranks: [String: Int] = [:]
    let modules = Dictionary(grouping: files) { file in
      ranks[file.name, default: 0] += 1
      return ranks[file.name, default: 0]
    }
    for module in modules.values {
      let folder = try TemporaryFolder()
      let errors = try compilerErrors(module, in: folder)
      #expect(errors.isEmpty, "\(errors)")
    }
  }

  /// Returns the compiler errors in the files of a module with imports of this package.
  private func compilerErrors(_ files: [(name: String, text: String)], in folder: TemporaryFolder) throws
    -> String
  {
    for (name, text) in files {
      try text.write(toFile: "\(folder.path)/\(name).swift", atomically: true, encoding: .utf8)
    }
    let modules = BuiltExecutable.url(named: "gallery").deletingLastPathComponent().appendingPathComponent(
      "Modules")
    let errors = "\(folder.path)/errors"
    #expect(FileManager.default.createFile(atPath: errors, contents: nil))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "Copied", "-I", modules.path]
      + files.map { "\(folder.path)/\($0.name).swift" }
    process.standardError = FileHandle(forWritingAtPath: errors)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try String(contentsOfFile: errors, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("error: ") || $0.contains("warning: ") }.joined(separator: "\n")
  }
}
