import CollectionView
import LayoutEngine
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite struct TurningTests {
  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `a move along the axis, or across it to the start, counts as a scroll by the app`(
    direction: UICollectionView.ScrollDirection
  ) {
    let layout = WaterfallLayout()
    layout.scrollDirection = direction
    let stage = Stage(layout, width: 300, height: 300, counts: [100])
    stage.view.contentInset = UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 0)
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      direction == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }
    let before = CGRect(origin: point(50, 30), size: CGSize(width: 300, height: 300))
    func hasScrolled(_ along: CGFloat, _ across: CGFloat) -> Bool {
      stage.view.contentOffset = point(along, across)
      return layout.appHasScrolled(since: before, along: direction)
    }
    #expect(!hasScrolled(50, 30))
    #expect(!hasScrolled(50, 10))
    #expect(hasScrolled(50, 0))
    #expect(hasScrolled(50, -20))
    #expect(hasScrolled(60, 10))
  }
}

@Suite struct VisibleRangeTests {
  @Test func `narrow mirrored contents start at the far edge, between the insets`() {
    let layout = WaterfallLayout()
    layout.scrollDirection = .horizontal
    let stage = Stage(layout, width: 300, height: 300, counts: [1], isRightToLeft: true)
    let bounds = CGRect(x: -30, y: 0, width: 300, height: 300)
    let insets = LayoutInsets(top: 0, left: 30, bottom: 0, right: 10)
    let range = layout.visibleRange(of: bounds, along: .horizontal, contentWidth: 100, insets: insets)
    #expect(range == 0...260)
    #expect(stage.view.collectionViewLayout === layout)
  }
}
