import TestSupport
import UIKitCollections
import Testing
import UIKitTestSupport

/// Warnings for layout authors, once for each layout class and kind of mistake. Each test has its own class,
/// because a class never gets a warning twice.
@Suite("Mistakes of a layout's author: answers", .serialized)
struct AnswerWarningTests {
  private final class SilentLayout: FlawlessLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  }

  @Test func `returning nil for a rectangle logs a warning if there are items`() {
    #expect(warnings { Stage(shown: SilentLayout(), items: 0).run() }.isEmpty)
    expectWarning(["SilentLayout.layoutAttributesForElements(in:) returns nil"]) {
      Stage(shown: SilentLayout()).run()
    }
  }

  private final class RepeatingLayout: FlawlessLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      [attributes(at: 0), attributes(at: 1), attributes(at: 1)]
    }
  }

  @Test func `a repeated index path in one result logs a warning, and the first one counts`() {
    expectWarning([
      "RepeatingLayout.layoutAttributesForElements(in:)", "cell at index path [0, 1] more than once",
    ]) {
      let stage = Stage(shown: RepeatingLayout())
      stage.run()
      #expect(stage.view.visibleCells.count == 2)
    }
  }

  private final class MeddlingLayout: FlawlessLayout {
    private var cache: [Int: UICollectionViewLayoutAttributes] = [:]

    override func prepare() { cache = [:] }

    override func attributes(at item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = cache[item] ?? super.attributes(at: item)
      cache[item] = attributes
      return attributes
    }

    /// A common mistake: the attributes aren't copied.
    override func finalLayoutAttributesForDisappearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = layoutAttributesForItem(at: path)
      attributes?.alpha = 0
      return attributes
    }
  }

  @Test func `changing returned attributes without an invalidation logs a warning`() {
    #expect(
      warnings {
        let layout = MeddlingLayout()
        let stage = Stage(shown: layout)
        stage.run()
        layout.attributes(at: 1).frame.size.width = 50
        layout.invalidateLayout()
        stage.run()
        stage.view.contentOffset.y = 10
        stage.run()
      }.isEmpty)
    expectWarning([
      "cell at index path [0, 1] changed after MeddlingLayout returned them", "Change a copy",
    ]) {
      let layout = MeddlingLayout()
      let stage = Stage(shown: layout)
      stage.run()
      layout.attributes(at: 1).alpha = 0.5
      stage.view.contentOffset.y = 10
      stage.run()
    }
  }

  private final class ForgetfulLayout: FlawlessLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      nil
    }
  }

  private final class TwofoldLayout: FlawlessLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = attributes(at: indexPath.item)
      attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
      return attributes
    }
  }

  @Test func `attributes by path that differ from those in a rectangle log a warning`() {
    expectWarning([
      "TwofoldLayout.layoutAttributesForItem(at:) returns", "[0, 1]", "equal attributes from both",
    ]) {
      let stage = Stage(shown: TwofoldLayout())
      stage.run()
      _ = stage.view.layoutAttributesForItem(at: [0, 1])
    }
    expectWarning([
      "ForgetfulLayout.layoutAttributesForItem(at:) returns nil for the cell at index path [0, 2]"
    ]) {
      let stage = Stage(shown: ForgetfulLayout())
      stage.run()
      _ = stage.view.layoutAttributesForItem(at: [0, 2])
    }
  }

  private final class BlindLayout: FlawlessLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      indexPath.item < 5 ? attributes(at: indexPath.item) : nil
    }
  }

  @Test func `scrolling to an item without attributes logs a warning and moves nothing`() {
    expectWarning([
      "BlindLayout.layoutAttributesForItem(at:) has no attributes for the cell at index path [0, 9]"
    ]) {
      let stage = Stage(shown: BlindLayout())
      stage.run()
      stage.view.scrollToItem(at: [0, 9], at: .top, animated: false)
      #expect(stage.view.contentOffset == .zero)
    }
  }

  @Test func `correct layouts log no warnings`() {
    let layouts = [UICollectionViewFlowLayout(), FlawlessLayout()]
    for layout in layouts {
      let messages = warnings {
        let stage = Stage(shown: layout, items: 100)
        (layout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 30, height: 30)
        stage.run()
        for offset in stride(from: CGFloat(0), to: 900, by: 70) {
          stage.view.contentOffset.y = offset
          stage.run()
          for path in stage.view.indexPathsForVisibleItems {
            _ = stage.view.layoutAttributesForItem(at: path)
          }
        }
        stage.view.scrollToItem(at: [0, 3], at: .centeredVertically, animated: true)
        stage.run()
        useEverything(layout)
      }
      #expect(messages.isEmpty, "\(messages)")
    }
  }
}
