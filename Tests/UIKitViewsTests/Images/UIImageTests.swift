import Foundation
import Testing

@testable import UIKitViews

@Suite("UIImage") nonisolated struct UIImageTests {
  @Test func `the size is in points, the right way up`() throws {
    let image = try #require(UIImage(data: SampleImage.turnedJPEG.bytes, scale: 2))
    #expect(image.size == CGSize(width: 4, height: 6))
    #expect(image.scale == 2)
    #expect(image.imageOrientation == .right)
    #expect(image.header.pixelSize == CGSize(width: 12, height: 8))
  }

  @Test func `an image from data has scale 1 and keeps the bytes as they are`() throws {
    let image = try #require(UIImage(data: SampleImage.png.bytes))
    #expect(image.scale == 1)
    #expect(image.encodedData() == SampleImage.png.bytes)
    #expect(image.header.format.mediaType == "image/png")
    #expect(image.path == nil)
  }

  @Test func `a file's bytes are read when they are asked for`() throws {
    let file = try TemporaryFile(SampleImage.gif.bytes, name: "picture.gif")
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image.size == CGSize(width: 12, height: 8))
    #expect(image.path == file.path)
    #expect(image.encodedData() == SampleImage.gif.bytes)
    try FileManager.default.removeItem(atPath: file.path)
    #expect(image.encodedData() == nil)
  }

  @Test(arguments: [("a.png", 1.0), ("a@2x.png", 2), ("a@3x.png", 3)])
  func `a file's name tells the scale`(name: String, scale: CGFloat) throws {
    let file = try TemporaryFile(SampleImage.png.bytes, name: name)
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image.scale == scale)
    #expect(image.size.width == 12 / scale)
  }

  @Test func `what is no image gives no image`() throws {
    let file = try TemporaryFile(Data("text".utf8), name: "picture.png")
    #expect(UIImage(contentsOfFile: file.path) == nil)
    #expect(UIImage(contentsOfFile: file.path + ".missing") == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(svg: "<p/>") == nil)
  }

  @Test func `SVG text is an image`() throws {
    let image = try #require(UIImage(svg: #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>"#))
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(image.header.format.mediaType == "image/svg+xml")
  }
}
