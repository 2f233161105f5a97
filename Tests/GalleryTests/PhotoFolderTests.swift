import CollectionView
import Foundation
import TestSupport
import Testing

@testable import Gallery

@Suite("Photo folder") nonisolated struct PhotoFolderTests {
  private let picture = TemporaryFolder.gif(width: 30, height: 20)

  @Test func `pictures in nested folders are listed in natural order`() throws {
    let folder = try TemporaryFolder()
    for name in ["img10.gif", "IMG2.GIF", "b/c/1.gif", "b/2.gif", "nameless"] {
      try folder.write(picture, to: name)
    }
    let listed = try PhotoFolder(path: folder.path)
    #expect(listed.photos.map(\.name) == ["b/2.gif", "b/c/1.gif", "IMG2.GIF", "img10.gif", "nameless"])
    expectAll(listed.photos) { $0.size == CGSize(width: 30, height: 20) }
    #expect(listed.photos.first?.path == folder.path + "/b/2.gif")
    #expect(listed.skipped.isEmpty)
  }

  @Test func `hidden files and files of other types are ignored silently`() throws {
    let folder = try TemporaryFolder()
    for name in ["notes.txt", ".hidden.gif", ".folder/a.gif", "README", "film.mov", "drawing.svg"] {
      try folder.write(name.hasSuffix("gif") ? picture : Data("text".utf8), to: name)
    }
    let listed = try PhotoFolder(path: folder.path)
    #expect(listed.photos.isEmpty)
    #expect(listed.skipped.isEmpty)
  }

  @Test func `invalid picture files are skipped with a reason`() throws {
    let folder = try TemporaryFolder()
    try folder.write(picture, to: "good.gif")
    try folder.write(picture.dropLast(), to: "cut.gif")
    try folder.write(Data(), to: "empty.jpg")
    try folder.write(Data("text".utf8), to: "text.png")
    try folder.write(Data([0, 0, 0, 24] + "ftypheic".utf8), to: "IMG_1.heic")
    try folder.write(Data(#"<svg width="1" height="1"/>"#.utf8), to: "vector.png")
    try folder.link("broken.jpg", to: folder.path + "/nowhere.jpg")
    try folder.write(TemporaryFolder.gif(width: 0, height: 4), to: "thin.gif")
    let listed = try PhotoFolder(path: folder.path)
    #expect(listed.photos.map(\.name) == ["good.gif"])
    #expect(
      listed.skipped.map(\.description) == [
        "broken.jpg: No such file or directory",
        "cut.gif: the file is truncated",
        "empty.jpg: the file is empty",
        "IMG_1.heic: HEIF images are not supported",
        "text.png: not an image",
        "thin.gif: a GIF image of zero width or height",
        "vector.png: SVG images are not supported",
      ])
  }

  @Test func `circular links are handled, and no folder is listed twice`() throws {
    let folder = try TemporaryFolder()
    try folder.write(picture, to: "a/1.gif")
    try folder.link("a/up", to: "..")
    try folder.link("a/self", to: ".")
    try folder.link("b", to: "a")
    try folder.link("circle.gif", to: "circle.gif")
    let listed = try PhotoFolder(path: folder.path)
    #expect(listed.photos.map(\.name) == ["a/1.gif"])
    #expect(listed.skipped.map(\.name) == ["circle.gif"])
  }

  @Test func `links to pictures elsewhere are followed`() throws {
    let elsewhere = try TemporaryFolder()
    try elsewhere.write(picture, to: "sub/1.gif")
    let folder = try TemporaryFolder()
    try folder.link("album", to: elsewhere.path)
    try folder.link("one.gif", to: elsewhere.path + "/sub/1.gif")
    #expect(try PhotoFolder(path: folder.path).photos.map(\.name) == ["album/sub/1.gif", "one.gif"])
  }

  @Test func `a pipe doesn't block the listing`() throws {
    let folder = try TemporaryFolder()
    mkfifo(folder.path + "/pipe.jpg", 0o600)
    #expect(try PhotoFolder(path: folder.path).skipped.map(\.description) == ["pipe.jpg: not a file"])
  }

  @Test func `onOneLine replaces direction and line break characters but keeps joiners`() {
    #expect("a\u{202E}gpj.b".onOneLine == "a\u{FFFD}gpj.b")
    #expect(
      "\u{2066}a\u{2069}\u{200F}\u{61C}\u{FEFF}\u{2028}\u{9B}".onOneLine == "\u{FFFD}a"
        + String(repeating: "\u{FFFD}", count: 6))
    #expect("👩\u{200D}🚀 नमस्ते\u{200C} é.jpg".onOneLine == "👩\u{200D}🚀 नमस्ते\u{200C} é.jpg")
  }

  @Test func `a skip reason stays on one line for any file name`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(), to: "a\nb.jpg")
    let listed = try PhotoFolder(path: folder.path)
    #expect(listed.skipped.map(\.description) == ["a\u{FFFD}b.jpg: the file is empty"])
  }

  @Test func `a path that isn't a folder throws an error`() throws {
    let folder = try TemporaryFolder()
    try folder.write(picture, to: "1.gif")
    let missing = folder.path + "/missing"
    #expect(throws: PhotoFolderError(path: missing, error: .unreadable(ENOENT))) {
      try PhotoFolder(path: missing)
    }
    let file = folder.path + "/1.gif"
    #expect(throws: PhotoFolderError(path: file, error: .unreadable(ENOTDIR))) { try PhotoFolder(path: file) }
  }

  @Test func `progress counts the pictures`() throws {
    let folder = try TemporaryFolder()
    for number in 1...3 { try folder.write(picture, to: "\(number).gif") }
    var counts: [Int] = []
    _ = try PhotoFolder(path: folder.path) { counts.append($0) }
    #expect(counts == [1, 2, 3])
  }
}
