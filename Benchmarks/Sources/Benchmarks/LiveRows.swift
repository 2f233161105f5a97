import CollectionView
@_spi(Measuring) import LiveHost

/// P11: a frame in which everything moves.
struct LiveRows {
  func movingCells() -> [Row] {
    let swarm = Swarm()
    let time = Row(
      "200 cells moving, one frame of the live host", 200, nanoseconds: 4_000_000,
      like: .frame, isJudged: true
    ) {
      swarm.frame()
    }
    return [
      time,
      Row(
        "… and what it sends per changed element", 200,
        ours: Double(swarm.encoded.bytes) / Double(swarm.encoded.elements), target: .amount(40), unit: .bytes,
        isJudged: true),
    ]
  }
}

/// Two hundred cells, each with a label, which all move and rotate in every frame.
private final class Swarm: NSObject, UICollectionViewDataSource {
  private final class Cell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .systemBlue
      contentView.addSubview(label)
      label.frame = contentView.bounds
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Layout: UICollectionViewLayout {
    var phase: CGFloat = 0

    override var collectionViewContentSize: CGSize { CGSize(width: 1200, height: 900) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<200).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let (row, column) = indexPath.item.quotientAndRemainder(dividingBy: 20)
      let angle = phase + CGFloat(indexPath.item)
      attributes.size = CGSize(width: 48, height: 72)
      attributes.center = CGPoint(
        x: CGFloat(column) * 58 + 40 + 9 * cos(angle), y: CGFloat(row) * 88 + 50 + 9 * sin(angle))
      attributes.transform = CGAffineTransform(rotationAngle: angle / 7)
      return attributes
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1200, height: 900))
  private let layout = Layout()
  private let view: UICollectionView
  private var measure = FrameMeasure()
  /// The elements and bytes of the last frame.
  private(set) var encoded = (elements: 0, bytes: 0)

  override init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    _ = frame()
  }

  /// Performs a frame, and returns the time for layout, display list, and message, in nanoseconds.
  func frame() -> Double {
    layout.phase += 0.05
    layout.invalidateLayout()
    return timed {
      window.layoutIfNeeded()
      encoded = measure.encode(window)
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.label.text = "\(indexPath.item)"
    return cell
  }
}
