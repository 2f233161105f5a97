import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Cells measured by their constraints")
struct ConstraintSelfSizingTests {
  private final class TextCell: UICollectionViewCell {
    static var texts: [String] = []
    static var width: CGFloat?
    let text = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      text.font = .systemFont(ofSize: 15)
      text.numberOfLines = 0
      text.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(text)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
        contentView.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 12),
        text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        contentView.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      ])
      if let width = Self.width { contentView.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Texts: CountedCells {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      let cell = super.collectionView(view, cellForItemAt: path)
      (cell as? TextCell)?.text.text = TextCell.texts[path.item]
      return cell
    }
  }

  private final class Header: UICollectionReusableView {
    static var height: CGFloat = 33
    let box = BoxView(40, Header.height)

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      NSLayoutConstraint.activate(
        ["H:|[b]|", "V:|-5-[b]-5-|"].flatMap {
          NSLayoutConstraint.constraints(withVisualFormat: $0, views: ["b": box])
        })
    }

    required init?(coder: NSCoder) { nil }
  }

  private func stage(_ texts: [String], width: CGFloat? = nil) -> FlowStage {
    TextCell.texts = texts
    TextCell.width = width
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    layout.minimumLineSpacing = 0
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    let stage = FlowStage(
      layout, width: 320, height: 400, source: Texts([texts.count]), cells: TextCell.self,
      views: (Header.self, kinds), laysOut: false)
    _ = stage.window
    return stage
  }

  private func textCell(_ item: Int, _ stage: FlowStage) -> TextCell? {
    stage.view.cellForItem(at: IndexPath(item: item, section: 0)) as? TextCell
  }

  @Test(.fact("N17"))
  func `a cell constrained around a label is as large as the text plus its margins`() throws {
    // iamcgn/swiftui-web, collection/selfsizing (iPhone SE simulator, iOS 26)
    let stage = stage(["Text", "A longer text"])
    let messages = warnings { stage.window.layoutIfNeeded() }
    #expect(messages.isEmpty)
    for item in 0..<2 {
      let cell = try #require(textCell(item, stage))
      let width = cell.text.intrinsicContentSize.width
      expectEqual(
        (cell.frame.size, CGSize(width: width + 24, height: 34)),
        (cell.contentView.frame, cell.bounds),
        (cell.text.frame, CGRect(12, 8, width, 18)))
    }
  }

  @Test func `a width constraint on the content view wraps text, also in reused cells`()
    throws
  {
    let texts = (0..<200).map { String(repeating: "word ", count: 5 + $0 % 7 * 9) }
    let stage = stage(texts, width: 300)
    stage.window.layoutIfNeeded()
    let measure = UILabel()
    measure.font = .systemFont(ofSize: 15)
    measure.numberOfLines = 0
    for offset in [0, 700, 3000, 300] as [CGFloat] {
      stage.view.contentOffset.y = offset
      stage.window.layoutIfNeeded()
      #expect(!stage.view.indexPathsForVisibleItems.isEmpty)
      for path in stage.view.indexPathsForVisibleItems {
        let cell = try #require(textCell(path.item, stage))
        measure.text = texts[path.item]
        let height = measure.sizeThatFits(CGSize(width: 276, height: 0)).height
        expectEqual(
          (cell.frame.size, CGSize(width: 300, height: height + 16)),
          (cell.text.frame, CGRect(12, 8, 276, height)))
      }
    }
  }

  @Test func `sizeThatFits sizes a cell whose content view has no constraints`() {
    final class Sized: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 77, height: 55) }
    }
    let stage = stage(["", ""])
    stage.view.register(Sized.self, forCellWithReuseIdentifier: "cell")
    stage.window.layoutIfNeeded()
    #expect(
      stage.view.visibleCells.map(\.frame.size) == Array(repeating: CGSize(width: 77, height: 55), count: 2))
  }

  @Test(
    arguments: [UICollectionView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints],
    [false, true])
  func `changed contents resize a cell only with enabledIncludingConstraints`(
    mode: UICollectionView.SelfSizingInvalidation, isMeasured: Bool
  ) throws {
    let stage = stage(["Text"])
    stage.view.selfSizingInvalidation = mode
    stage.window.layoutIfNeeded()
    let cell = try #require(textCell(0, stage))
    let before = cell.frame.width
    if isMeasured { cell.systemLayoutSizeFitting(.zero) }
    cell.text.text = "A much longer text"
    stage.window.layoutIfNeeded()
    if mode == .enabledIncludingConstraints {
      expectEqual(
        (cell.frame.width, cell.text.intrinsicContentSize.width + 24),
        (cell.text.frame.width, cell.text.intrinsicContentSize.width))
    } else {
      #expect(cell.frame.width == before)
    }
    if mode == .enabled {
      cell.contentView.invalidateIntrinsicContentSize()
      stage.window.layoutIfNeeded()
      #expect(cell.frame.width == cell.text.intrinsicContentSize.width + 24)
    }
  }

  @Test func `a cell's stack view is arranged in the layout pass in which the cell appears`() throws {
    final class StackCell: UICollectionViewCell {
      let box = BoxView(10, 10)

      override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [box])
        stack.frame = contentView.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
      }

      required init?(coder: NSCoder) { nil }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    let stage = FlowStage(layout, width: 320, height: 400, counts: [3], cells: StackCell.self, laysOut: false)
    stage.window.layoutIfNeeded()
    let cells = stage.view.visibleCells.compactMap { $0 as? StackCell }
    #expect(cells.count == 3)
    expectAll(cells) { $0.box.frame == CGRect(0, 0, 60, 40) }
  }

  @Test func `with estimated items, headers and footers take their constrained heights`()
    throws
  {
    let stage = stage(["Text", "Text"])
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    stage.layout.footerReferenceSize = CGSize(width: 0, height: 20)
    stage.window.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let header = try #require(
      stage.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path))
    expectEqual((header.frame, CGRect(0, 0, 320, 43)), (textCell(0, stage)?.frame.minY, 43))
    let footer = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: path)
    expectEqual((footer?.frame, CGRect(0, 77, 320, 43)), (stage.view.contentSize.height, 120))
    stage.layout.minimumLineSpacing = 3
    stage.window.layoutIfNeeded()
    #expect(header.frame.height == 43)
    stage.layout.estimatedItemSize = .zero
    stage.window.layoutIfNeeded()
    #expect(header.frame.height == 20)
  }

  @Test func `a header keeps its constrained height when an item is deleted`() {
    let stage = stage(Array(repeating: "Text", count: 200))
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    stage.window.layoutIfNeeded()
    stage.view.contentOffset.y = 300
    stage.window.layoutIfNeeded()
    func frames() -> [CGRect?] {
      stage.view.indexPathsForVisibleItems.map { stage.view.cellForItem(at: $0)?.frame }
    }
    let before = frames()
    #expect(before.count > 10)
    stage.source.counts = [199]
    UIView.performWithoutAnimation { stage.view.deleteItems(at: [IndexPath(item: 199, section: 0)]) }
    stage.window.layoutIfNeeded()
    expectEqual((frames(), before), (stage.view.contentOffset.y, 300))
  }

  @Test(arguments: [UICollectionView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints])
  func `a header with changed constraints resizes only with enabledIncludingConstraints`(
    mode: UICollectionView.SelfSizingInvalidation
  ) throws {
    let stage = stage(["Text", "Text"])
    stage.view.selfSizingInvalidation = mode
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    stage.window.layoutIfNeeded()
    let header = try #require(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        as? Header)
    header.box.contents = CGSize(width: 40, height: 50)
    stage.window.layoutIfNeeded()
    let grows = mode == .enabledIncludingConstraints
    expectEqual(
      (header.frame.height, grows ? 60 : 43),
      (textCell(0, stage)?.frame.minY, grows ? 60 : 43))
    header.invalidateIntrinsicContentSize()
    stage.window.layoutIfNeeded()
    #expect(header.frame.height == (mode == .disabled ? 43 : 60))
  }

  // ackee, "How to Write Custom UICollectionViewLayout With Real Self-sizing Support"; openradar 32082880.
  @Test(.fact("B4.7"))
  func `constraints decide a cell's preferred size in a custom layout, too`() throws {
    final class Rows: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 60) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap { $0 }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        return attributes
      }
    }
    let stage = stage(["Text"])
    stage.view.collectionViewLayout = Rows()
    stage.window.layoutIfNeeded()
    let cell = try #require(textCell(0, stage))
    let given = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    given.size = CGSize(width: 320, height: 60)
    let preferred = cell.preferredLayoutAttributesFitting(given)
    expectEqual(
      (preferred.size, CGSize(width: cell.text.intrinsicContentSize.width + 24, height: 34)),
      // This layout ignores the preferred size.
      (cell.frame.size, CGSize(width: 320, height: 60)))
  }
}
