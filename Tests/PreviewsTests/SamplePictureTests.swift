import CollectionView
import Foundation
import TestSupport
import Testing

@testable import Previews

@Suite("Sample pictures") nonisolated struct SamplePictureTests {
  private static let pictures = (0..<220).map(SamplePicture.init)

  @Test func `each picture is an SVG of its size and less than 4 KB`() throws {
    for picture in Self.pictures {
      let header = try ImageHeader(ImageBytes(Data(picture.svg.utf8)))
      #expect(header == ImageHeader(format: .svg, pixelSize: picture.size))
      #expect(picture.svg.utf8.count < 4096, "picture \(picture.index)")
    }
  }

  @Test func `each picture is well-formed and defines every reference it uses`() {
    for picture in Self.pictures {
      let svg = picture.svg
      var depth = 0
      for tag in svg.split(separator: "<") {
        if tag.hasPrefix("/") {
          depth -= 1
        } else if !tag.hasSuffix("/>") {
          depth += 1
        }
        #expect(depth >= 0)
      }
      #expect(depth == 0, "picture \(picture.index)")
      #expect(!svg.contains("nan"))
      #expect(!svg.contains("inf"))
      for reference in svg.components(separatedBy: "url(#").dropFirst() {
        let name = reference.prefix { $0 != ")" }
        #expect(svg.contains("id=\"\(name)\""), "picture \(picture.index)")
      }
    }
  }

  @Test func `equal indices give equal pictures, and different indices different pictures`() {
    expectEqual(
      (Self.pictures.map(\.svg), (0..<220).map { SamplePicture(index: $0).svg }),
      (Set(Self.pictures.map(\.svg)).count, Self.pictures.count))
  }

  @Test func `a dozen consecutive pictures differ in shape and have unique titles`() {
    let dozen = Self.pictures.prefix(12)
    #expect(Set(dozen.map { $0.size.width / $0.size.height }).count >= 6)
    #expect(Set(dozen.map(\.title)).count == 12)
  }
}

@Suite("Documented traps of samples")
struct SamplePictureTrapTests {
  @Test func `a negative picture index ends the program with a message`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = SamplePicture(index: -1)
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(words.contains("SamplePicture.index is -1, but must be at least 0"))
  }
}
