import Foundation
import TestSupport
import Testing

@testable import UIKitViews

@Suite("UIImage") nonisolated struct UIImageTests {
  @Test func `an image's size is in points and in its upright orientation`() throws {
    let image = try #require(UIImage(data: SampleImage.turnedJPEG.bytes, scale: 2))
    expectEqual(
      (image.size, CGSize(width: 4, height: 6)),
      (image.scale, 2),
      (image.imageOrientation, .right),
      (image.header.pixelSize, CGSize(width: 12, height: 8)))
  }

  @Test func `an image from data has scale 1 and keeps its bytes unchanged`() throws {
    let image = try #require(UIImage(data: SampleImage.png.bytes))
    expectEqual(
      (image.scale, 1),
      (image.encodedData(), SampleImage.png.bytes),
      (image.header.format.mediaType, "image/png"),
      (image.file, nil))
  }

  @Test func `the bytes of a file image are read on demand`() throws {
    let file = try TemporaryFile(SampleImage.gif.bytes, name: "picture.gif")
    let image = try #require(UIImage(contentsOfFile: file.path))
    expectEqual(
      (image.size, CGSize(width: 12, height: 8)),
      (image.file?.path, file.path),
      (image.encodedData(), SampleImage.gif.bytes))
    try FileManager.default.removeItem(atPath: file.path)
    #expect(image.encodedData() == nil)
  }

  @Test(arguments: [("a.png", 1.0), ("a@2x.png", 2), ("a@3x.png", 3)])
  func `a suffix in the file name determines the image's scale`(name: String, scale: CGFloat) throws {
    let file = try TemporaryFile(SampleImage.png.bytes, name: name)
    let image = try #require(UIImage(contentsOfFile: file.path))
    expectEqual((image.scale, scale), (image.size.width, 12 / scale))
  }

  @Test func `invalid image data or files give nil`() throws {
    let file = try TemporaryFile(Data("text".utf8), name: "picture.png")
    expectEqual(
      (UIImage(contentsOfFile: file.path), nil),
      (UIImage(contentsOfFile: file.path + ".missing"), nil),
      (UIImage(data: Data()), nil),
      (UIImage(svg: "<p/>"), nil))
  }

  @Test func `an image can be created from SVG text`() throws {
    let image = try #require(UIImage(svg: #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>"#))
    expectEqual(
      (image.size, CGSize(width: 30, height: 20)),
      (image.header.format.mediaType, "image/svg+xml"))
  }
}
