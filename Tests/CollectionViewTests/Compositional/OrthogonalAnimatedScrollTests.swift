import Testing

@testable import CollectionView

/// An animated scroll to an item of a section that scrolls by itself, over cells that measure themselves on the way.
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

  private func stage(_ way: Way, scale: CGFloat) -> CompositionalStage {
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
      CGSize(width: 320, height: 300), items: [200, 3], cells: Cell.self,
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    stage.window.traitOverrides.layoutDirection = way == .left ? .rightToLeft : .leftToRight
    stage.show()
    return stage
  }

  /// How far an item is from where it is to be in the view.
  private func distance(
    of item: Int, from position: UICollectionView.ScrollPosition, in stage: CompositionalStage
  ) throws -> CGFloat {
    let (place, size) = (try #require(stage.place(item)), stage.view.bounds.size)
    switch position {
    case .left: return place.minX
    case .right: return place.maxX - size.width
    case .top: return place.minY
    case .bottom: return place.maxY - size.height
    case .centeredVertically: return place.midY - size.height / 2
    default: return place.midX - size.width / 2
    }
  }

  @Test(arguments: Way.allCases, [0.4, 1, 2.5] as [CGFloat])
  func `it ends where the item is then`(way: Way, scale: CGFloat) throws {
    let positions: [UICollectionView.ScrollPosition] =
      way == .down ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]
    for position in positions {
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

  @Test(arguments: Way.allCases) func `with the least scroll it ends at the edge that the item came in by`(
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
      let before = stage.place(item)
      stage.view.scrollToItem(at: [0, item], at: [], animated: true)
      FrameClock.main.run(for: 0.5)
      stage.view.layoutIfNeeded()
      if edge.isEmpty {
        #expect(stage.place(item) == before)
      } else {
        #expect(abs(try distance(of: item, from: edge, in: stage)) < 1e-6, "\(item)")
      }
    }
  }

  @Test func `a batch on the way takes along what it goes to`() throws {
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
}
