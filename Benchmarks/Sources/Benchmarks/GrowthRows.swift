import CollectionView

/// P25: the time per element, divided by the time per element with a quarter as many elements.
///
/// A ratio of 1 is linear growth, and 4 is quadratic growth.
enum GrowthRows {
  static func rows() -> [Row] {
    [
      row("a stack in a scroll view, per label", 400, atMost: 2, work: scrolledStack),
      row("a stack in a frame that is too small, per label", 200, atMost: 4, work: squeezedStack),
      row("views added and removed, per view", 8_000, atMost: 1.5, work: subviews),
      row("a label with one long word, per letter", 8_000, atMost: 1.5) { letters in
        wrap(String(repeating: "m", count: letters))
      },
      row("a label with a long text, per letter", 96_000, atMost: 1.5) { letters in
        wrap(String(repeating: "lorem ipsum ", count: letters / 12))
      },
      row("overlapping animated insertions, per batch", 100, atMost: 2, work: batches),
    ]
  }

  private static func row(
    _ kernel: String, _ count: Int, atMost ratio: Double, work: @escaping (Int) -> Void
  ) -> Row {
    let times = inTurns {
      timed(per: count) { work(count) }
    } _: {
      timed(per: count / 4) { work(count / 4) }
    }
    return Row(kernel, count, ours: times.ours, floor: times.floor, target: .ratio(ratio), isJudged: true)
  }

  private static func stack(of count: Int) -> UIStackView {
    let labels = (0..<count).map { number in
      let label = UILabel()
      label.text = "Row \(number)"
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    return stack
  }

  private static func scrolledStack(of count: Int) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let stack = stack(of: count)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
    scrollView.layoutIfNeeded()
    precondition(scrollView.contentSize.height > Double(count) * 10)
  }

  private static func squeezedStack(of count: Int) {
    let stack = stack(of: count)
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    stack.layoutIfNeeded()
    precondition(stack.arrangedSubviews[count - 1].frame.maxY == 480)
  }

  private static func subviews(_ count: Int) {
    let view = UIView()
    let subviews = (0..<count).map { _ in UIView() }
    for subview in subviews { view.addSubview(subview) }
    for subview in subviews { subview.removeFromSuperview() }
    precondition(view.subviews.isEmpty)
  }

  private static func wrap(_ text: String) {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    sink &+= Int(label.sizeThatFits(CGSize(width: 300, height: Double.greatestFiniteMagnitude)).height)
  }

  private static func batches(_ count: Int) {
    let source = GrowingSource()
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    for _ in 0..<count {
      view.performBatchUpdates {
        source.count += 1
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      view.layoutIfNeeded()
    }
    precondition(view.numberOfItems(inSection: 0) == source.count)
  }
}

private final class GrowingSource: NSObject, UICollectionViewDataSource {
  var count = 40

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
