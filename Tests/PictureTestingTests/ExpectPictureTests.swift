import CollectionView
import Previews
import Rendering
import TestSupport
import Testing
import XCTest

@testable import PictureTesting

/// A view with a label in it.
@MainActor private func makeBadge(at x: CGFloat = 10) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
  view.backgroundColor = .systemBlue
  let label = UILabel(frame: CGRect(x: x, y: 10, width: 90, height: 20))
  label.text = "Badge"
  view.addSubview(label)
  return view
}

@Suite struct ExpectPictureTests {
  @Test func `a view is the one that was recorded`() { expectPicture(of: makeBadge(), named: "badge") }

  @Test func `a view that has changed is named by its element and the distance`() throws {
    let folder = try TemporaryFolder()
    let album = PictureAlbum(nextToFile: folder.path + "/Tests.swift", environment: [:])
    func compare(_ view: UIView) -> PictureVerdict {
      album.compare(view, with: "badge", tolerance: 0.01, options: SVGOptions())
    }
    expectEqual((compare(makeBadge()), .recorded), (compare(makeBadge()), .matches))
    guard case .failed(let message) = compare(makeBadge(at: 14)) else {
      Issue.record("it passed")
      return
    }
    #expect(message.contains("<text> \"Badge\": x is 14 instead of 10 (off by 4)."))
  }

  /// The lines of the issues that name no file.
  nonisolated(unsafe) private static var linesWithoutFile: [Int?] = []

  @Test(
    .filterIssues { issue in
      guard issue.comments.contains(where: { $0.rawValue.contains("\"no/file\"") }) else { return true }
      linesWithoutFile.append(issue.sourceLocation?.line)
      return false
    })
  func `what fails is an issue at the call`() {
    Self.linesWithoutFile = []
    let line = #line + 1
    expectPicture(of: makeBadge(), named: "no/file")
    #expect(Self.linesWithoutFile == [line])
  }

  @Test func `previews with one id end the program, which says why`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          expectPictures(of: [Preview("Ring") { UIView() }, Preview("Ring") { UIView() }])
        }
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(words.contains("expectPictures(of:) needs previews with ids of their own, not"))
  }
}

nonisolated final class ExpectPictureXCTests: XCTestCase {
  func testWorksInXCTest() async {
    await MainActor.run { expectPicture(of: makeBadge(), named: "badge-xctest") }
  }
}
