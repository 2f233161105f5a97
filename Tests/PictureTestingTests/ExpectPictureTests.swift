import CollectionView
import Previews
import Rendering
import TestSupport
import Testing
import XCTest

@testable import PictureTesting

/// Returns a view with a label.
@MainActor private func makeBadge(at x: CGFloat = 10) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
  view.backgroundColor = .systemBlue
  let label = UILabel(frame: CGRect(x: x, y: 10, width: 90, height: 20))
  label.text = "Badge"
  view.addSubview(label)
  return view
}

@Suite struct ExpectPictureTests {
  @Test func `a view matches its recorded picture`() { expectPicture(of: makeBadge(), named: "badge") }

  @Test func `a changed view is reported with its element and the difference`() throws {
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
    #expect(message.contains("UILabel \"Badge\" in UIView, <text>: x is 14 instead of 10 (off by 4)."))
  }

  @Test
  func `a failure names a textless view by class, number, and cell`()
    throws
  {
    let folder = try TemporaryFolder()
    let album = PictureAlbum(nextToFile: folder.path + "/Tests.swift", environment: [:])
    func message(_ change: (_ dots: [UIView], _ cell: UICollectionViewCell) -> Void) throws -> String {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let controller = DotsController(collectionViewLayout: UICollectionViewFlowLayout())
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      defer { window.isHidden = true }
      let cell = try #require(controller.collectionView.cellForItem(at: [0, 1]))
      change(cell.contentView.subviews, cell)
      guard
        case .failed(let message) = album.compare(
          window, with: "dots", tolerance: 0.01, options: SVGOptions())
      else { return "" }
      return message
    }
    #expect(try message { _, _ in } == "")
    #expect(try message { _, _ in } == "")
    let moved = try message { dots, _ in dots[1].frame.origin.x += 3 }
    #expect(moved.contains("UIView 2 in DotsCell [0, 1], <rect>: x is "), "\(moved)")
    let own = try message { dots, cell in
      dots[0].accessibilityIdentifier = "first"
      dots[0].backgroundColor = .green
      cell.backgroundColor = .blue
    }
    #expect(own.contains("UIView first in DotsCell [0, 1], <rect>: fill is "), "\(own)")
    #expect(own.contains("DotsCell [0, 1] in UICollectionView"), "\(own)")
    let gone = try message { dots, _ in dots[1].removeFromSuperview() }
    #expect(gone.contains("is missing, in front of UIView in DotsCell [0, 1]."), "\(gone)")
    #expect(
      try !String(contentsOfFile: folder.path + "/Pictures/Tests/dots.actual.svg", encoding: .utf8).contains(
        "<!--"))
  }

  /// The lines of the issues about the picture "no/file".
  nonisolated(unsafe) private static var linesWithoutFile: [Int?] = []

  @Test(
    .filterIssues { issue in
      guard issue.comments.contains(where: { $0.rawValue.contains("\"no/file\"") }) else { return true }
      linesWithoutFile.append(issue.sourceLocation?.line)
      return false
    })
  func `a failed picture is an issue at the call`() {
    Self.linesWithoutFile = []
    let line = #line + 1
    expectPicture(of: makeBadge(), named: "no/file")
    #expect(Self.linesWithoutFile == [line])
  }

  @Test func `previews with the same id end the program with a message`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          expectPictures(of: [Preview("Ring") { UIView() }, Preview("Ring") { UIView() }])
        }
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(words.contains("expectPictures(of:) requires previews with unique ids, not"))
  }
}

nonisolated final class ExpectPictureXCTests: XCTestCase {
  func testWorksInXCTest() async {
    await MainActor.run { expectPicture(of: makeBadge(), named: "badge-xctest") }
  }
}

/// Cells with two dots each.
private final class DotsController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(DotsCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class DotsCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .lightGray
    for x in [5, 25] {
      let dot = UIView(frame: CGRect(x: x, y: 5, width: 10, height: 10))
      dot.backgroundColor = .red
      contentView.addSubview(dot)
    }
  }

  required init?(coder: NSCoder) { nil }
}
