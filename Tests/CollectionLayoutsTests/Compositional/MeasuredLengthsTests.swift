import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// A waterfall section with self-sizing cells.
@MainActor @Suite struct MeasuredLengthsTests {
  private final class Cell: UICollectionViewCell {
    var lengths: MeasuredLengths<Int>?
    private var height: NSLayoutConstraint?

    func show(_ number: Int, _ lengths: MeasuredLengths<Int>) {
      self.lengths = lengths
      tag = number
      let height = height ?? makeHeight()
      height.constant = MeasuredLengthsTests.height(of: number)
    }

    private func makeHeight() -> NSLayoutConstraint {
      let body = UIView()
      body.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(body)
      let made = body.heightAnchor.constraint(equalToConstant: 0)
      // Not required, because the cell has the estimated height until it's measured.
      made.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        body.topAnchor.constraint(equalTo: contentView.topAnchor),
        body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        body.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        contentView.bottomAnchor.constraint(equalTo: body.bottomAnchor), made,
      ])
      height = made
      return made
    }

    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      lengths?.measure(self, showing: tag, in: attributes)
      return attributes
    }
  }

  /// Numbers in a compositional layout with a single waterfall.
  private final class Numbers: Board {
    let lengths: MeasuredLengths<Int>

    init(_ numbers: [Int], _ lengths: MeasuredLengths<Int>) {
      self.lengths = lengths
      weak var board: Numbers?
      let layout = UICollectionViewCompositionalLayout { _, environment in
        let numbers = board?.sections[0] ?? numbers
        return .waterfall(
          itemCount: numbers.count, laneCount: 3, itemSpacing: 10, laneSpacing: 10, in: environment
        ) { item, _ in lengths[numbers[item]] }
      }
      lengths.layout = layout
      super.init([numbers], layout, width: 320, height: 480)
      board = self
    }

    override func registerViews() { view.register(Cell.self, forCellWithReuseIdentifier: "cell") }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
      (cell as? Cell)?.show(sections[0][indexPath.item], lengths)
      return cell
    }
  }

  private static func height(of number: Int) -> CGFloat { CGFloat(30 + number * 37 % 90) }

  private let lengths = MeasuredLengths<Int>(estimate: 50)
  private let source: Numbers
  private var view: UICollectionView { source.view }

  init() { source = Numbers(Array(0..<60), lengths) }

  /// Returns the frames of a waterfall of these lengths, packed one by one.
  private func model() -> [CGRect] {
    var ends: [CGFloat] = [0, 0, 0]
    return source.sections[0].map { number in
      let lane = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let frame = CGRect(x: CGFloat(lane) * 110, y: ends[lane], width: 100, height: lengths[number])
      ends[lane] = frame.maxY + 10
      return frame
    }
  }

  private func expectModel() {
    expectFrames(
      source.sections[0].indices.map { view.layoutAttributesForItem(at: [0, $0])?.frame }, equal: model(),
      within: 0)
    expectRows(
      view.visibleCells.map(\.frame.height), equal: view.visibleCells.map { Self.height(of: $0.tag) })
  }

  @Test
  func `visible items have measured lengths, and others the estimate`() {
    expectModel()
    expectEqual((lengths[0], Self.height(of: 0)), (lengths[59], 50))
  }

  @Test func `items are measured when they become visible`() {
    for offset in stride(from: 0, through: 1200, by: 90) as StrideThrough<CGFloat> {
      view.contentOffset.y = min(offset, view.contentSize.height - view.bounds.height)
      view.layoutIfNeeded()
      expectModel()
    }
    expectAll(source.sections[0]) { lengths[$0] == Self.height(of: $0) }
    #expect(source.sections[0].count == 60)
  }

  @Test func `lengths move with their items in a batch`() {
    source.sections[0].insert(60, at: 0)
    source.sections[0].remove(at: 5)
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        view.insertItems(at: [[0, 0]])
        view.deleteItems(at: [[0, 4]])
      }
    }
    view.layoutIfNeeded()
    expectModel()
    #expect(lengths[60] == Self.height(of: 60))
  }

  @Test(
    arguments: [(0, 44), (-3, 44), (CGFloat.nan, 44), (.infinity, 44), (7.5, 7.5)] as [(CGFloat, CGFloat)])
  func `an invalid estimate is replaced by the flow layout's estimate`(given: CGFloat, expected: CGFloat) {
    #expect(MeasuredLengths<Int>(estimate: given)[0] == expected)
  }

  @Test func `removed lengths are estimated again`() {
    lengths.removeAll()
    #expect(lengths[0] == 50)
  }
}
