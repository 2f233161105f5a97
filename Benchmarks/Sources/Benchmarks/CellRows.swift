import CollectionView
import Floor

/// P14 and P16: cells with constraints, as views.
enum CellRows {
  /// Measures the time from a label's new text to the final frames of its cell.
  static func label() -> Row {
    let cell = ArticleCell(frame: CGRect(x: 0, y: 0, width: 375, height: 120))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 120))
    window.addSubview(cell)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let texts = ["A short title", "A title that is somewhat longer"]
    let count = 50
    return Row(
      "… a label's new text, until all frames of its cell are right", 12, nanoseconds: 15_000,
      like: Calibration(quiet: 7_890, objects: 10, passes: 4, repeats: count), isJudged: true
    ) {
      timed(per: count) {
        for index in 0..<count {
          cell.title.text = texts[index % 2]
          cell.layoutIfNeeded()
          sink &+= Int(cell.title.frame.width)
        }
      }
    }
  }

  /// Measures a frame of scrolling with 10,000 self-sizing cells, 20 of them visible, and the memory still in
  /// use afterward.
  static func scrolling() -> [Row] {
    let stage = ArticleStage(count: 10_000)
    let time = Row(
      "10,000 cells that constraints measure, 20 in sight: a frame", 10_000, nanoseconds: 2_000_000,
      like: Calibration(quiet: 47_700, objects: 120, passes: 20, repeats: 20), isJudged: true
    ) { timed(per: 20) { stage.scroll(steps: 20) } }
    stage.check()
    // Shows every cell once, so that their stored data exists before measuring.
    stage.scrollThrough()
    stage.scrollThrough()
    let before = floor_heap_bytes()
    stage.scrollThrough()
    let growth = Row(
      "… bytes more after scrolling through all of them once more", 10_000,
      ours: max(0, Double(floor_heap_bytes()) - Double(before)), target: .amount(4096), unit: .bytes,
      isJudged: true)
    let made = Row(
      "… cells made", 10_000, ours: Double(ArticleCell.made), target: .amount(30), unit: .count,
      isJudged: true)
    return [time, growth, made]
  }
}

/// A window with 20 visible cells.
private final class ArticleStage: NSObject, UICollectionViewDataSource {
  private let count: Int
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 1800))
  private let view: UICollectionView
  private var isDown = true

  init(count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 375, height: 90)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    ArticleCell.made = 0
    view.register(ArticleCell.self, forCellWithReuseIdentifier: "article")
    view.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func scroll(steps: Int) {
    for _ in 0..<steps {
      let last = view.contentSize.height - view.bounds.height
      let next = view.contentOffset.y + (isDown ? 37 : -37)
      if next > last || next < 0 { isDown.toggle() }
      view.contentOffset.y = min(last, max(0, next))
      window.layoutIfNeeded()
    }
  }

  func scrollThrough() {
    view.contentOffset.y = 0
    window.layoutIfNeeded()
    while view.contentOffset.y < view.contentSize.height - view.bounds.height - 1 {
      view.contentOffset.y = min(view.contentSize.height - view.bounds.height, view.contentOffset.y + 1700)
      window.layoutIfNeeded()
    }
  }

  /// Checks that every cell is as high as its texts.
  func check() {
    for cell in view.visibleCells {
      let size = cell.contentView.systemLayoutSizeFitting(
        CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      precondition(size == cell.bounds.size, "\(cell.bounds.size) instead of \(size)")
    }
    precondition((18...24).contains(view.visibleCells.count), "\(view.visibleCells.count) cells in sight")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "article", for: indexPath)
    (cell as? ArticleCell)?.show(indexPath.item)
    return cell
  }
}

/// A cell with a picture, a title, a wrapping subtitle, a time, and a line at the bottom.
private final class ArticleCell: UICollectionViewCell {
  static var made = 0

  let title = UILabel()
  private let picture = UIView()
  private let subtitle = UILabel()
  private let time = UILabel()
  private let rule = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
    title.font = .preferredFont(forTextStyle: .headline)
    subtitle.font = .preferredFont(forTextStyle: .subheadline)
    subtitle.numberOfLines = 3
    time.font = .preferredFont(forTextStyle: .footnote)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [picture, title, subtitle, time, rule] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: 48),
      picture.heightAnchor.constraint(equalToConstant: 48),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      time.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      time.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      time.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      subtitle.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      rule.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      rule.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      rule.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      rule.heightAnchor.constraint(equalToConstant: 0.5),
    ])
    show(0)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = contentView.systemLayoutSizeFitting(
      CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }

  func show(_ number: Int) {
    title.text = "Article \(number)"
    subtitle.text = Self.texts[number % Self.texts.count]
    time.text = "\(number % 24):\(10 + number % 50)"
  }

  private static let texts = [
    "Short.", "A line and a half of what the article is about, so that it has to be broken once.",
    "Three lines: what happened, who was there, and why it matters to somebody who reads this on a small screen in a train, "
      + "if they read that far at all.",
    "One line of plain text.",
  ]
}
