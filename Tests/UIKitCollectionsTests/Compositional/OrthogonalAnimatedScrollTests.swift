import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews

/// Animated scrolls to an item of an orthogonal section, over self-sizing cells.
@MainActor @Suite(.serialized) struct OrthogonalAnimatedScrollTests {
  private final class Cell: UICollectionViewCell {
    static var isVertical = false
    static var scale: CGFloat = 1
    private var number = 0

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      number = layoutAttributes.indexPath.item
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let length = (20 + CGFloat(number * 53 % 90)) * Self.scale
      if Self.isVertical {
        layoutAttributes.size.height = length
      } else {
        layoutAttributes.size.width = length
      }
      return layoutAttributes
    }
  }

  nonisolated enum Way: CaseIterable, Sendable {
    case right, left, down
  }

  private func stage(_ way: Way, scale: CGFloat, items: [Int] = [200, 3]) -> CompositionalStage {
    (Cell.isVertical, Cell.scale) = (way == .down, scale)
    let group =
      way == .down
      ? CompositionalStage.single(.absolute(80), .estimated(60))
      : CompositionalStage.single(.estimated(60), .absolute(80))
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.orthogonalScrollingBehavior = .continuous
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = way == .down ? .horizontal : .vertical
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: items, cells: Cell.self,
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    stage.window.traitOverrides.layoutDirection = way == .left ? .rightToLeft : .leftToRight
    stage.show()
    return stage
  }

  /// Returns the distance of an item from its target position in the view.
  private func distance(
    of item: Int, section: Int = 0, from position: UICollectionView.ScrollPosition,
    in stage: CompositionalStage
  ) throws -> CGFloat {
    let (frame, size) = (try #require(stage.shownFrame(item, section)), stage.view.bounds.size)
    switch position {
    case .left: return frame.minX
    case .right: return frame.maxX - size.width
    case .top: return frame.minY
    case .bottom: return frame.maxY - size.height
    case .centeredVertically: return frame.midY - size.height / 2
    default: return frame.midX - size.width / 2
    }
  }

  @Test(arguments: Way.allCases, few([0.4, 1, 2.5] as [CGFloat]))
  func `an animated scrollToItem ends with the item at its position`(way: Way, scale: CGFloat) throws {
    let positions: [UICollectionView.ScrollPosition] =
      way == .down ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]
    for position in few(positions) {
      let stage = stage(way, scale: scale)
      for item in [90, 20, 120] {
        stage.view.scrollToItem(at: [0, item], at: position, animated: true)
        FrameClock.main.run(for: 0.5)
        stage.view.layoutIfNeeded()
        let distance = try distance(of: item, from: position, in: stage)
        #expect(abs(distance) < 1e-6, "\(item) at \(position.rawValue)")
        #expect(stage.view.contentOffset == .zero)
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `without a position, an animated scroll ends with the item at the nearest edge`(
    way: Way
  ) throws {
    let stage = stage(way, scale: 2)
    let (start, end): (UICollectionView.ScrollPosition, UICollectionView.ScrollPosition) =
      switch way {
      case .right: (.left, .right)
      case .left: (.right, .left)
      case .down: (.top, .bottom)
      }
    for (item, edge) in [(100, end), (30, start), (31, [])] {
      let before = stage.shownFrame(item)
      stage.view.scrollToItem(at: [0, item], at: [], animated: true)
      FrameClock.main.run(for: 0.5)
      stage.view.layoutIfNeeded()
      if edge.isEmpty {
        #expect(stage.shownFrame(item) == before)
      } else {
        #expect(abs(try distance(of: item, from: edge, in: stage)) < 1e-6, "\(item)")
      }
    }
  }

  @Test func `an animated scroll reaches its item if a batch moves the item meanwhile`() throws {
    let stage = stage(.right, scale: 2)
    stage.view.scrollToItem(at: [0, 100], at: .left, animated: true)
    FrameClock.main.run(for: 0.1)
    stage.view.performBatchUpdates {
      stage.source.counts[0] -= 10
      stage.view.deleteItems(at: (40..<50).map { [0, $0] })
    }
    FrameClock.main.run(for: 0.5)
    stage.view.layoutIfNeeded()
    #expect(abs(try distance(of: 90, from: .left, in: stage)) < 1e-6)
  }

  @Test(arguments: fewPairs(Way.allCases, [0.4, 1, 2.5] as [CGFloat]))
  func `an animated scroll into an offscreen section ends with the item at its position`(
    way: Way, scale: CGFloat
  ) throws {
    let along: [UICollectionView.ScrollPosition] =
      way == .down ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]
    let across: UICollectionView.ScrollPosition = way == .down ? .centeredHorizontally : .centeredVertically
    for position in few(along) {
      let stage = stage(way, scale: scale, items: Array(repeating: 60, count: 30))
      for (section, item) in few([(20, 40), (4, 15), (25, 30), (20, 12)]) {
        stage.view.scrollToItem(at: [section, item], at: [position, across], animated: true)
        FrameClock.main.run(for: 0.5)
        stage.view.layoutIfNeeded()
        for position in [position, across] {
          let distance = try distance(of: item, section: section, from: position, in: stage)
          #expect(abs(distance) < 1e-6, "\(item) of \(section) at \(position.rawValue)")
        }
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `scrollToItem without animation positions an item of an offscreen section`(
    way: Way
  ) throws {
    let across: UICollectionView.ScrollPosition = way == .down ? .centeredHorizontally : .centeredVertically
    let along: UICollectionView.ScrollPosition = way == .down ? .top : way == .left ? .right : .left
    let stage = stage(way, scale: 2, items: Array(repeating: 60, count: 30))
    for (section, item) in [(20, 40), (4, 15), (25, 30)] {
      stage.view.scrollToItem(at: [section, item], at: [along, across], animated: false)
      stage.view.layoutIfNeeded()
      #expect(abs(try distance(of: item, section: section, from: along, in: stage)) < 1e-6)
      #expect(abs(try distance(of: item, section: section, from: across, in: stage)) < 1e-6)
      // Afterward, the section scrolls freely.
      let strip = try #require(stage.strips.first { $0.section == section })
      let offset = strip.contentOffset
      strip.contentOffset =
        way == .down ? CGPoint(x: offset.x, y: offset.y + 30) : CGPoint(x: offset.x + 30, y: offset.y)
      stage.view.layoutIfNeeded()
      #expect(strip.contentOffset != offset)
    }
  }
}
