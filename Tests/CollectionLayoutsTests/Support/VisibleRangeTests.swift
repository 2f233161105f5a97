import CollectionView
import TestSupport
import LayoutEngine
import Testing

@testable import CollectionLayouts

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
