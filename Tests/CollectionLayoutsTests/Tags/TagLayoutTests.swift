import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite struct TagLayoutTests {
  /// Returns a board with a breadth of 100 inside the insets.
  private func board(_ alignment: LineAlignment, isRightToLeft: Bool = false, _ sizes: [CGSize])
    -> TagBoard
  {
    let layout = TagLayout()
    layout.alignment = alignment
    return TagBoard([Array(sizes.indices)], layout, width: 120, isRightToLeft: isRightToLeft) { sizes[$0] }
  }

  @Test(
    arguments: [
      (LineAlignment.leading, [10, 48, 10, 10] as [CGFloat]), (.center, [16, 54, 25, 40]),
      (.trailing, [22, 60, 40, 70]), (.justified, [10, 60, 10, 10]),
    ])
  func `lines follow the alignment, and the last line of justified tags is leading`(
    alignment: LineAlignment, starts: [CGFloat]
  ) {
    // 30 + 8 + 50 = 88 leaves 12.
    let sizes = [30, 50, 70, 40].map { CGSize(width: $0, height: 20) }
    let board = board(alignment, sizes)
    expectEqual(
      (board.frames().map(\.minX), starts),
      (board.frames().map(\.minY), [10, 10, 38, 66]),
      (board.view.contentSize, CGSize(width: 120, height: 96).narrowed))
    let mirrored = self.board(alignment, isRightToLeft: true, sizes)
    #expect(mirrored.frames().map(\.maxX) == starts.map { 120 - $0 })
  }

  @Test func `a tag too wide only by rounding stays in its line; a wider one gets its own`() {
    let board = board(
      .center,
      [
        CGSize(width: 60, height: 20), CGSize(width: 32.0009, height: 20), CGSize(width: 300, height: 20),
        CGSize(width: 5, height: 20),
      ])
    expectEqual(
      (board.frames().map(\.minY), [10, 10, 38, 66]),
      (board.frame(of: 2), CGRect(x: 10, y: 38, width: 100, height: 20)))
  }

  @Test func `a line is as tall as its tallest tag, and tags are centered in it`() {
    let board = board(.leading, [CGSize(width: 30, height: 20), CGSize(width: 30, height: 50)])
    expectEqual((board.frames().map(\.minY), [25, 10]), (board.view.contentSize.height, 70))
  }

  @Test func `properties have their documented defaults`() {
    let layout = TagLayout()
    expectEqual(
      ([layout.itemSpacing, layout.lineSpacing], [8, 8]),
      (layout.sectionInset, UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)),
      (layout.alignment, .leading),
      (layout.itemSize, .estimated(CGSize(width: 80, height: 32))))
    // Cells without a measurement have the estimate.
    let stage = Stage(layout, width: 200, counts: [3])
    expectEqual(
      (stage.attributes(1)?.frame, CGRect(x: 98, y: 10, width: 80, height: 32)),
      (stage.attributes(2)?.frame.minY, 50))
  }

  @Test func `layouts with no sections, no tags, one tag, and tiny views are handled`() {
    for sections in [[], [[]], [[], []], [[5]], [[9000]]] as [[[Int]]] {
      for size in [CGSize.zero, CGSize(width: 5, height: 5), CGSize(width: 320, height: 400)] {
        let board = TagBoard(sections, width: size.width, height: size.height)
        for (section, numbers) in sections.enumerated() {
          #expect(board.frames(section).count == numbers.count)
          #expect(board.frames(section).map(\.width).max() ?? 0 <= max(0, size.width - 20))
        }
        #expect(board.layout.layoutAttributesForItem(at: [7, 0]) == nil)
      }
    }
  }

  @Test func `headers and footers surround the tags of a section`() {
    let layout = TagLayout()
    layout.headerReferenceLength = 30
    layout.footerReferenceLength = 12
    let board = TagBoard([[0, 1], [2]], layout) { _ in CGSize(width: 50, height: 20) }
    expectEqual(
      (board.frame(of: 0)?.minY, 40),
      // 40 + 20 + 10 + 12, then the next header and inset.
      (board.frame(of: 2)?.minY, 122))
    let footer = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, at: [0, 0])
    #expect(footer?.frame == CGRect(x: 0, y: 70, width: 320, height: 12))
  }

  @Test func `new settings and rotations query no sizes, and a context queries only its items`() {
    let board = TagBoard([Array(0..<50)]) { TagBoard.size(of: $0) }
    #expect(board.questions == 50)
    board.forgetQuestions()
    board.layout.alignment = .justified
    board.layOut()
    board.layout.itemSpacing = 3
    board.layout.lineSpacing = 3
    board.layOut()
    board.view.frame.size.width = 500
    board.layOut()
    board.scroll(to: 50)
    expectEqual((board.questions, 0), (board.countQuestions, 0))
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 7], [0, 9]])
    board.layout.invalidateLayout(with: context)
    board.layOut()
    #expect(board.questions == 2)
    let plain = PlainTags(
      sizes: (0..<50).map { TagBoard.size(of: $0) }, breadth: 480, alignment: .justified, itemSpacing: 3,
      lineSpacing: 3)
    expectFrames(board.frames(), equal: plain.frames.map { $0.offsetBy(dx: 10, dy: 10) })
  }

  @Test(arguments: [-3, .nan, .infinity] as [CGFloat])
  func `invalid sizes are reported once and treated as 0`(value: CGFloat) {
    collectingDiagnostics { reports in
      let board = TagBoard([Array(0..<9)]) {
        $0 == 4 ? CGSize(width: value, height: value) : CGSize(width: 50, height: 20)
      }
      expectEqual((board.frame(of: 4)?.size, .zero), (reports().map(\.indexPath), [[0, 4]]))
    }
    collectingDiagnostics { reports in
      let board = TagBoard([Array(0..<9)]) { _ in CGSize(width: 50, height: 20) }
      board.layout.itemSpacing = value
      expectEqual((board.frame(of: 1)?.minX, 60), (reports().map(\.subject), ["itemSpacing"]))
    }
    collectingDiagnostics { reports in
      let layout = TagLayout()
      layout.itemSize = .estimated(CGSize(width: value, height: 32))
      let stage = Stage(layout, counts: [3])
      expectEqual(
        (stage.attributes(1)?.size, CGSize(width: 0, height: 32)),
        (reports().map(\.subject), ["itemSize"]))
    }
  }
}
