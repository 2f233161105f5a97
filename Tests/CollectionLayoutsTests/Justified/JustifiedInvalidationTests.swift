import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct JustifiedInvalidationTests {
  private let wall = JustifiedWall([
    .init(items: [1, 2, 3], header: 30), .init(), .init(items: [1, 2], footer: 20),
  ])
  private let fixture: Stage<JustifiedLayout>

  init() { fixture = Stage(JustifiedLayout(), width: 320, height: 480, counts: wall.counts, delegate: wall) }

  @Test func `each item is queried once in order, and scrolling invalidates nothing`() {
    #expect(wall.questions == [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1]])
    let asked = fixture.source.countQuestions
    let bounds = fixture.view.bounds
    #expect(!fixture.layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 100)))
    fixture.view.contentOffset.y = 40
    _ = fixture.allAttributes
    expectEqual((wall.questions.count, 5), (fixture.source.countQuestions, asked))
  }

  @Test func `only a changed breadth packs the rows again, using the known ratios`() {
    let bounds = fixture.view.bounds
    #expect(
      !fixture.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 320, height: 100)))
    let narrow = CGRect(origin: bounds.origin, size: CGSize(width: 200, height: 480))
    #expect(fixture.layout.shouldInvalidateLayout(forBoundsChange: narrow))
    let before = fixture.frames()
    fixture.view.frame.size.width = 200
    #expect(fixture.frames() != before)
    #expect(wall.questions.count == 5)
  }

  @Test func `changed settings take effect in the next layout without querying items`() {
    fixture.layout.targetItemLength = 60
    fixture.layout.itemSpacing = 0
    fixture.layout.lineSpacing = 1
    fixture.layout.lastLineAlignment = .justified
    let frames = fixture.frames()
    expectEqual((frames[0].minX, 10), (frames[1].minX, frames[0].maxX))
    #expect(wall.questions.count == 5)
    fixture.layout.targetItemLength = 60
    #expect(wall.questions.count == 5)
  }

  @Test func `an invalidated header is queried again and moves the items below it`() {
    let before = fixture.frames()[0].minY
    wall.sections[0].header = 50
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: [[0, 0]])
    fixture.layout.invalidateLayout(with: context)
    expectEqual((fixture.frames()[0].minY, before + 20), (wall.questions.count, 5))
  }

  @Test func `invalidating an index path deleted before the next layout is harmless`() {
    let context = fixture.layout.invalidationContext(forBoundsChange: .zero)
    context.invalidateItems(at: [[0, 2]])
    fixture.layout.invalidateLayout(with: context)
    fixture.counts[0] = 2
    wall.sections[0].items.removeLast()
    fixture.view.reloadData()
    #expect(fixture.frames().count == 2)
  }

  @Test func `a delegate that implements only ratios leaves the rest to the properties`() {
    final class Ratios: NSObject, JustifiedLayoutDelegate, WaterfallLayoutDelegate {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        aspectRatioForItemAt indexPath: IndexPath
      ) -> CGFloat { 2 }
    }
    let layout = JustifiedLayout()
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.headerReferenceLength = 12
    layout.targetItemLength = 50
    layout.footerReferenceLength = 5
    let fixture = Stage(layout, width: 320, height: 480, counts: [1], delegate: Ratios())
    expectEqual(
      (fixture.frames(), [CGRect(x: 2, y: 13, width: 100, height: 50)]),
      (layout.collectionViewContentSize.height, 71))
  }
}
