import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct PhotoStackLayoutTests {
  private func angle(_ attributes: UICollectionViewLayoutAttributes?) -> CGFloat {
    guard let transform = attributes?.transform else { return .nan }
    return atan2(transform.b, transform.a)
  }

  @Test func `photos are centered, turned by their angles, with the first on top`() throws {
    let stage = Stage(PhotoStackLayout(), counts: [3, 5])
    #expect(stage.view.contentSize == CGSize(width: 390, height: 800).narrowed)
    let angles: [CGFloat] = [0, -0.2, -0.5, 0.2, 0.5]
    for (index, indexPath) in stage.indexPaths.enumerated() {
      let attributes = try #require(stage.attributes(indexPath.item, section: indexPath.section))
      expectEqual(
        (attributes.center, CGPoint(x: 195, y: 400)),
        (attributes.size, CGSize(width: 100, height: 100)),
        (attributes.zIndex, 8 - index),
        (attributes.isHidden, index >= 5))
      if index < 5 { #expect(isClose(angle(attributes), angles[index])) }
    }
    #expect(stage.view.visibleCells.count == 5)
  }

  @Test func `angles and a content size can be set to make a fan`() {
    let layout = PhotoStackLayout()
    layout.angles = [0, 1, 0.05, -1, -0.05]
    layout.arrangement = .single(contentSize: CGSize(width: 400, height: 400))
    let stage = Stage(layout)
    #expect(stage.view.contentSize == CGSize(width: 400, height: 400))
    #expect(isClose(angle(stage.attributes(3)), -1))
    #expect(stage.attributes(3)?.center == CGPoint(x: 195, y: 400))
    layout.arrangement = .single()
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize == CGSize(width: 390, height: 800).narrowed)
  }

  @Test func `visibleCount defaults to the number of angles, which repeat for more photos`() {
    let layout = PhotoStackLayout()
    #expect(layout.visibleCount == 5)
    layout.angles = [0, 0.3]
    #expect(layout.visibleCount == 2)
    let stage = Stage(layout)
    #expect(stage.view.visibleCells.count == 2)
    layout.visibleCount = 4
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.count == 4)
    #expect(isClose(angle(stage.attributes(3)), 0.3))
    layout.angles = []
    stage.view.layoutIfNeeded()
    expectEqual((stage.view.visibleCells.count, 4), (angle(stage.attributes(3)), 0))
  }

  @Test func `itemSize sets the size of photos`() {
    let layout = PhotoStackLayout()
    let stage = Stage(layout)
    layout.itemSize = .absolute(CGSize(width: 60, height: 40))
    stage.view.layoutIfNeeded()
    #expect(stage.attributes(0)?.frame == CGRect(x: 165, y: 380, width: 60, height: 40))
  }

  @Test func `a rect query matches the item attributes, for any rectangle`() {
    let stage = Stage(PhotoStackLayout(), counts: [2, 9])
    for x in stride(from: CGFloat(100), through: 290, by: 7) {
      for y in stride(from: CGFloat(300), through: 500, by: 9) {
        for length in [1, 40, 900] as [CGFloat] {
          #expect(stage.disagreement(in: CGRect(x: x, y: y, width: length, height: length)) == nil)
        }
      }
    }
  }

  @Test func `the stack follows the size of the bounds`() {
    let stage = Stage(PhotoStackLayout())
    stage.resize(width: 1000, height: 500)
    #expect(stage.attributes(4)?.center == CGPoint(x: 500, y: 250))
  }

  @Test func `empty data and bounds are handled, and right-to-left doesn't change the stack`() {
    for counts in [[], [0], [0, 0]] {
      #expect(Stage(PhotoStackLayout(), counts: counts).view.visibleCells.isEmpty)
    }
    #expect(Stage(PhotoStackLayout(), width: 0, height: 0).attributes(0)?.center == .zero)
    let mirrored = Stage(PhotoStackLayout(), isRightToLeft: true)
    #expect(mirrored.attributes(1)?.center == CGPoint(x: 195, y: 400))
    #expect(isClose(angle(mirrored.attributes(1)), -0.2))
  }
}
