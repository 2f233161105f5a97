#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// An animated scroll shows its target, even if cells are measured on the way and the contents become longer
/// than estimated.
@Suite(.serialized) struct AnimatedScrollTests {
  nonisolated enum Measuring: CaseIterable, Sendable {
    case flow, rows, waterfall, horizontalWaterfall, mirroredWaterfall, tags, centredTags

    @MainActor func make() -> UICollectionViewLayout {
      switch self {
      case .flow:
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 90, height: 44)
        return layout
      case .rows:
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      case .waterfall, .horizontalWaterfall, .mirroredWaterfall:
        let layout = WaterfallLayout()
        layout.laneCount = 3
        layout.itemLength = .estimated(44)
        if self != .waterfall { layout.scrollDirection = .horizontal }
        return layout
      case .tags: return TagLayout()
      case .centredTags:
        let layout = TagLayout()
        layout.alignment = .center
        return layout
      }
    }

    var isHorizontal: Bool { self == .horizontalWaterfall || self == .mirroredWaterfall }
  }

  /// Numbers with cells larger or smaller than estimated.
  private final class Numbers: Board {
    final class Cell: UICollectionViewCell {
      /// The factor by which the cells' preferred lengths are multiplied.
      static var scale: CGFloat = 1
      static var isHorizontal = false

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let length = (20 + CGFloat(tag * 53 % 90)) * Self.scale
        if Self.isHorizontal {
          layoutAttributes.size.width = length
        } else {
          layoutAttributes.size.height = length
        }
        return layoutAttributes
      }
    }

    let kind: Measuring

    init(_ kind: Measuring, scale: CGFloat) {
      (Cell.scale, Cell.isHorizontal) = (scale, kind.isHorizontal)
      self.kind = kind
      super.init([Array(0..<400)], kind.make(), width: 300, isRightToLeft: kind == .mirroredWaterfall)
    }

    override func registerViews() {
      super.registerViews()
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }

    override var direction: Direction {
      kind == .mirroredWaterfall ? .left : kind.isHorizontal ? .right : .down
    }

    var start: CGPoint { CGPoint(x: direction == .left ? room : 0, y: 0) }

    /// Runs frames for longer than an animated scroll takes.
    func wait() { FrameClock.main.run(for: 0.5) }
  }

  @Test(arguments: fewPairs(Measuring.allCases, [0.3, 0.5, 1, 2.5] as [CGFloat]))
  func `an animated scroll over unmeasured cells to the start ends at the start`(
    kind: Measuring, scale: CGFloat
  ) {
    let numbers = Numbers(kind, scale: scale)
    for position in few([3000, 700, 150, 1577.7, 3910.9, 666.3] as [CGFloat]) {
      numbers.position = position
      numbers.wait()
      numbers.view.setContentOffset(numbers.start, animated: true)
      numbers.wait()
      #expect(isClose(numbers.position, 0), "from \(position)")
    }
  }

  @Test(arguments: fewPairs(Measuring.allCases, [0.5, 1, 2.5] as [CGFloat]))
  func `an animated scrollToItem over unmeasured cells ends at the item`(
    kind: Measuring, scale: CGFloat
  ) throws {
    let positions: [UICollectionView.ScrollPosition] =
      kind.isHorizontal ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
    for (number, position) in few([150, 250, 60].flatMap { item in positions.map { (item, $0) } }) {
      let numbers = Numbers(kind, scale: scale)
      let view = numbers.view
      if number == 60 { numbers.position = 3000 }
      let path = IndexPath(item: number, section: 0)
      view.scrollToItem(at: path, at: position, animated: true)
      numbers.wait()
      let frame = try #require(view.layoutAttributesForItem(at: path)).frame
      let (start, end) = kind.isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
      let bounds = view.bounds
      let (low, high) = kind.isHorizontal ? (bounds.minX, bounds.maxX) : (bounds.minY, bounds.maxY)
      let distance =
        switch position {
        case .top, .left: start - low
        case .bottom, .right: end - high
        default: (start + end) / 2 - (low + high) / 2
        }
      #expect(isClose(distance, 0), "\(number) at \(position.rawValue) is \(distance) away")
      #expect(view.cellForItem(at: path)?.frame == frame)
    }
  }

  @Test(arguments: Measuring.allCases)
  func `scrollToItem without a position ends with the item at the nearer edge`(kind: Measuring) throws {
    for number in [200, 20] {
      let numbers = Numbers(kind, scale: 2)
      let view = numbers.view
      if number == 20 { numbers.position = 3000 }
      let path = IndexPath(item: number, section: 0)
      view.scrollToItem(at: path, at: [], animated: true)
      numbers.wait()
      let frame = try #require(view.layoutAttributesForItem(at: path)).frame
      let isAtLowEdge = (number == 20) != (kind == .mirroredWaterfall)
      let distance =
        switch (kind.isHorizontal, isAtLowEdge) {
        case (true, true): frame.minX - view.bounds.minX
        case (true, false): frame.maxX - view.bounds.maxX
        case (false, true): frame.minY - view.bounds.minY
        case (false, false): frame.maxY - view.bounds.maxY
        }
      #expect(isClose(distance, 0), "\(number) is \(distance) away")
    }
  }

  @Test func `a batch during an animated scroll keeps the scroll's target and single callback`() throws {
    final class Ends: NSObject, UICollectionViewDelegate {
      var count = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { count += 1 }
    }
    for kind in Measuring.allCases {
      let numbers = Numbers(kind, scale: 2)
      let ends = Ends()
      let view = numbers.view
      view.delegate = ends
      view.scrollToItem(at: [0, 200], at: kind.isHorizontal ? .left : .top, animated: true)
      FrameClock.main.run(for: 0.1)
      view.performBatchUpdates {
        numbers.sections[0].removeSubrange(100..<120)
        view.deleteItems(at: (100..<120).map { [0, $0] })
      }
      numbers.wait()
      let frame = try #require(view.layoutAttributesForItem(at: [0, 180])).frame
      #expect(numbers.sections[0][180] == 200)
      #expect(
        isClose(
          kind.isHorizontal ? frame.minX - view.bounds.minX : frame.minY - view.bounds.minY, 0), "\(kind)")
      #expect(ends.count == 1)
    }
  }
}
#endif
