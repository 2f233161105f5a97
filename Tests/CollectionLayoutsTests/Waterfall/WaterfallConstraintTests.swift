import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Tests cells, headers, and footers that contain boxes with lengths from constraints. The views don't
/// override `preferredLayoutAttributesFitting(_:)`, because its default measures them. UIKit does the same:
/// https://www.ackee.agency/blog/how-to-write-custom-uicollectionviewlayout-with-real-self-sizing-support
/// relies on it.
@Suite(.serialized) struct WaterfallConstraintTests {
  /// A box with margins of 5.
  private final class Box: UIView {
    private(set) lazy var length = heightAnchor.constraint(equalToConstant: 0)
    private(set) lazy var breadth = widthAnchor.constraint(equalToConstant: 0)

    func fill(_ view: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      // The lower priority avoids conflicts while a cell has another size.
      (length.priority, breadth.priority) = (UILayoutPriority(999), UILayoutPriority(999))
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
        view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 5),
        topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
        view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 5),
      ])
    }

    func show(_ number: Int, isVertical: Bool) {
      length.constant = WaterfallConstraintTests.length(number)
      breadth.constant = length.constant
      (length.isActive, breadth.isActive) = (isVertical, !isVertical)
    }
  }

  private final class BoxCell: UICollectionViewCell {
    let box = Box()
    override init(frame: CGRect) {
      super.init(frame: frame)
      box.fill(contentView)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class BoxBoundary: UICollectionReusableView {
    let box = Box()
    override init(frame: CGRect) {
      super.init(frame: frame)
      box.fill(self)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class TextCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 7),
        contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 7),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
        contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 3),
      ])
    }
    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = systemLayoutSizeFitting(
        layoutAttributes.size, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return layoutAttributes
    }
  }

  private final class ConstrainedBoard: Board {
    let layout = WaterfallLayout()
    private let showsText: Bool
    /// `true` if the font follows Dynamic Type.
    var styledText = false

    init(isVertical: Bool = true, showsText: Bool = false) {
      self.showsText = showsText
      layout.scrollDirection = isVertical ? .vertical : .horizontal
      layout.itemLength = .estimated(60)
      layout.headerReferenceLength = .estimated(44)
      layout.footerReferenceLength = .estimated(44)
      layout.sectionInset = .zero
      super.init([Array(0..<40), Array(0..<40)], layout, width: 310, height: 310)
    }

    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]

    override func registerViews() {
      view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
      view.register(TextCell.self, forCellWithReuseIdentifier: "text")
      for kind in kinds {
        view.register(BoxBoundary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "box")
      }
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: showsText ? "text" : "box", for: indexPath)
      let isVertical = layout.scrollDirection == .vertical
      (cell as? BoxCell)?.box.show(indexPath.item, isVertical: isVertical)
      if let label = (cell as? TextCell)?.label {
        label.text = WaterfallConstraintTests.text(indexPath.item)
        if styledText { label.font = .preferredFont(forTextStyle: .body) }
        label.adjustsFontForContentSizeCategory = styledText
      }
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let boundary = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "box", for: indexPath)
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      (boundary as? BoxBoundary)?.box.show(
        indexPath.section + (isHeader ? 50 : 60), isVertical: layout.scrollDirection == .vertical)
      return boundary
    }
  }

  private static func length(_ number: Int) -> CGFloat { CGFloat(20 + number * 37 % 90) }

  private static func text(_ number: Int) -> String { String(repeating: "word ", count: 1 + number * 7 % 23) }

  @Test(
    .asked(
      "CHTCollectionViewWaterfallLayout#180", "CHTCollectionViewWaterfallLayout#199", "IGListKit#80",
      "IGListKit#508"), arguments: [true, false])
  func `cells, headers, and footers get their length from constraints`(
    isVertical: Bool
  ) throws {
    let board = ConstrainedBoard(isVertical: isVertical)
    func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    var (cells, boundaries) = (0, 0)
    for _ in 0..<40 {
      for path in board.view.indexPathsForVisibleItems {
        cells += 1
        let cell = try #require(board.view.cellForItem(at: path) as? BoxCell)
        expectEqual(
          (length(cell.frame.size), Self.length(path.item) + 10),
          (breadth(cell.frame.size), 150),
          (cell.box.frame, cell.bounds.insetBy(dx: 5, dy: 5)))
      }
      for kind in board.kinds {
        let number = kind == UICollectionView.elementKindSectionHeader ? 50 : 60
        for path in board.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
          let boundary = try #require(board.view.supplementaryView(forElementKind: kind, at: path))
          expectEqual(
            (length(boundary.frame.size), Self.length(path.section + number) + 10),
            (breadth(boundary.frame.size), 310))
          boundaries += 1
        }
      }
      if isVertical { board.view.contentOffset.y += 100 } else { board.view.contentOffset.x += 100 }
      board.view.layoutIfNeeded()
    }
    #expect(cells > 40)
    #expect(boundaries > 3)
  }

  @Test func `text wraps within its lane if the cell keeps its width`() throws {
    let board = ConstrainedBoard(showsText: true)
    let measure = UILabel()
    measure.numberOfLines = 0
    for offset in [0, 900, 300] as [CGFloat] {
      board.view.contentOffset.y = offset
      board.view.layoutIfNeeded()
      #expect(!board.view.indexPathsForVisibleItems.isEmpty)
      for path in board.view.indexPathsForVisibleItems {
        let cell = try #require(board.view.cellForItem(at: path) as? TextCell)
        measure.text = Self.text(path.item)
        let height = measure.sizeThatFits(CGSize(width: 136, height: CGFloat.greatestFiniteMagnitude)).height
        expectEqual(
          (cell.frame.size, CGSize(width: 150, height: height + 6)),
          (cell.label.frame, CGRect(x: 7, y: 3, width: 136, height: height)))
      }
    }
  }

  @available(iOS 16, tvOS 16, *)
  @Test(
    arguments: [UICollectionView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints],
    [true, false])
  func `a changed constraint resizes its view only with enabledIncludingConstraints`(
    mode: UICollectionView.SelfSizingInvalidation, isHeader: Bool
  ) throws {
    let board = ConstrainedBoard()
    board.view.selfSizingInvalidation = mode
    let first = IndexPath(item: 0, section: 0)
    let cell = try #require(board.view.cellForItem(at: first) as? BoxCell)
    let header = try #require(
      board.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: first)
        as? BoxBoundary)
    let (box, changing) = isHeader ? (header.box, header as UIView) : (cell.box, cell as UIView)
    let below = try #require(
      board.view.visibleCells.filter { $0.frame.minX == 0 && $0.frame.minY > 0 && $0 !== cell }
        .min { $0.frame.minY < $1.frame.minY })
    let (height, start) = (changing.frame.height, below.frame.minY)
    box.length.constant += 14
    board.view.layoutIfNeeded()
    let grows = mode == .enabledIncludingConstraints
    expectEqual(
      (changing.frame.height, height + (grows ? 14 : 0)),
      (below.frame.minY, start + (grows ? 14 : 0)))
    changing.invalidateIntrinsicContentSize()
    board.view.layoutIfNeeded()
    let isAsked = mode != .disabled
    expectEqual(
      (changing.frame.height, height + (isAsked ? 14 : 0)),
      (below.frame.minY, start + (isAsked ? 14 : 0)))
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  @Test(arguments: seeds(6))
  func `a text size change measures visible items again and keeps the first in place`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let board = ConstrainedBoard(showsText: true)
    board.styledText = true
    board.view.reloadData()
    board.view.layoutIfNeeded()
    // The first item with its start in sight. With large text, there may be none.
    func first() -> (IndexPath, CGFloat)? {
      let starts = board.view.indexPathsForVisibleItems.sorted().compactMap { path in
        board.view.layoutAttributesForItem(at: path).map {
          (path, $0.frame.minY - board.view.contentOffset.y)
        }
      }
      return starts.first { $0.1 >= 0 } ?? starts.first
    }
    for category in [.extraSmall, .accessibilityMedium, .large] as [UIContentSizeCategory] {
      board.view.contentOffset.y = .random(in: 200...board.view.contentSize.height / 2, using: &random)
      board.view.layoutIfNeeded()
      let before = try #require(first())
      let frames = board.view.visibleCells.map(\.frame.height)
      board.view.window?.traitOverrides.preferredContentSizeCategory = category
      board.view.window?.layoutIfNeeded()
      let start = try #require(board.view.layoutAttributesForItem(at: before.0)).frame.minY
      #expect(isClose(start - board.view.contentOffset.y, before.1, 0.5))
      #expect(board.view.visibleCells.map(\.frame.height) != frames)
      for cell in board.view.visibleCells {
        let label = try #require(cell as? TextCell).label
        expectEqual(
          (
            label.font.pointSize,
            UIFont.preferredFont(forTextStyle: .body, compatibleWith: label.traitCollection).pointSize
          ),
          (cell.frame.height, label.sizeThatFits(CGSize(width: 136, height: 0)).height + 6))
      }
    }
  }
  #endif
}
