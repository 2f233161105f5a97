import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

@MainActor @Suite struct VisibleItemsHandlerTests {
  @Test(.fact("P11")) func `the visible items handler receives items and offset and can change attributes`()
    throws
  {
    var calls: [(paths: [Int], offset: CGPoint, width: CGFloat)] = []
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(100)))
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      calls.append((items.map(\.indexPath.item), offset, environment.container.contentSize.width))
      for item in items { item.alpha = item.frame.midY < offset.y + 150 ? 1 : 0.5 }
    }
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [10], UICollectionViewCompositionalLayout(section: section))
    stage.show()
    expectEqual(
      (calls.last?.paths, [0, 1, 2]),
      (calls.last?.offset, .zero),
      (calls.last?.width, 320),
      ((0..<3).map { stage.view.cellForItem(at: [0, $0])?.alpha }, [1, 0.5, 0.5]),
      (stage.view.layoutAttributesForItem(at: [0, 2])?.alpha, 0.5))
    stage.view.contentOffset.y = 120
    stage.view.layoutIfNeeded()
    expectEqual(
      (calls.last?.paths, [1, 2, 3, 4]),
      (calls.last?.offset, CGPoint(x: 0, y: 120)),
      ((1..<5).map { stage.view.cellForItem(at: [0, $0])?.alpha }, [1, 1, 0.5, 0.5]))
  }

  /// Computes the usual values: the distance of an item from the section's center, and the page number.
  @Test(
    .fact("P11"),
    arguments: [UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .groupPagingCentered])
  func `in an orthogonal section, the handler receives the section's own offset`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    var distances: [Int: CGFloat] = [:]
    var page = -1
    let section = NSCollectionLayoutSection(group: CompositionalStage.single(.absolute(200), .absolute(100)))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      distances = [:]
      page = Int((offset.x / 210).rounded())
      for item in items {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        distances[item.indexPath.item] = distance
        item.transform = CGAffineTransform(scaleX: 1 - distance / 1000, y: 1)
      }
    }
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [10], UICollectionViewCompositionalLayout(section: section))
    stage.show()
    let isCentered = behavior == .groupPagingCentered
    expectEqual((distances, isCentered ? [0: 0, 1: 210] : [0: 60, 1: 150]), (page, 0))
    Finger(in: stage.window).drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 200, y: 50), duration: 0.05)
    FrameClock.main.run(while: stage.strips[0].isDecelerating)
    stage.view.layoutIfNeeded()
    expectEqual(
      (page, 1),
      (distances[1], isCentered ? 0 : 60),
      (stage.view.cellForItem(at: [0, 1])?.transform.a, isCentered ? 1 : 0.94))
  }

  /// The section's insets refer to layout margins, or the layout has a boundary item beside all sections.
  @Test(.fact("P11"), arguments: [0, 40, 60] as [CGFloat])
  func `the handler's offset in a section is relative to the section's container`(leading: CGFloat) {
    var distance: CGFloat?
    let section = NSCollectionLayoutSection(group: CompositionalStage.single(.absolute(200), .absolute(100)))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let first = items.first { $0.indexPath == [0, 0] }
      distance = first.map { $0.frame.midX - offset.x - environment.container.contentSize.width / 2 }
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if leading > 0 {
      section.contentInsetsReference = .layoutMargins
    } else {
      configuration.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(30), heightDimension: .absolute(60)),
          elementKind: "side", alignment: .leading)
      ]
    }
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [10], kinds: ["side"],
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: leading, bottom: 0, right: 40)
    stage.show()
    #expect(distance == 0)
  }

  /// A separate class, because each layout class gets a kind of warning only once.
  private final class OwnLayout: UICollectionViewCompositionalLayout {
    nonisolated deinit {}
  }

  /// Scrolling to an item requests its attributes without the handler's changes. Found by random operations.
  @Test func `changes made by a visible items handler cause no layout warnings`() {
    let section = NSCollectionLayoutSection(group: CompositionalStage.single(.absolute(200), .absolute(100)))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items {
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        item.alpha = 0.5
        item.zIndex = 7
      }
    }
    let stage = CompositionalStage(
      CGSize(width: 320, height: 150), items: [10, 10, 10], OwnLayout(section: section))
    stage.show()
    let view = stage.view
    let messages = warnings {
      for path in [[0, 1], [0, 4], [2, 3], [0, 0]] as [IndexPath] {
        for isAnimated in [false, true] {
          view.scrollToItem(at: path, at: .centeredHorizontally, animated: isAnimated)
          FrameClock.main.run(for: 0.5)
          view.scrollToItem(at: path, at: [], animated: isAnimated)
          FrameClock.main.run(for: 0.5)
        }
        view.performBatchUpdates {
          stage.counts[0] += 1
          view.deleteItems(at: [[0, 1]])
          view.insertItems(at: [[0, 0], [0, 2]])
        }
        FrameClock.main.run(for: 0.5)
        view.selectItem(at: path, animated: true, scrollPosition: .left)
        view.layoutIfNeeded()
      }
    }
    #expect(messages.isEmpty, "\(messages)")
  }
}
