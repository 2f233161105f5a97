import TestSupport
import UIKitCollections
import Testing
import UIKitTestSupport

@Suite("Mistakes of a layout's author: counts and contexts", .serialized)
struct ContextWarningTests {
  private final class GrowingSource: CountedCells {}
  private final class OtherGrowingSource: CountedCells {}

  @Test func `item counts that change without an update log a warning`() {
    expectWarning(["GrowingSource has 9 items in section 0, but had 20", "reloadData()"]) {
      let stage = Stage(shown: FlawlessLayout(), source: GrowingSource([20]))
      stage.run()
      stage.source.counts = [9]
      stage.view.contentOffset.y = 100
      stage.run()
    }
    expectWarning(["OtherGrowingSource has 2 sections, but had 1"]) {
      let stage = Stage(shown: FlawlessLayout(), source: OtherGrowingSource([20]))
      stage.run()
      stage.source.counts = [20, 1]
      stage.view.contentOffset.y = 100
      stage.run()
    }
  }

  @Test(.fact("M3.3"))
  func `data source counts are checked only in clock frames with checking enabled`() {
    final class CountedSource: CountedCells {}
    let stage = Stage(shown: FlawlessLayout(), source: CountedSource([20]))
    stage.run()
    stage.source.counts = [19]
    var calls: [String] = []
    stage.source.log = { calls.append($0) }
    let messages = warnings {
      stage.view.contentOffset.y = 100
      stage.view.layoutIfNeeded()
      UIKitException.checksDataSourceCounts = false
      stage.view.contentOffset.y = 200
      stage.run()
      UIKitException.checksDataSourceCounts = true
    }
    #expect(messages.isEmpty, "\(calls)")
    #expect(calls.count >= 4, "\(calls)")
    expectAll(calls, "\(calls)") { $0.hasPrefix("cell") }
  }

  private final class ToldSource: CountedCells {}

  @Test func `counts that change with an update or reload log no warning`() {
    let messages = warnings {
      let stage = Stage(shown: FlawlessLayout(), source: ToldSource([20]))
      stage.run()
      stage.source.counts = [21]
      stage.view.performBatchUpdates { stage.view.insertItems(at: [[0, 0]]) }
      stage.run()
      stage.source.counts = [20]
      stage.view.deleteItems(at: [[0, 0]])
      stage.run()
      stage.view.contentOffset.y = 200
      stage.run()
      stage.source.counts = [15]
      stage.view.reloadData()
      stage.run()
    }
    #expect(messages.isEmpty, "\(messages)")
  }

  private final class PointingLayout: FlawlessLayout {
    private(set) var asked: [Int] = []

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      asked.append(indexPath.item)
      return super.layoutAttributesForItem(at: indexPath)
    }
  }
  private final class SectionPointingLayout: FlawlessLayout {}
  private final class BackgroundPointingLayout: FlawlessLayout {}

  @Test func `a context naming missing elements logs a warning, and the elements are ignored`() {
    expectWarning([
      "Context invalidates the cell at index path [0, 10],", "ignored", "Layout: PointingLayout.",
    ]) {
      let layout = PointingLayout()
      let stage = Stage(shown: layout)
      stage.run()
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 1], [0, 10]])
      layout.invalidateLayout(with: context)
      stage.run()
      #expect(layout.asked == [1])
    }
    expectWarning([
      "supplementary view of kind header at index path [3, 0],", "Layout: SectionPointingLayout.",
    ]) {
      let layout = SectionPointingLayout()
      let stage = Stage(shown: layout)
      stage.run()
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateSupplementaryElements(ofKind: "header", at: [[3, 0]])
      context.invalidateDecorationElements(ofKind: "global", at: [[7]])
      layout.invalidateLayout(with: context)
      stage.run()
    }
    expectWarning([
      "decoration view of kind background at index path [1, 0],",
      "Layout: BackgroundPointingLayout.",
    ]) {
      let layout = BackgroundPointingLayout()
      let stage = Stage(shown: layout)
      stage.run()
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateDecorationElements(ofKind: "background", at: [[0, 0], [1, 0]])
      layout.invalidateLayout(with: context)
      stage.run()
    }
  }
}
