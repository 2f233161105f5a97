import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("R Views and the text size")
struct TextSizeTests {
  private let source = CountedCells([200])

  private func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    return window
  }

  @Test(.fact("R11"))
  func `a label follows the text size if it adjusts and its font scales`() {
    let window = window()
    let (follows, ignores, fixed, custom) = (UILabel(), UILabel(), UILabel(), UILabel())
    for label in [follows, ignores, fixed, custom] { window.addSubview(label) }
    (follows.font, ignores.font) = (.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body))
    fixed.font = .systemFont(ofSize: 17)
    custom.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 20))
    for label in [follows, fixed, custom] { label.adjustsFontForContentSizeCategory = true }
    let sizes = { [follows, ignores, fixed, custom].map(\.font.pointSize) }
    #expect(sizes() == [17, 17, 17, 20])
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    expectEqual((sizes(), [23, 17, 17, 26]), (custom.font.fontName, "Helvetica-Bold"))
    window.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(sizes() == [14, 17, 17, 17])
    follows.font = .preferredFont(forTextStyle: .footnote)
    #expect(follows.font.pointSize == 12)
  }

  @Test func `a label adopts the text size of the window it is added to`() {
    let window = window()
    window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    #expect(label.font.pointSize == 28)
  }

  @Test func `scalable fonts in attributed text follow the text size`() throws {
    let window = window()
    let label = UILabel()
    window.addSubview(label)
    label.adjustsFontForContentSizeCategory = true
    let text = NSMutableAttributedString(
      string: "big", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
    text.append(NSAttributedString(string: " fixed", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
    label.attributedText = text
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    let shown = try #require(label.attributedText)
    expectEqual(
      ((shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 30),
      ((shown.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)?.pointSize, 9))
  }

  @Test func `a configured button is sized for the current text size`() {
    let window = window()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Follow"
    let button = UIButton(configuration: configuration)
    window.addSubview(button)
    let height = button.intrinsicContentSize.height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: button.traitCollection)
    #expect(button.intrinsicContentSize.height == (font.lineHeight * 2).rounded(.up) / 2 + 14)
    #expect(button.intrinsicContentSize.height > height)
  }

  // MARK: Cells

  private final class Row: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "Row"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        label.widthAnchor.constraint(equalToConstant: 300),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `visible items stay in place when cells are measured in turns`() throws {
    func positions(_ turn: LayoutTurn?) throws -> [CGFloat] {
      let window = window()
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 300, height: 30)
      layout.minimumLineSpacing = 0
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(Row.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      window.addSubview(view)
      window.layoutIfNeeded()
      view.contentOffset.y = 1000
      window.layoutIfNeeded()
      let first = try #require(view.indexPathsForVisibleItems.min())
      LayoutTurn.current = turn
      defer { LayoutTurn.current = nil }
      window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      window.layoutIfNeeded()
      var turns = 0
      while let turn, turn.isUnfinished, turns < 1000 {
        turn.begin(for: 0)
        turn.goOn()
        window.layoutIfNeeded()
        turns += 1
      }
      #expect(turn == nil || turns > 5)
      return try (first.item...first.item + 3).map {
        try #require(view.layoutAttributesForItem(at: [0, $0])).frame.minY - view.contentOffset.y
      }
    }
    let whole = try positions(nil)
    var now = 0.0
    let turn = LayoutTurn {
      now += 1
      return now
    }
    turn.begin(for: 0)
    let cut = try positions(turn)
    #expect(zip(cut, whole).allSatisfy { abs($0 - $1) < 0.5 }, "\(cut), not \(whole)")
  }

  @Test(.fact("R12"))
  func `a text size change measures visible cells again, and others when they appear`() {
    let window = window()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 30)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let source = CountedCells([200])
    view.register(Row.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    let height = { (item: Int) in
      view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.size.height
    }
    #expect(height(0) == 36.5)
    view.contentOffset.y = 1000
    window.layoutIfNeeded()
    let shown = view.indexPathsForVisibleItems.map(\.item)
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(!view.indexPathsForVisibleItems.isEmpty)
    for item in view.indexPathsForVisibleItems.map(\.item) {
      #expect(height(item) == 43.5, "\(item) of \(shown)")
    }
    view.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(height(0) == 43.5)
  }

  @Test(.fact("R12"), arguments: seeds(6))
  func `a text size change keeps the first visible item in place`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let window = window()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 30)
    layout.minimumLineSpacing = CGFloat(seed % 3)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    if seed % 2 == 0 { view.contentInset.top = 40 }
    let source = CountedCells([30, 90])
    view.register(Row.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    let first = {
      view.indexPathsForVisibleItems.sorted().compactMap { path in
        view.layoutAttributesForItem(at: path).map { (path, $0.frame.minY - view.contentOffset.y) }
      }.first { $0.1 >= view.adjustedContentInset.top }
    }
    let categories: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityMedium]
    for category in categories + categories.reversed() {
      // Scroll to the middle, because shrinking contents clamp offsets near the end.
      view.contentOffset.y = .random(in: 100...view.contentSize.height / 2, using: &random)
      window.layoutIfNeeded()
      let before = try #require(first())
      window.traitOverrides.preferredContentSizeCategory = category
      window.layoutIfNeeded()
      let after = try #require(view.layoutAttributesForItem(at: before.0)).frame.minY - view.contentOffset.y
      #expect(abs(after - before.1) < 0.5, "\(category)")
      for path in view.indexPathsForVisibleItems {
        let row = try #require(view.cellForItem(at: path) as? Row)
        #expect(row.frame.height == row.label.intrinsicContentSize.height + 16)
      }
    }
  }

  @Test(.fact("R12"))
  func `a text size change keeps the first visible item in horizontal scrolling`() throws {
    final class Column: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let isLarge = traitCollection.preferredContentSizeCategory > .large
        layoutAttributes.size = CGSize(width: isLarge ? 70 : 40, height: 400)
        return layoutAttributes
      }
    }
    let window = window()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.estimatedItemSize = CGSize(width: 30, height: 400)
    let view = UICollectionView(layout, showing: source, width: 320, height: 480, cells: Column.self)
    window.addSubview(view)
    window.layoutIfNeeded()
    view.contentOffset.x = 1000
    window.layoutIfNeeded()
    func distance(of path: IndexPath) -> CGFloat? {
      view.layoutAttributesForItem(at: path).map { $0.frame.minX - view.contentOffset.x }
    }
    let first = try #require(view.indexPathsForVisibleItems.first { (distance(of: $0) ?? -1) >= 0 })
    let before = try #require(distance(of: first))
    window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    window.layoutIfNeeded()
    expectEqual(
      (view.layoutAttributesForItem(at: first)?.frame.width, 70),
      (distance(of: first), before))
  }

  @Test func `items that follow the offset aren't used as anchors for a text size change`() {
    /// Rows that always begin one row below the top of the visible area.
    final class Wheel: RowsLayout {
      private var start: CGFloat = 0

      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 10_000) }

      override func prepare() {
        guard let collectionView else { return }
        itemHeight = collectionView.traitCollection.preferredContentSizeCategory > .large ? 60 : 40
        start = collectionView.contentOffset.y + itemHeight
      }

      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<10).map(row).filter { $0.frame.intersects(rect) }
      }

      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

      override func row(_ item: Int) -> UICollectionViewLayoutAttributes {
        let attributes = super.row(item)
        attributes.center.y += start
        return attributes
      }
    }
    let window = window()
    let view = UICollectionView(Wheel(), showing: source, width: 320, height: 480)
    window.addSubview(view)
    window.layoutIfNeeded()
    view.contentOffset.y = 1000
    window.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0])?.frame.minY == 1040)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    expectEqual(
      (exceptions { window.layoutIfNeeded() }, []),
      (view.contentOffset.y, 1020),
      (view.cellForItem(at: [0, 0])?.frame.minY, 1080))
  }

  @Test
  func `a text size change keeps a view at the top and allows a simultaneous scroll`() {
    let window = window()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 30)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let source = CountedCells([200])
    view.register(Row.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.contentInset.top = 20
    window.addSubview(view)
    window.layoutIfNeeded()
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == -20)
    view.contentOffset.y = 500
    window.layoutIfNeeded()
    window.traitOverrides.preferredContentSizeCategory = .small
    view.contentOffset.y = -20
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == -20)
  }

  /// Runs a closure once, when a cell appears.
  private final class Comer: NSObject, UICollectionViewDelegate {
    var act: () -> Void = {}

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      let now = act
      act = {}
      now()
    }
  }

  @Test
  func `a waiting deletion uses the counts before a text size change`() {
    let window = window()
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let comer = Comer()
    view.delegate = comer
    window.addSubview(view)
    window.layoutIfNeeded()
    comer.act = { [source] in
      source.counts[0] -= 1
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    }
    view.contentOffset.y = 900
    window.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 199)
  }

  @Test func `a cell's configuration is updated when its traits change`() {
    final class Configured: UICollectionViewCell {
      var sizes: [UIContentSizeCategory] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        sizes.append(state.traitCollection.preferredContentSizeCategory)
      }
    }
    let window = window()
    let cell = Configured(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(cell)
    window.traitOverrides.preferredContentSizeCategory = .small
    window.layoutIfNeeded()
    #expect(cell.sizes == [.small])
  }
}
