import Foundation
import TestSupport
import Testing

@testable import UIKitViews

@Suite("Image headers") nonisolated struct ImageHeaderTests {
  @Test(arguments: SampleImage.all)
  func `an image header contains the format, encoded size and orientation`(of sample: SampleImage) throws {
    let header = try ImageHeader(ImageBytes(sample.bytes))
    expectEqual(
      (header.format, sample.format),
      (header.pixelSize, CGSize(width: 12, height: 8)),
      (header.orientation, sample.orientation))
    let isTurned = sample.orientation != .up
    #expect(header.orientedSize == (isTurned ? CGSize(width: 8, height: 12) : CGSize(width: 12, height: 8)))
  }

  @Test(arguments: SampleImage.all)
  func `an intact image is complete`(_ sample: SampleImage) throws {
    let bytes = ImageBytes(sample.bytes)
    try ImageHeader(bytes).checkCompleteness(of: bytes)
  }

  @Test(arguments: SampleImage.all)
  func `an image truncated at any length is incomplete`(_ sample: SampleImage) throws {
    for length in 1..<sample.bytes.count {
      let bytes = ImageBytes(sample.bytes.prefix(length))
      var failure: ImageError?
      do throws(ImageError) {
        let header = try ImageHeader(bytes)
        #expect(header.pixelSize == CGSize(width: 12, height: 8), "\(length) bytes")
        try header.checkCompleteness(of: bytes)
      } catch {
        failure = error
      }
      #expect(failure == .truncated, "\(length) bytes")
    }
  }

  @Test(arguments: SampleImage.all)
  func `trailing data after an image is ignored`(_ sample: SampleImage) throws {
    let bytes = ImageBytes(sample.bytes + Data(repeating: 7, count: 200_000))
    let header = try ImageHeader(bytes)
    #expect(header.pixelSize == CGSize(width: 12, height: 8))
    try header.checkCompleteness(of: bytes)
  }

  @Test(arguments: SampleImage.all)
  func `randomly damaged images give a header or an error without trapping`(_ sample: SampleImage) {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<2_000 {
      var data = sample.bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        data[Int.random(in: 0..<data.count, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      let bytes = ImageBytes(data)
      guard let header = try? ImageHeader(bytes) else { continue }
      #expect(header.pixelSize.width > 0)
      #expect(header.pixelSize.height > 0)
      try? header.checkCompleteness(of: bytes)
    }
  }

  @Test(
    arguments: [
      (1, UIImage.Orientation.up, false), (2, .upMirrored, false), (3, .down, false),
      (4, .downMirrored, false),
      (5, .leftMirrored, true), (6, .right, true), (7, .rightMirrored, true), (8, .left, true),
    ])
  func `the eight Exif values map to orientations and swapped axes`(
    value: Int, orientation: UIImage.Orientation, swapsAxes: Bool
  ) {
    expectEqual((UIImage.Orientation(exif: value), orientation), (orientation.swapsAxes, swapsAxes))
  }

  @Test func `an invalid Exif orientation is treated as up`() throws {
    var data = SampleImage.turnedJPEG.bytes
    let tag = try #require(data.firstRange(of: Data([0x12, 0x01, 0x03, 0x00, 0x01, 0, 0, 0, 6])))
    data[tag.upperBound - 1] = 9
    #expect(try ImageHeader(ImageBytes(data)).orientation == .up)
  }

  @Test func `the header of a JPEG after a megabyte of metadata is found`() throws {
    let segment = Data([0xFF, 0xED, 0xFF, 0xFF]) + Data(repeating: 0, count: 65_533)
    var data = SampleImage.turnedJPEG.bytes
    data.insert(contentsOf: (0..<16).flatMap { _ in segment }, at: 2)
    let file = try TemporaryFile(data, name: "long.jpg")
    let header = try ImageHeader(ImageBytes(ImageFile(path: file.path).open()))
    #expect(header.orientedSize == CGSize(width: 8, height: 12))
  }

  @Test(
    arguments: [
      (Data(), ImageError.empty, "the file is empty"),
      (Data("plain text".utf8), .unknownFormat, "not an image"),
      (Data("<html></html>".utf8), .unknownFormat, "not an image"),
      (Data([0, 0, 0, 24] + "ftypheic".utf8), .unsupported("HEIF"), "HEIF images are not supported"),
      (Data([0x49, 0x49, 0x2A, 0, 8, 0, 0, 0]), .unsupported("TIFF"), "TIFF images are not supported"),
      (Data("GIF89a\0\0\u{1}\0".utf8), .zeroSize(.gif), "a GIF image of zero width or height"),
      (Data("GIF8".utf8), .truncated, "the file is truncated"),
      (
        Data([0xFF, 0xD8, 0xFF, 0xD9]), .malformed(.jpeg, "the image data precedes the image size"),
        "not a valid JPEG image, because the image data precedes the image size"
      ),
      (
        Data("<svg/>".utf8), .malformed(.svg, "it has neither a size nor a viewBox"),
        "not a valid SVG image, because it has neither a size nor a viewBox"
      ),
    ])
  func `unusable image data throws an error with a description`(
    data: Data, error: ImageError, description: String
  ) {
    #expect(throws: error) { try ImageHeader(ImageBytes(data)) }
    #expect(error.description == description)
  }

  @Test func `an unreadable file throws an error with a description`() throws {
    let file = try TemporaryFile(Data(), name: "empty.png")
    let folder = (file.path as NSString).deletingLastPathComponent
    #expect(throws: ImageError.empty) { try ImageHeader(ImageBytes(ImageFile(path: file.path).open())) }
    #expect(throws: ImageError.notAFile) { try ImageFile(path: folder).open() }
    #expect(throws: ImageError.unreadable(ENOENT)) { try ImageFile(path: folder + "/missing.png") }
    #expect(ImageError.unreadable(ENOENT).description == "No such file or directory")
  }

  @Test(
    arguments: [
      (#"<svg width="40" height="30"/>"#, 40.0, 30.0),
      (#"<svg width='1in' height = "2.54cm">"#, 96, 96),
      (#"<svg viewBox="0 0 300 200">"#, 300, 200),
      (#"<svg width="150" viewBox="0,0,300,200">"#, 150, 100),
      (#"<svg height="100" viewBox="0 0 300 200">"#, 150, 100),
      (#"<svg width="100%" height="100%" viewBox="0 0 300 200">"#, 300, 200),
      (
        "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <svg> -->\n<!DOCTYPE svg>\n<svg\n  width=\"8\"\n  height=\"9\">",
        8, 9
      ),
      (#"<svg data-width="1" width="8" height="9">"#, 8, 9),
    ])
  func `an SVG's size comes from its width, height and viewBox`(text: String, width: Double, height: Double)
    throws
  {
    let header = try ImageHeader(ImageBytes(Data(text.utf8)))
    #expect(header == ImageHeader(format: .svg, pixelSize: CGSize(width: width, height: height)))
  }
}
