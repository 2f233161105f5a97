import Foundation
import TestSupport
import Testing

@Suite("gallery render") @BackgroundActor struct RenderCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `render --all writes every scene and an index page`() throws {
    let run = try GalleryProcess("render", "--all", in: folder)
    #expect(run.status == 0)
    #expect(run.output == "./gallery-output/index.html\n")
    #expect(run.errors.isEmpty)
    let page = try folder.text(of: "gallery-output/index.html")
    let pictures = folder.contents.filter { $0.hasSuffix(".svg") }
    let scenes = try GalleryProcess("list", in: folder).output.split(separator: "\n").count
    #expect(pictures.count == scenes)
    // The two others are the page and the folder.
    #expect(folder.contents.count == scenes + 2)
    for picture in pictures {
      #expect(page.contains("src=\"\((picture as NSString).lastPathComponent)\""))
      #expect(try folder.text(of: picture).hasSuffix("</svg>\n"))
    }
    #expect(!page.contains("http"))
  }

  @Test func `render writes one scene in the given size to a file`() throws {
    let run = try GalleryProcess(
      "render", "waterfall", "--size", "640x480", "--offset", "0,100", "--items", "9", "--output", "w.svg",
      in: folder)
    #expect(run.status == 0)
    #expect(run.output == "w.svg\n")
    #expect(folder.contents == ["w.svg"])
    let svg = try folder.text(of: "w.svg")
    #expect(svg.contains("width=\"640\""))
    #expect(svg.contains("height=\"480\""))
  }

  @Test func `an offset beyond the contents is limited to their end`() throws {
    func svg(_ offset: String) throws -> String {
      let run = try GalleryProcess(
        "render", "waterfall", "--offset", offset, "--items", "90", "--output", "-", in: folder)
      #expect(run.status == 0)
      return run.output
    }
    let (start, end, beyond) = (try svg("0,0"), try svg("0,999999"), try svg("0,9999999"))
    #expect(end == beyond)
    #expect(end != start)
    #expect(try svg("-50,-50") == start)
    #expect(end.contains("<image"), "an empty picture")
  }

  @Test func `render names the file after the scene, or writes to standard output`() throws {
    #expect(try GalleryProcess("render", "circle", in: folder).output == "circle.svg\n")
    let run = try GalleryProcess("render", "circle", "--output", "-", in: folder)
    #expect(run.output == (try folder.text(of: "circle.svg")))
    #expect(folder.contents == ["circle.svg"])
  }

  @Test(arguments: ["p", "é", "./p"])
  func `an output path can be a single character`(path: String) throws {
    let run = try GalleryProcess("render", "circle", "--output", path, in: folder)
    #expect(run.status == 0)
    #expect(run.output == "\(path)\n")
    #expect(folder.contents == [path.replacingOccurrences(of: "./", with: "")])
  }

  @Test func `an output folder's name can have one character or end with a slash`()
    throws
  {
    for path in ["q", "d/e/"] {
      #expect(try GalleryProcess("render", "--all", "--output", path, in: folder).status == 0)
      #expect(folder.contents.contains(path.hasSuffix("/") ? "d/e/index.html" : "q/index.html"))
    }
    #expect(try GalleryProcess("render", "circle", "--output", "x/", in: folder).status == 73)
    #expect(!folder.contents.contains { $0.hasPrefix("x") || $0.hasPrefix(".x") })
  }

  @Test(arguments: ["insert", "delete", "layout", "reorder"])
  func `--filmstrip renders a change as six frames`(change: String) throws {
    for name in ["a.svg", "b.svg"] {
      let run = try GalleryProcess(
        "render", "flow-grid", "--filmstrip", change, "--size", "720x720", "--output", name, in: folder)
      #expect(run.status == 0)
      #expect(run.output == "\(name)\n")
    }
    let svg = try folder.text(of: "a.svg")
    #expect(svg == (try folder.text(of: "b.svg")))
    #expect(svg.contains("width=\"\(3 * 740 + 20)\" height=\"\(2 * 764 + 20)\""))
    #expect(svg.components(separatedBy: " s</text>").count == 7)
  }

  @Test func `--film renders a film with a time for each frame`() throws {
    let run = try GalleryProcess("render", "--film", "--size", "360x270", in: folder)
    #expect(run.output == "film.svg\n")
    let svg = try folder.text(of: "film.svg")
    let frames = svg.components(separatedBy: " s</text>").count - 1
    let moments = svg.components(separatedBy: "translateY(").count - 1
    #expect(frames == moments)
    #expect(frames > 40)
    #expect(svg.contains("viewBox=\"0 0 360 270\""))
    #expect(svg.contains("translateY(-\((frames - 1) * 294)px)"))
  }

  @Test(arguments: ListCommandTests.ids)
  func `no change of a scene causes a layout warning`(id: String) throws {
    let list = try GalleryProcess("list", "--json", in: folder).output
    let scenes = try JSONDecoder().decode([ListCommandTests.Entry].self, from: Data(list.utf8))
    let changes = try #require(scenes.first { $0.id == id }).changes
    // Scenes with their own contents have no pictures to insert or delete.
    #expect(!changes.isEmpty || ["settings-list", "outline", "months"].contains(id))
    for change in changes {
      let run = try GalleryProcess(
        "render", id, "--filmstrip", change, "--items", "8", "--size", "390x844", "--output", "-", in: folder)
      #expect(run.status == 0, "\(change): \(run.errors)")
      #expect(run.errors.isEmpty, "\(change): \(run.errors)")
    }
  }

  @Test func `filmstrips are named after scene and change, and invalid changes are errors`() throws {
    let run = try GalleryProcess("render", "circle", "--filmstrip", "delete", in: folder)
    #expect(run.output == "circle-delete.svg\n")
    let wrong = try GalleryProcess("render", "circle", "--filmstrip", "reorder", in: folder)
    #expect(wrong.status == 64)
    #expect(
      wrong.errors
        == "gallery: The scene 'circle' doesn't support 'reorder', only insert, delete, layout. "
        + "See 'gallery render --help'.\n"
    )
    let none = try GalleryProcess("render", "outline", "--filmstrip", "insert", in: folder)
    #expect(none.status == 64)
    #expect(
      none.errors
        == "gallery: The scene 'outline' doesn't support changes such as 'insert'. "
        + "See 'gallery render --help'.\n"
    )
    let full = try GalleryProcess("render", "circle", "--filmstrip", "insert", in: folder)
    #expect(full.status == 64)
    #expect(full.errors.contains("18 pictures are its maximum. Reduce the number with --items."))
    let few = try GalleryProcess(
      "render", "flow-grid", "--filmstrip", "reorder", "--items", "4", in: folder)
    #expect(few.status == 64)
    #expect(few.errors.contains("The scene 'flow-grid' has 4 pictures, but 'reorder' requires at least 5."))
    #expect(try GalleryProcess("render", "--all", "--filmstrip", "delete", in: folder).status == 64)
    #expect(try GalleryProcess("render", "circle", "--filmstrip", "dance", in: folder).status == 64)
    #expect(folder.contents == ["circle-delete.svg"])
  }

  @Test func `rendering a scene twice gives identical files`() throws {
    for name in ["a.svg", "b.svg"] {
      #expect(try GalleryProcess("render", "flow-grid", "--output", name, in: folder).status == 0)
    }
    #expect(try folder.text(of: "a.svg") == folder.text(of: "b.svg"))
  }

  @Test func `render --all embeds small photos and links to large ones`()
    throws
  {
    try folder.write(TemporaryFolder.gif(width: 30, height: 20), to: "photos/harbour.gif")
    var run = try GalleryProcess("render", "--all", "--photos", "photos", "--output", "few", in: folder)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let few = try folder.text(of: "few/waterfall.svg")
    #expect(few.contains("data:image/gif;base64,"))
    #expect(!few.contains("file:"))

    // Trailing bytes after a picture are allowed.
    try folder.write(
      TemporaryFolder.gif(width: 30, height: 20) + Data(count: 17 << 20), to: "photos/heavy.gif")
    run = try GalleryProcess("render", "--all", "--photos", "photos", "--output", "many", in: folder)
    #expect(run.status == 0)
    #expect(run.errorLines == ["The photos exceed 16 MB (17 MB), so the files refer to them."])
    let many = try folder.text(of: "many/waterfall.svg")
    #expect(many.contains("file:"))
    #expect(!many.contains("data:image/gif"))
  }

  @Test func `render shows photos and names the skipped files`() throws {
    try folder.write(TemporaryFolder.gif(width: 30, height: 20), to: "photos/trip/harbour.gif")
    try folder.write(TemporaryFolder.gif(width: 30, height: 20).dropLast(), to: "photos/cut.gif")
    try folder.write(Data("text".utf8), to: "photos/text.jpg")
    let run = try GalleryProcess("render", "flow-grid", "--photos", "photos", "--output", "g.svg", in: folder)
    #expect(run.status == 0)
    #expect(
      run.errorLines == [
        "skipped cut.gif: the file is truncated", "skipped text.jpg: not an image",
      ])
    #expect(try folder.text(of: "g.svg").contains("harbour"))
  }

  @Test(
    arguments: [
      ("missing", "gallery: missing: No such file or directory"),
      ("file.gif", "gallery: file.gif: Not a directory"),
      ("empty", "gallery: empty: the folder contains no usable picture"),
    ])
  func `unreadable photos exit with 66`(path: String, message: String) throws {
    try folder.write(TemporaryFolder.gif(width: 30, height: 20), to: "file.gif")
    try folder.write(Data("text".utf8), to: "empty/notes.txt")
    let before = folder.contents
    for arguments in [["--photos", path], ["render", "waterfall", "--photos", path]] {
      let run = try GalleryProcess(arguments, in: folder)
      #expect(run.status == 66)
      #expect(run.errors == message + "\n")
      #expect(run.output.isEmpty)
    }
    #expect(folder.contents == before)
  }

  @Test func `a folder of only invalid pictures names each file and exits with 66`() throws {
    try folder.write(Data(), to: "photos/empty.png")
    let run = try GalleryProcess("--photos", "photos", in: folder)
    #expect(run.status == 66)
    #expect(
      run.errorLines == [
        "skipped empty.png: the file is empty", "gallery: photos: the folder contains no usable picture",
      ])
  }

  @Test(
    arguments: [
      (["render", "circle", "--output", "missing/a.svg"], "missing/a.svg: No such file or directory"),
      (["render", "circle", "--output", "folder"], "folder: Is a directory"),
      (["render", "--all", "--output", "file"], "file: Not a directory"),
      (["render", "--all", "--output", "file/deeper"], "file: Not a directory"),
      (["render", "--all", "--output", "folder"], "folder/circle.svg: Is a directory"),
    ])
  func `unwritable output exits with 73 and leaves no files`(arguments: [String], message: String)
    throws
  {
    try folder.write(Data(), to: "file")
    try folder.write(Data(), to: "folder/circle.svg/file")
    let before = folder.contents
    let run = try GalleryProcess(arguments, in: folder)
    #expect(run.status == 73)
    #expect(run.errors == "gallery: \(message)\n")
    #expect(run.output.isEmpty)
    #expect(folder.contents == before)
  }
}
