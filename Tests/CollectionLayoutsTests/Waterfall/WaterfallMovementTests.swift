import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite("Waterfall, interactive movement") struct WaterfallMovementTests {
  /// Two sections of items. A number is its item's length.
  private final class Numbers: Board, WaterfallLayoutDelegate {
    private(set) var questions = 0

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
    ) -> LayoutLength {
      questions += 1
      return .absolute(CGFloat(sections[indexPath.section][indexPath.item]))
    }
  }

  private let layout = WaterfallLayout()
  private let source: Numbers
  private var view: UICollectionView { source.view }

  init() {
    layout.laneCount = 1
    source = Numbers([[50, 60, 70, 80, 90], [30, 40]], layout, width: 200, height: 900)
  }

  private func lengths(_ section: Int) -> [CGFloat] {
    view.layoutIfNeeded()
    layout._checkInvariants()
    return (0..<view.numberOfItems(inSection: section)).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame.height
    }
  }

  private func move(_ item: Int, over target: IndexPath) throws {
    if item >= 0 { #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: 0))) }
    let frame = try #require(layout.layoutAttributesForItem(at: target)).frame
    view.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func `every item keeps its length during interactive movement`()
    throws
  {
    let questions = source.questions
    try move(0, over: IndexPath(item: 2, section: 0))
    #expect(lengths(0) == [60, 70, 50, 80, 90])
    try move(-1, over: IndexPath(item: 4, section: 0))
    expectEqual(
      (lengths(0), [60, 70, 80, 90, 50]),
      // A move within a section doesn't call the delegate.
      (source.questions, questions),
      (source.sections[0], [50, 60, 70, 80, 90]))
    view.endInteractiveMovement()
    expectEqual((lengths(0), [60, 70, 80, 90, 50]), (source.sections[0], [60, 70, 80, 90, 50]))
  }

  @Test func `lengths follow an item into another section, even when queried again`() throws {
    try move(1, over: IndexPath(item: 1, section: 1))
    expectEqual((lengths(0), [50, 70, 80, 90]), (lengths(1), [30, 60, 40]))
    layout.invalidateLayout()
    expectEqual((lengths(0), [50, 70, 80, 90]), (lengths(1), [30, 60, 40]))
    try move(-1, over: IndexPath(item: 2, section: 0))
    expectEqual((lengths(0), [50, 70, 60, 80, 90]), (lengths(1), [30, 40]))
    view.endInteractiveMovement()
    #expect(lengths(0) == [50, 70, 60, 80, 90])
  }

  /// Returns the lengths of a whole section at once.
  private final class Lists: Board, WaterfallLayoutDelegate {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      lengthsForItemsInSection section: Int, laneBreadth: CGFloat
    ) -> [CGFloat]? { sections[section].map { CGFloat($0) } }
  }

  @Test func `section-wide lengths follow an item into another section`() throws {
    let layout = WaterfallLayout()
    layout.laneCount = 1
    let view = Lists([[50, 60, 70, 80, 90], [30, 40]], layout, width: 200, height: 900)
    func lengths(_ section: Int) -> [CGFloat] {
      view.layOut()
      return (0..<view.view.numberOfItems(inSection: section)).compactMap {
        layout.layoutAttributesForItem(at: [section, $0])?.frame.height
      }
    }
    #expect(view.view.beginInteractiveMovementForItem(at: [0, 1]))
    let target = try #require(layout.layoutAttributesForItem(at: [1, 1])).frame
    view.view.updateInteractiveMovementTargetPosition(CGPoint(x: target.midX, y: target.midY))
    expectEqual((lengths(0), [50, 70, 80, 90]), (lengths(1), [30, 60, 40]))
    view.view.endInteractiveMovement()
    expectEqual((lengths(0), [50, 70, 80, 90]), (lengths(1), [30, 60, 40]))
  }

  @Test func `a canceled movement restores every length`() throws {
    try move(3, over: IndexPath(item: 0, section: 0))
    #expect(lengths(0) == [80, 50, 60, 70, 90])
    view.cancelInteractiveMovement()
    #expect(lengths(0) == [50, 60, 70, 80, 90])
  }
}
