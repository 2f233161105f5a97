import CollectionView

/// P22: a fling through self-sizing rows.
struct FlingRows {
  /// The distance in a frame, in points: 12,000 points in a second, which is faster than a finger can fling.
  private static let step: CGFloat = 100
  private static let framesInARound = 600

  let count: Int

  func rows() -> [Row] {
    let stage = Fling(count: count)
    let floor = Calibration.frame
    let kernels: [Kernel] = [
      {
        let times = (0..<Self.framesInARound).map { _ in timed { stage.scroll(by: Self.step) } }
        return times.sorted()[times.count * 19 / 20]
      }, floor.kernel,
    ]
    let times = inTurns(2) { kernels[$0]() }
    return [
      Row(
        "a fling through rows of estimated heights: a frame, but for a twentieth", count, ours: times[0],
        floor: times[1], target: .time(8_300_000, quiet: floor.quiet), isJudged: true),
      Row(
        "… rows measured more than twice as they come", count, ours: Double(stage.measuredAgain),
        target: .amount(0), unit: .count, isJudged: true),
    ]
  }
}

/// A list of rows with one to four lines of text.
private final class Fling: NSObject, UICollectionViewDataSource {
  private let count: Int
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  private let view: UICollectionView
  /// The number of measurements of each row since it last appeared: one at the layout's estimated size, and
  /// one at its own size.
  private var measured: [UInt8]
  private(set) var measuredAgain = 0

  init(count: Int) {
    self.count = count
    measured = [UInt8](repeating: 0, count: count)
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    super.init()
    view.register(MeasuredRow.self, forCellWithReuseIdentifier: "row")
    view.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func scroll(by step: CGFloat) {
    let next = view.contentOffset.y + step
    if next > view.contentSize.height - view.bounds.height {
      Check.fail("the fling has reached the end of \(count) rows")
    }
    view.contentOffset.y = next
    window.layoutIfNeeded()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let row = cell as? MeasuredRow else { return cell }
    measured[indexPath.item] = 0
    row.onMeasuring = { [unowned self] in
      measured[indexPath.item] &+= 1
      if measured[indexPath.item] == 3 { measuredAgain += 1 }
    }
    row.show(indexPath.item)
    return row
  }
}

private final class MeasuredRow: UICollectionViewListCell {
  private static let sentence = "What happened, who was there, and why it matters. "

  var onMeasuring: () -> Void = {}

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    onMeasuring()
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  func show(_ number: Int) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Article \(number)"
    content.secondaryText = String(repeating: Self.sentence, count: 1 + number % 4)
    contentConfiguration = content
  }
}
