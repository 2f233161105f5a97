import Foundation
import TestSupport
import Testing

@testable import Gallery

@Suite("Output files") nonisolated struct OutputFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  private var contents: [String] {
    (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
  }

  @Test func `files appear only with the commit, all together`() throws {
    try folder.write(Data("old".utf8), to: "a")
    let files = OutputFiles()
    try files.createFolder(folder.path + "/deep/deeper")
    try files.add(Data("new".utf8), to: folder.path + "/a")
    try files.add(Data("other".utf8), to: folder.path + "/deep/deeper/b")
    #expect(text("a") == "old")
    #expect(text("deep/deeper/b") == nil)
    try files.commit()
    #expect(text("a") == "new")
    #expect(text("deep/deeper/b") == "other")
    #expect(contents == ["a", "deep", "deep/deeper", "deep/deeper/b"])
  }

  @Test func `without a commit, no files or created folders are left`() throws {
    do {
      let files = OutputFiles()
      try files.createFolder(folder.path + "/deep/deeper")
      try files.add(Data("new".utf8), to: folder.path + "/deep/deeper/b")
      try files.add(Data("new".utf8), to: folder.path + "/a")
      #expect(throws: OutputError(path: folder.path + "/none/c", code: ENOENT)) {
        try files.add(Data(), to: folder.path + "/none/c")
      }
      #expect(contents.count == 4)
    }
    #expect(contents.isEmpty)
  }

  @Test func `an existing folder is kept`() throws {
    try folder.write(Data(), to: "kept/file")
    do {
      let files = OutputFiles()
      try files.createFolder(folder.path + "/kept/new")
    }
    #expect(contents == ["kept", "kept/file"])
  }

  @Test func `a symbolic link is followed and not replaced`() throws {
    try folder.write(Data("old".utf8), to: "real/file")
    try folder.link("link", to: folder.path + "/real/file")
    let files = OutputFiles()
    try files.add(Data("new".utf8), to: folder.path + "/link")
    try files.commit()
    #expect(text("real/file") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link").hasSuffix("real/file"))
  }

  @Test func `a device is written to and remains a device`() throws {
    let files = OutputFiles()
    try files.add(Data("new".utf8), to: "/dev/null")
    try files.commit()
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }
}
