import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Three sections of 200 points: a header of 20, four lines of 40, and a footer of 20.
@Suite("C9 Flow layout, pinned headers and footers")
struct FlowPinningTests {
  private func stage(
    headers: Bool = true, footers: Bool = false, direction: UICollectionView.ScrollDirection = .vertical
  ) -> FlowStage {
    let stage = FlowStage(CGSize(width: 300, height: 300), items: [4, 4, 4]) {
      $0.itemSize = CGSize(width: 300, height: 40)
      if direction == .horizontal { $0.itemSize = CGSize(width: 40, height: 300) }
      $0.minimumLineSpacing = 0
      $0.scrollDirection = direction
      $0.headerReferenceSize = CGSize(width: 20, height: 20)
      $0.footerReferenceSize = CGSize(width: 20, height: 20)
      $0.sectionHeadersPinToVisibleBounds = headers
      $0.sectionFootersPinToVisibleBounds = footers
    }
    stage.layOut()
    return stage
  }

  @Test(
    .fact("C9"),
    arguments: [
      (0.0, 0.0, 200.0), (50, 50, 200), (180, 180, 200), (190, 180, 200), (200, 180, 200), (250, 180, 250),
    ])
  func `a pinned header stays at the top until the next one pushes it away`(
    offset: CGFloat, first: CGFloat, second: CGFloat
  ) {
    let stage = stage()
    stage.view.contentOffset.y = offset
    expectEqual(
      (stage.header(0), CGRect(0, first, 300, 20)),
      (stage.header(1), CGRect(0, second, 300, 20)))
  }

  @Test(.fact("C9"))
  func `a pinned header keeps its position when dragged past the top`() {
    let stage = stage()
    stage.view.contentOffset.y = -60
    #expect(stage.header(0)?.minY == 0)
  }

  @Test(.fact("C9"), arguments: [(0.0, 180.0, 280.0), (50, 180, 330), (150, 180, 380)])
  func `a pinned footer stays at the bottom while its section is visible`(
    offset: CGFloat, first: CGFloat, second: CGFloat
  ) {
    let stage = stage(headers: false, footers: true)
    stage.view.contentOffset.y = offset
    expectEqual(
      (stage.footer(0)?.minY, first),
      (stage.footer(1)?.minY, second),
      (stage.header(0)?.minY, 0))
  }

  @Test(.fact("C9"))
  func `headers pin to the edge of the adjusted content inset`() {
    let stage = stage()
    stage.view.contentInset.top = 30
    stage.view.contentOffset.y = 50
    #expect(stage.header(0)?.minY == 80)
  }

  @Test(.fact("C9"))
  func `in horizontal scrolling, a pinned header stays at the left`() {
    let stage = stage(direction: .horizontal)
    stage.view.contentOffset.x = 70
    #expect(stage.header(0) == CGRect(70, 0, 20, 300))
  }

  @Test(.fact("C9"))
  func `a pinned header is found at its pinned position only`() {
    let stage = stage()
    stage.view.contentOffset.y = 100
    #expect(stage.elements(in: CGRect(0, 105, 300, 1)).contains("header 0-0"))
    #expect(!stage.elements(in: CGRect(0, 0, 300, 50)).contains("header 0-0"))
  }

  @Test(.fact("C9"), arguments: [(true, false), (false, true), (true, true)])
  func `visible headers and footers follow their pinned frames while scrolling`(headers: Bool, footers: Bool)
  {
    let stage = stage(headers: headers, footers: footers)
    for offset in stride(from: 0.0, through: 300, by: 30) {
      stage.view.contentOffset.y = offset
      stage.layOut()
      for section in 0..<3 {
        for (kind, frame) in [
          (UICollectionView.elementKindSectionHeader, stage.header(section)),
          (UICollectionView.elementKindSectionFooter, stage.footer(section)),
        ] {
          let view = stage.view.supplementaryView(
            forElementKind: kind, at: IndexPath(item: 0, section: section))
          #expect((view == nil) == !(frame ?? .zero).intersects(stage.view.bounds))
          if let view { #expect(view.frame == frame) }
        }
      }
    }
  }

  @Test(.fact("C9", "C14"))
  func `in mirrored horizontal scrolling, a pinned header stays at the right`() throws {
    final class Layout: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let stage = FlowStage(CGSize(width: 300, height: 300), items: [20], layout: Layout()) {
      $0.itemSize = CGSize(width: 40, height: 300)
      $0.scrollDirection = .horizontal
      $0.headerReferenceSize = CGSize(width: 20, height: 20)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.layOut()
    stage.view.contentOffset.x -= 100
    stage.layOut()
    let header = try #require(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    #expect(header.frame.maxX == stage.view.bounds.maxX)
  }
}
