import Foundation
import TestSupport
import Testing

@testable import PictureTesting

@Suite struct PictureAlbumTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func album(_ environment: [String: String] = [:]) -> PictureAlbum {
    PictureAlbum(nextToFile: folder.path + "/AlbumTests.swift", environment: environment)
  }

  private func svg(_ body: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"80\">\(body)</svg>"
  }

  private func compare(_ body: String, tolerance: Double = 0.01, _ environment: [String: String] = [:]) throws
    -> PictureVerdict
  { try album(environment).compare(svg(body), with: "album", tolerance: tolerance) }

  /// Returns the differences reported by the comparison, without context.
  private func differences(_ before: String, _ after: String, tolerance: Double = 0.01) throws -> [String] {
    #expect(try compare(before, ["RECORD_PICTURES": "1"]) == .recorded)
    guard case .failed(let message) = try compare(after, tolerance: tolerance) else { return [] }
    return message.components(separatedBy: "\n").filter { $0.hasPrefix("  <") }.map {
      String($0.dropFirst(2))
    }
  }

  @Test func `the first run records a picture beside the test file, and the next matches it`() throws {
    #expect(try compare("<rect x=\"1\"/>") == .recorded)
    #expect(folder.contents.contains("Pictures/AlbumTests/album.svg"))
    try expectEqual(
      (folder.text(of: "Pictures/AlbumTests/album.svg"), svg("<rect x=\"1\"/>")),
      (compare("<rect x=\"1\"/>"), .matches))
  }

  @Test func `with CI set, a missing picture fails with its file name and records nothing`()
    throws
  {
    guard case .failed(let message) = try compare("<rect/>", ["CI": "true"]) else {
      Issue.record("it passed")
      return
    }
    #expect(message.contains("Pictures/AlbumTests/album.svg"))
    #expect(folder.contents.isEmpty)
  }

  @Test func `RECORD_PICTURES replaces the recorded picture, even with CI set`() throws {
    try expectEqual(
      (compare("<rect x=\"1\"/>"), .recorded),
      (compare("<rect x=\"2\"/>", ["RECORD_PICTURES": "1", "CI": "true"]), .recorded),
      (compare("<rect x=\"2\"/>"), .matches))
  }

  @Test func `a changed picture is stored next to the recorded one until they match again`() throws {
    #expect(try compare("<rect x=\"1\"/>") == .recorded)
    guard case .failed(let message) = try compare("<rect x=\"3.5\"/>") else {
      Issue.record("it passed")
      return
    }
    #expect(message.contains("album.actual.svg"))
    #expect(try folder.text(of: "Pictures/AlbumTests/album.actual.svg") == svg("<rect x=\"3.5\"/>"))
    #expect(
      try folder.text(of: "Pictures/AlbumTests/album.svg") == svg("<rect x=\"1\"/>"), "the recorded one stays"
    )
    #expect(try compare("<rect x=\"1\"/>") == .matches)
    #expect(!folder.contents.contains("Pictures/AlbumTests/album.actual.svg"))
  }

  @Test func `a moved element is reported with the distance in points`() throws {
    try expectEqual(
      (
        differences(
          "<rect x=\"1\" y=\"2\"/><text x=\"10\">Item 3</text>",
          "<rect x=\"1\" y=\"2\"/><text x=\"12.5\">Item 3</text>"),
        ["<text> \"Item 3\": x is 12.5 instead of 10 (off by 2.5)."]
      ),
      (
        differences("<g transform=\"translate(10 -4)\"/>", "<g transform=\"translate(10 -4.25)\"/>"),
        ["<g> 1: transform is translate(10 -4.25) instead of translate(10 -4) (off by 0.25)."]
      ))
  }

  @Test(arguments: [(0.5, 0), (0.49, 1)])
  func `numbers are equal within the tolerance and different beyond it`(
    _ row: (tolerance: Double, count: Int)
  ) throws {
    #expect(
      try differences("<path d=\"M1-2L3.5 4Z\"/>", "<path d=\"M1-2.5L3.5 4Z\"/>", tolerance: row.tolerance)
        .count == row.count)
  }

  @Test func `a color is compared as a whole`() throws {
    #expect(
      try differences("<rect fill=\"#112233\"/>", "<rect fill=\"#112234\"/>", tolerance: 1000)
        == ["<rect> 1: fill is #112234 instead of #112233."])
  }

  @Test func `an added or removed element is a single difference at any position`() throws {
    let row = (0..<20).map { "<rect x=\"\($0)\"/>" }
    var longer = row
    longer.insert("<circle r=\"3\"/>", at: 7)
    try expectEqual(
      (differences(row.joined(), longer.joined()), ["<circle> 1 is new."]),
      (differences(longer.joined(), row.joined()), ["<circle> 1 is missing."]))
    var shorter = row
    shorter.remove(at: 4)
    #expect(try differences(row.joined(), shorter.joined()) == ["<rect> 5 is missing."])
  }

  @Test func `an added definition does not change later ones`() throws {
    let before = "<clipPath id=\"c1\"/><rect clip-path=\"url(#c1)\" fill=\"#c12345\"/><use href=\"#i9\"/>"
    let after = "<clipPath id=\"c12\"/><rect clip-path=\"url(#c12)\" fill=\"#c12345\"/><use href=\"#i10\"/>"
    #expect(try differences(before, after).isEmpty)
    #expect(try differences(before, before.replacing("url(#c1)", with: "url(#s1)")).count == 1)
  }

  @Test func `referenced elements are compared by content, not by name`() throws {
    func document(_ first: String, _ second: String, clip: String, width: Int = 30) -> String {
      """
      <defs><clipPath id="\(first)"><rect width="20"/></clipPath><clipPath id="\(second)"><rect width="\(width)"/></clipPath>\
      <image id="i1" href="data:one"/><image id="i2" href="data:two"/></defs>\
      <g clip-path="url(#\(first))"/><g clip-path="url(#\(second))"/><g clip-path="url(#\(clip))"/>
      """
    }
    let before = document("c1", "c2", clip: "c1")
    let image = { (name: String) in before + "<use href=\"#\(name)\"/>" }
    let mask = { (name: String) in
      image("i1") + "<mask id=\"m3\"><use href=\"#\(name)\"/></mask><g mask=\"url(#m3)\"/>"
    }
    try expectEqual(
      (differences(before, document("c7", "c9", clip: "c7")), []),
      (
        differences(before, document("c1", "c2", clip: "c2")),
        ["<g> 3: clip-path refers to something else (off by 10)."]
      ),
      (differences(before, document("c1", "c2", clip: "c2"), tolerance: 10), []),
      (
        differences(before, document("c1", "c2", clip: "c1", width: 31)),
        [
          "<rect> 2: width is 31 instead of 30 (off by 1).",
          "<g> 2: clip-path refers to something else (off by 1).",
        ]
      ),
      (differences(image("i1"), image("i2")), ["<use> 1: href refers to something else."]),
      (
        differences(mask("i1"), mask("i2")),
        ["<use> 2: href refers to something else.", "<g> 4: mask refers to something else."]
      ))
    let circle = "<mask id=\"m1\"><g mask=\"url(#m1)\"/></mask>"
    #expect(try differences(circle, circle).isEmpty)
  }

  @Test func `an element moved into another one is reported once, without its children`() throws {
    let apart = "<g opacity=\"0.5\"><circle/></g><a><rect x=\"1\"><title>a</title></rect></a><path/>"
    let within = "<g opacity=\"0.5\"><circle/><a><rect x=\"1\"><title>a</title></rect></a></g><path/>"
    try expectEqual(
      (differences(apart, within), ["<a> 1: it is in <g> 1 instead of <svg> 1."]),
      (differences(within, apart), ["<a> 1: it is in <svg> 1 instead of <g> 1."]),
      (differences(apart, "<g>\(apart)</g>"), ["<g> 1 is new."]),
      (differences("<g>\(apart)</g>", apart), ["<g> 1 is missing."]))
  }

  @Test func `random changes are all found, and nothing else`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      let count = Int.random(in: 1...30, using: &random)
      let xs = (0..<count).map { _ in Int.random(in: 0...9, using: &random) }
      var moved = xs
      let changed = (0..<count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      for index in changed { moved[index] += 100 + index }
      let body = { (xs: [Int]) in xs.enumerated().map { "<text x=\"\($1)\">\($0)</text>" }.joined() }
      #expect(try differences(body(xs), body(moved)).count == min(changed.count, 12))
    }
  }

  @Test(arguments: ["", "a/b", "../a", ".hidden"])
  func `an invalid file name is rejected with the name`(name: String) throws {
    guard case .failed(let message) = try album().compare(svg(""), with: name, tolerance: 0) else {
      Issue.record("it passed")
      return
    }
    #expect(message.contains("\"\(name)\""))
    #expect(folder.contents.isEmpty)
  }

  @Test func `a recorded picture other than SVG is an error and is kept`() throws {
    #expect(try compare("<rect/>") == .recorded)
    try folder.write(Data("<svg><rect".utf8), to: "Pictures/AlbumTests/album.svg")
    #expect(throws: (any Error).self) { try compare("<rect/>") }
    #expect(try folder.text(of: "Pictures/AlbumTests/album.svg") == "<svg><rect")
  }
}
