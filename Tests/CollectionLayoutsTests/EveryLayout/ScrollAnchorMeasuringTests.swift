import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// A restored position must not change while cells measure themselves, even in UIKit's own layouts.
@Suite(.serialized, .asked("CollectionKit#93"))
struct ScrollAnchorMeasuringTests {
  @Test(arguments: ScrollAnchor.Edge.allCases, [1, 3])
  func `cells that measure themselves don't move the restored item`(
    edge: ScrollAnchor.Edge, laneCount: Int
  ) throws {
    let numbers = (0..<4).map { section in (0..<60).map { section * 60 + $0 } }
    let board = MeasuredBoard(numbers) { $0.laneCount = .fixed(laneCount) }
    for _ in 0..<20 { board.position += 130 }
    let anchor = try #require(board.layout.scrollAnchor(at: edge))
    let other = MeasuredBoard([], headers: [80, 20, 50, 44]) { $0.laneCount = .fixed(laneCount) }
    other.layout.restore(anchor)
    other.sections = numbers
    other.view.reloadData()
    func distance() throws -> CGFloat {
      let frame = try #require(other.view.layoutAttributesForItem(at: anchor.indexPath)).frame
      let bounds = other.view.bounds
      return switch edge {
      case .start: frame.minY - bounds.minY
      case .center: frame.midY - bounds.midY
      case .end: frame.maxY - bounds.maxY
      }
    }
    for _ in 0..<3 {
      #expect(other.wrong.isEmpty)
      #expect(isClose(try distance(), anchor.distance, 0.51))
    }
  }

  @Test(arguments: LineAlignment.allCases)
  func `tags that measure themselves don't move the restored item`(alignment: LineAlignment) throws {
    func board() -> TagBoard {
      let layout = TagLayout()
      layout.alignment = alignment
      return TagBoard([Array(0..<400)], layout)
    }
    let read = board()
    for _ in 0..<6 { read.scroll(to: read.view.contentOffset.y + 150) }
    let anchor = try #require(read.layout.scrollAnchor())
    let other = board()
    other.layout.restore(anchor)
    other.view.layoutIfNeeded()
    let frame = try #require(other.view.layoutAttributesForItem(at: anchor.indexPath)).frame
    #expect(other.isFullyMeasured)
    #expect(isClose(frame.minY - other.view.bounds.minY, anchor.distance, 0.51))
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  @Test func `UIKit's layouts restore an anchored item over self-sizing cells`()
    throws
  {
    let estimated = UICollectionViewFlowLayout()
    estimated.estimatedItemSize = CGSize(width: 90, height: 44)
    let sideways = UICollectionViewFlowLayout()
    sideways.scrollDirection = .horizontal
    let headers = StickyHeaderFlowLayout()
    headers.headerReferenceSize = CGSize(width: 30, height: 30)
    headers.estimatedItemSize = CGSize(width: 90, height: 44)
    for layout in [UICollectionViewFlowLayout(), estimated, sideways, headers] {
      let board = FlowBoard(layout)
      for edge in ScrollAnchor.Edge.allCases {
        for _ in 0..<10 { board.position += 51 }
        let anchor = try #require(layout.scrollAnchor(at: edge))
        let distance = try #require(board.distance(of: anchor))
        #expect(isClose(distance, anchor.distance))
        for _ in 0..<5 { board.position -= 45 }
        layout.restore(anchor)
        board.view.layoutIfNeeded()
        for _ in 0..<3 {
          let now = try #require(board.distance(of: anchor))
          #expect(isClose(now, distance, 0.51), "\(layout), \(edge)")
          FrameClock.main.advance(by: 1 / 60)
        }
      }
    }
  }

  /// A board whose cells report their own sizes if the flow layout has an estimated item size.
  private final class FlowBoard: Board {
    final class Cell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = CGSize(width: 80, height: 20 + CGFloat(tag * 53 % 90))
        return layoutAttributes
      }
    }

    private let layout: UICollectionViewFlowLayout

    init(_ layout: UICollectionViewFlowLayout) {
      self.layout = layout
      super.init([Array(0..<150), Array(150..<300)], layout, width: 300)
    }

    override func registerViews() {
      super.registerViews()
      guard layout.estimatedItemSize != .zero else { return }
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }

    override var direction: Direction { layout.scrollDirection == .horizontal ? .right : .down }

    func distance(of anchor: ScrollAnchor) -> CGFloat? {
      guard let frame = view.layoutAttributesForItem(at: anchor.indexPath)?.frame else { return nil }
      func part(_ rect: CGRect) -> CGFloat {
        let (start, length) = direction == .right ? (rect.minX, rect.width) : (rect.minY, rect.height)
        return start + length * CGFloat(anchor.edge.part)
      }
      return part(frame) - part(view.bounds)
    }
  }
  #endif
}
