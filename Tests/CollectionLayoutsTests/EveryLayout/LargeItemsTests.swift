import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct LargeItemsTests {
  /// Makes items several times as large as the view.
  private func enlarge(_ layout: UICollectionViewLayout) {
    let size = CGSize(width: 900, height: 1100)
    switch layout {
    case let layout as WaterfallLayout: layout.itemLength = .absolute(1100)
    case let layout as JustifiedLayout: layout.targetItemLength = 1100
    case let layout as MosaicLayout: layout.lineRatio = 12
    case let layout as TagLayout: layout.itemSize = .estimated(size)
    case let layout as PackedFlow: layout.itemSize = size
    // Months take their sizes from cells, and the plain cells here have no preferred size.
    case is MonthLayout: break
    case let layout as TimelineLayout: layout.pointsPerUnit = 20
    case let layout as CarouselLayout:
      layout.itemSize = .absolute(size)
      // Without an effect, neighbors aren't smaller and leave no gap.
      layout.effect = .none
    case let layout as CircleLayout: layout.itemSize = .absolute(size)
    case let layout as WheelLayout: layout.itemSize = .absolute(size)
    case let layout as CardStackLayout: layout.itemSize = .absolute(size)
    case let layout as PhotoStackLayout:
      layout.itemSize = .absolute(size)
      if case .sections = layout.arrangement { layout.arrangeSections(stackSize: size) }
      layout.angles = [0]
    case let layout as UICollectionViewFlowLayout:
      // An item wider than the view is an error in UIKit's flow layout.
      layout.itemSize =
        layout.scrollDirection == .vertical
        ? CGSize(width: 120, height: 1100) : CGSize(width: 1100, height: 120)
    default: Issue.record("\(type(of: layout)) has no item size")
    }
  }

  @Test(arguments: AnyLayout.allCases, [false, true])
  func `items larger than the view are visible throughout scrolling`(kind: AnyLayout, isRightToLeft: Bool)
    throws
  {
    let layout = kind.make()
    enlarge(layout)
    let stage = Stage(layout, width: 300, height: 400, counts: [7, 4], isRightToLeft: isRightToLeft)
    for step in 0...20 {
      let room = CGSize(
        width: max(0, stage.view.contentSize.width - 300), height: max(0, stage.view.contentSize.height - 400)
      )
      let part = CGFloat(step) / 20
      stage.scroll(to: CGPoint(x: room.width * part, y: room.height * part))
      try stage.expectComplete("\(step)")
      #expect(!stage.view.visibleCells.isEmpty)
    }
  }

  @Test(arguments: AnyLayout.scrolling)
  func `items larger than the view stay correct through updates and rotations`(kind: AnyLayout) throws {
    let layout = kind.make()
    enlarge(layout)
    let stage = Stage(layout, width: 300, height: 400, counts: [30])
    let window = stage.view.shownInWindow()
    for size in [CGSize(width: 400, height: 300), CGSize(width: 300, height: 400)] {
      stage.scroll(
        to: CGPoint(
          x: max(0, stage.view.contentSize.width - stage.view.bounds.width) / 2,
          y: max(0, stage.view.contentSize.height - stage.view.bounds.height) / 2))
      stage.counts[0] -= 2
      stage.view.performFinishedUpdates { stage.view.deleteItems(at: [[0, 1], [0, 28]]) }
      try stage.expectComplete("deleted")
      stage.counts[0] += 2
      stage.view.performFinishedUpdates { stage.view.insertItems(at: [[0, 0], [0, 15]]) }
      try stage.expectComplete("inserted")
      stage.resize(width: size.width, height: size.height)
      try stage.expectComplete("turned")
    }
    withExtendedLifetime(window) {}
  }
}
