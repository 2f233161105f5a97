import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct ScrollDirectionTests {
  @Test func `after direction and lanes change, another direction change keeps the first item`()
    throws
  {
    let board = TurningBoard(.waterfall, isRightToLeft: false)
    let layout = try #require(board.view.collectionViewLayout as? WaterfallLayout)
    board.position = 1500
    board.turn()
    layout.laneCount = 5
    board.view.layoutIfNeeded()
    let first = try #require(board.first)
    board.turn()
    #expect(board.first?.path == first.path)
  }

  @Test func `turning anchoring off discards the earlier anchor`() throws {
    let board = TurningBoard(.waterfall, isRightToLeft: false)
    let layout = try #require(board.view.collectionViewLayout as? WaterfallLayout)
    board.position = 1500
    board.view.frame.size.width = 450
    board.view.layoutIfNeeded()
    let offset = board.view.contentOffset
    layout.maintainsVisibleContentPosition = false
    board.view.frame.size.width = 460
    board.view.layoutIfNeeded()
    #expect(board.view.contentOffset == offset)
  }

  @Test func `a waterfall resized to one short row and back shows the same first item`() throws {
    let board = TurningBoard(.ratios, isRightToLeft: false)
    let layout = try #require(board.view.collectionViewLayout as? WaterfallLayout)
    (layout.headerReferenceLength, layout.sectionInset) = (0, .zero)
    board.position = 150
    let first = try #require(board.first)
    board.view.frame.size.width = 2000
    board.view.layoutIfNeeded()
    #expect(board.position == 0)
    board.view.frame.size.width = 300
    board.view.layoutIfNeeded()
    #expect(board.first?.path == first.path)
  }

  @Test func `an offset of 0 that an app sets between a direction change and layout is kept`() {
    let board = TurningBoard(.waterfall, isRightToLeft: false)
    board.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    board.position = 1500
    board.turnWithoutLayout()
    board.view.contentOffset = .zero
    board.view.layoutIfNeeded()
    #expect(board.position == 0)
  }

  private final class Answers: NSObject, TagLayoutDelegate, JustifiedLayoutDelegate, WaterfallLayoutDelegate {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> TagLayout.TagSize { .absolute(CGSize(width: 40 + indexPath.item * 37 % 90, height: 30)) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      aspectRatioForItemAt indexPath: IndexPath
    ) -> CGFloat { 0.5 + CGFloat(indexPath.item % 4) / 2 }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
    ) -> LayoutLength { .absolute(40 + CGFloat(indexPath.item * 37 % 90)) }
  }

  @Test func `a subclass can compute its scroll direction from the view's size`() {
    final class Tags: TagLayout {
      override var scrollDirection: UICollectionView.ScrollDirection {
        get { longDirection }
        set {}
      }
    }
    final class Rows: JustifiedLayout {
      override var scrollDirection: UICollectionView.ScrollDirection {
        get { longDirection }
        set {}
      }
    }
    final class Lanes: WaterfallLayout {
      override var scrollDirection: UICollectionView.ScrollDirection {
        get { longDirection }
        set {}
      }
    }
    for (turning, plain) in [
      (Tags(), TagLayout()), (Rows(), JustifiedLayout()), (Lanes(), WaterfallLayout()),
    ] as [(StackedSectionsLayout, StackedSectionsLayout)] {
      let stage = Stage(turning, width: 300, height: 500, counts: [60, 20], delegate: Answers())
      plain.scrollDirection = .horizontal
      let other = Stage(plain, width: 500, height: 300, counts: [60, 20], delegate: Answers())
      stage.resize(width: 500, height: 300)
      for section in 0..<2 {
        #expect(
          stage.frames(inSection: section) == other.frames(inSection: section), "\(type(of: turning))")
      }
      #expect(stage.view.contentSize == other.view.contentSize)
    }
  }

  /// Sections in a view that isn't square, with content insets.
  private final class TurningBoard {
    let feed: Feed
    let contents: ScrollingContents
    let isRightToLeft: Bool
    private var isHorizontal = false

    var view: UICollectionView { feed.view }

    init(_ contents: ScrollingContents, isRightToLeft: Bool) {
      (self.contents, self.isRightToLeft) = (contents, isRightToLeft)
      let sections =
        contents == .piles ? (0..<90).map { [$0] } : [Array(0..<150), [], Array(200..<350)]
      feed = Feed(
        sections, contents.make(), contentInset: UIEdgeInsets(top: 20, left: 12, bottom: 8, right: 5))
      if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
      if !contents.hasDelegate { view.delegate = nil }
      view.frame.size = CGSize(width: 300, height: 500)
      view.layoutIfNeeded()
    }

    func turn() {
      turnWithoutLayout()
      view.layoutIfNeeded()
    }

    func turnWithoutLayout() {
      isHorizontal.toggle()
      view.collectionViewLayout.turn(to: isHorizontal ? .horizontal : .vertical)
    }

    private var visible: CGRect { view.bounds.inset(by: view.adjustedContentInset) }

    private var room: CGSize {
      CGSize(width: view.contentSize.width - visible.width, height: view.contentSize.height - visible.height)
    }

    /// The scroll position from the start of the contents, in points.
    var position: CGFloat {
      get {
        if !isHorizontal { return visible.minY }
        if !isRightToLeft { return visible.minX }
        // Contents narrower than the visible area are mirrored in it.
        return max(view.contentSize.width, visible.width) - visible.maxX
      }
      set {
        view.contentOffset = offset(at: newValue)
        view.layoutIfNeeded()
      }
    }

    private func offset(at position: CGFloat) -> CGPoint {
      let (shift, offset, inset) = (position - self.position, view.contentOffset, view.adjustedContentInset)
      return isHorizontal
        ? CGPoint(x: offset.x + (isRightToLeft ? -shift : shift), y: -inset.top)
        : CGPoint(x: -inset.left, y: offset.y + shift)
    }

    func scroll(to position: CGFloat, by scroll: Scroll) {
      switch scroll {
      case .offset: view.contentOffset = offset(at: position)
      case .method: view.setContentOffset(offset(at: position), animated: false)
      case .toStart: view.contentOffset = offset(at: 0)
      case .item:
        view.scrollToItem(
          at: contents == .piles ? [60, 0] : [2, 60],
          at: !isHorizontal ? .top : isRightToLeft ? .right : .left, animated: false)
      }
    }

    var length: CGFloat { isHorizontal ? room.width : room.height }

    /// `true` if the contents aren't scrolled across the scroll direction.
    var isStraight: Bool { isHorizontal ? isClose(visible.minY, 0) : isClose(visible.minX, 0) }

    /// Returns the distance from the start of the visible area to an item's start, in points.
    func distance(of path: IndexPath) -> CGFloat? {
      guard let attributes = view.layoutAttributesForItem(at: path) else { return nil }
      // Photos rotate about their center.
      let size = attributes.size
      let (x, y) = (attributes.center.x - size.width / 2, attributes.center.y - size.height / 2)
      if !isHorizontal { return y - visible.minY }
      return isRightToLeft ? visible.maxX - x - size.width : x - visible.minX
    }

    /// The item that starts first in the visible area, and its distance from the area's start.
    var first: (path: IndexPath, distance: CGFloat)? {
      let end = isHorizontal ? visible.width : visible.height
      var first: (path: IndexPath, distance: CGFloat)?
      for path in view.indexPathsForVisibleItems.sorted() {
        guard let distance = distance(of: path), distance > -0.01 else { continue }
        if distance < (first?.distance ?? end) - 0.01 { first = (path, distance) }
      }
      return first
    }

    var current: IndexPath? {
      switch view.collectionViewLayout {
      case let layout as any CurrentItemLayout: layout.currentIndexPath
      default: nil
      }
    }

    /// Returns `true` if the item is the first visible item, or the current one.
    func shows(_ path: IndexPath) -> Bool {
      if contents.hasCurrentItem { return current == path }
      guard let distance = distance(of: path), let first else { return false }
      return isClose(distance, first.distance)
    }
  }

  @Test(arguments: ScrollingContents.allCases, [false, true])
  func `changing direction back and forth keeps the first or current item`(
    contents: ScrollingContents, isRightToLeft: Bool
  ) throws {
    for part in [0.1, 0.37, 0.5, 0.8] {
      let board = TurningBoard(contents, isRightToLeft: isRightToLeft)
      board.position = (board.length * part).rounded()
      let item = try #require(contents.hasCurrentItem ? board.current : board.first?.path)
      for turn in 1...4 {
        board.turn()
        #expect(board.isStraight, "\(turn) from \(part): \(board.view.contentOffset)")
        #expect(
          board.shows(item), "\(turn) from \(part): \(item), not \(board.current ?? board.first?.path ?? [])")
      }
    }
  }

  @Test(arguments: ScrollingContents.allCases, [false, true])
  func `a view scrolled to the start stays there through direction changes`(
    contents: ScrollingContents, isRightToLeft: Bool
  ) throws {
    let board = TurningBoard(contents, isRightToLeft: isRightToLeft)
    let item = try #require(contents.hasCurrentItem ? board.current : board.first?.path)
    for _ in 1...3 {
      board.turn()
      #expect(board.isStraight)
      #expect(board.shows(item))
      if !contents.hasCurrentItem { #expect(isClose(board.position, 0)) }
    }
  }

  nonisolated enum Scroll: CaseIterable, Sendable { case offset, method, item, toStart }

  @Test(arguments: fewPairs(ScrollingContents.allCases, [false, true]))
  func `scrolling between a direction change and its layout is respected`(
    contents: ScrollingContents, isRightToLeft: Bool
  ) throws {
    for scroll in few(Scroll.allCases) where scroll != .item || contents != .wheel {
      for turns in 1...2 {
        let (board, other) = (
          TurningBoard(contents, isRightToLeft: isRightToLeft),
          TurningBoard(contents, isRightToLeft: isRightToLeft)
        )
        for board in [board, other] {
          board.position = (board.length * 0.6).rounded()
          if turns == 2 { board.turn() }
        }
        board.turnWithoutLayout()
        other.turn()
        for board in [board, other] {
          board.scroll(to: 400, by: scroll)
          board.view.layoutIfNeeded()
        }
        // A looping line can use a different, equivalent offset.
        guard contents != .loop else {
          #expect(board.current == other.current)
          continue
        }
        #expect(isClose(board.position, other.position), "\(scroll), \(turns)")
        expectEqual((board.current, other.current), (board.first?.path, other.first?.path))
      }
    }
  }

  @Test(arguments: ScrollingContents.allCases.filter { !$0.hasCurrentItem })
  func `a new size and offset together keep the first visible item`(
    contents: ScrollingContents
  ) throws {
    let board = TurningBoard(contents, isRightToLeft: false)
    board.position = 1500
    let item = try #require(board.first?.path)
    let offset = board.view.contentOffset
    board.view.bounds = CGRect(x: offset.x, y: offset.y - 90, width: 340, height: 590)
    board.view.layoutIfNeeded()
    #expect(board.shows(item))
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  @Test(arguments: [false, true])
  func `a setting changed during a flick keeps the first visible item`(isFlow: Bool) throws {
    let board = TurningBoard(isFlow ? .headers : .piles, isRightToLeft: false)
    board.position = 1500
    let finger = Finger(in: try #require(board.view.window))
    finger.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150), duration: 0.1)
    let item = try #require(board.first?.path)
    (board.view.collectionViewLayout as? StickyHeaderFlowLayout)?.minimumLineSpacing = 40
    (board.view.collectionViewLayout as? PhotoStackLayout)?.arrangeSections(spacing: 60)
    FrameClock.main.advance(by: 1.0 / 60)
    #expect(board.view.isDecelerating)
    #expect(board.shows(item))
  }

  @Test(arguments: ScrollingContents.allCases, [false, true])
  func `a direction change during a flick keeps the item in place`(
    contents: ScrollingContents, isRightToLeft: Bool
  ) throws {
    for isLaidOutAtOnce in [true, false] {
      let board = TurningBoard(contents, isRightToLeft: isRightToLeft)
      board.position = (board.length * 0.4).rounded()
      let finger = Finger(in: try #require(board.view.window))
      finger.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150), duration: 0.1)
      FrameClock.main.run(for: 0.1)
      #expect(board.view.isDecelerating)
      let item = try #require(contents.hasCurrentItem ? board.current : board.first?.path)
      board.turnWithoutLayout()
      if isLaidOutAtOnce {
        board.view.layoutIfNeeded()
        expectEqual((board.view.isDecelerating, false), (board.isStraight, true))
        #expect(board.shows(item))
      }
      FrameClock.main.run(for: 1)
      board.view.layoutIfNeeded()
      #expect(board.isStraight)
      #expect(board.shows(item))
    }
  }

  @Test(arguments: ScrollingContents.allCases, [false, true])
  func `a direction change during an animated scroll keeps the item in place`(
    contents: ScrollingContents, isRightToLeft: Bool
  ) throws {
    for isLaidOutAtOnce in [true, false] {
      let board = TurningBoard(contents, isRightToLeft: isRightToLeft)
      board.position = 1500
      let offset = board.view.contentOffset
      board.view.setContentOffset(CGPoint(x: offset.x, y: offset.y + 900), animated: true)
      FrameClock.main.run(for: 0.1)
      let item = try #require(contents.hasCurrentItem ? board.current : board.first?.path)
      let distance = try #require(board.distance(of: item))
      board.turnWithoutLayout()
      if isLaidOutAtOnce { board.view.layoutIfNeeded() }
      FrameClock.main.run(for: 1)
      board.view.layoutIfNeeded()
      #expect(board.isStraight)
      // An item of the preceding line can be the first visible one.
      let after = try #require(board.distance(of: item))
      if ![.rows, .packed].contains(contents) || !isClose(after, distance) {
        #expect(board.shows(item))
      }
    }
  }
  #endif

  @Test(arguments: [false, true])
  func `self-sizing cells are measured along the new direction`(isRightToLeft: Bool) throws {
    let board = MeasuredBoard([Array(0..<300)], isRightToLeft: isRightToLeft) { $0.laneCount = 3 }
    board.position = 2500
    let first = try #require(
      board.framesOnScreen.filter { $0.value.minY >= 0 }.min { $0.value.minY < $1.value.minY })
    for direction in [UICollectionView.ScrollDirection.horizontal, .vertical] {
      for case let cell as FittedCell in board.view.visibleCells { cell.isVertical = direction == .vertical }
      board.layout.scrollDirection = direction
      #expect(board.wrong.isEmpty)
      func distance(_ frame: CGRect) -> CGFloat {
        board.isVertical ? frame.minY : isRightToLeft ? board.view.bounds.width - frame.maxX : frame.minX
      }
      let distances = board.framesOnScreen.mapValues(distance)
      let least = try #require(distances.values.filter { $0 >= -0.01 }.min())
      #expect(isClose(try #require(distances[first.key]), least, 0.01), "\(first.key)")
    }
  }
}

extension UICollectionViewLayout {
  /// The direction of the view's longer side.
  fileprivate var longDirection: UICollectionView.ScrollDirection {
    collectionView.map { $0.bounds.width > $0.bounds.height } == true ? .horizontal : .vertical
  }
}
