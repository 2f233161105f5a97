import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// The scroll direction of a layout changes while its contents are scrolled.
@Suite(.serialized) struct ScrollDirectionTests {
  nonisolated enum Contents: CaseIterable, Sendable {
    case waterfall, sequentialLanes, ratios, mosaic, rows, tags, headers, piles, carousel, loop, wheel

    @MainActor func make() -> UICollectionViewLayout {
      switch self {
      case .waterfall: return waterfall { $0.laneCount = 3 }
      case .sequentialLanes: return waterfall { $0.placement = .sequential }
      case .ratios: return waterfall { ($0.minimumLaneBreadth, $0.headerReferenceLength) = (90, 30) }
      case .mosaic: return MosaicLayout()
      case .rows: return JustifiedLayout()
      case .tags: return TagLayout()
      case .headers:
        let layout = StickyHeaderFlowLayout()
        layout.headerReferenceSize = CGSize(width: 30, height: 30)
        layout.maintainsVisibleContentPosition = true
        return layout
      case .piles:
        let layout = PhotoStackLayout()
        layout.stacksSections = true
        return layout
      case .carousel: return carousel { $0.spacing = 13 }
      case .loop: return carousel { $0.loops = true }
      case .wheel:
        let layout = CircleLayout()
        layout.scrolls = true
        return layout
      }
    }

    @MainActor private func waterfall(_ settings: (WaterfallLayout) -> Void) -> UICollectionViewLayout {
      let layout = WaterfallLayout()
      settings(layout)
      return layout
    }

    @MainActor private func carousel(_ settings: (CarouselLayout) -> Void) -> UICollectionViewLayout {
      let layout = CarouselLayout()
      layout.scrollDirection = .vertical
      layout.itemSize = .fixed(CGSize(width: 90, height: 70))
      settings(layout)
      return layout
    }

    /// Whether delegates give lengths: else items share them.
    var hasDelegate: Bool { self != .ratios }

    /// Whether an item in the middle, or at a certain angle, is what stays.
    var hasCurrentItem: Bool { [.carousel, .loop, .wheel].contains(self) }
  }

  @Test(
    "a waterfall that is given other lanes after a turn keeps what is shown since, not what was before it")
  func otherLanesBetween() throws {
    let board = Board(.waterfall, isRightToLeft: false)
    let layout = try #require(board.view.collectionViewLayout as? WaterfallLayout)
    board.position = 1500
    board.turn()
    layout.laneCount = 5
    board.view.layoutIfNeeded()
    let first = try #require(board.first)
    board.turn()
    #expect(board.first?.path == first.path)
  }

  @Test("a layout that keeps no place keeps none that it had before, either")
  func keepsNone() throws {
    let board = Board(.waterfall, isRightToLeft: false)
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

  /// Sections in a view that is not square, between insets.
  private final class Board {
    let feed: Feed
    let contents: Contents
    let isRightToLeft: Bool
    private var isHorizontal = false

    var view: UICollectionView { feed.view }

    init(_ contents: Contents, isRightToLeft: Bool) {
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
      isHorizontal.toggle()
      let direction: UICollectionView.ScrollDirection = isHorizontal ? .horizontal : .vertical
      switch view.collectionViewLayout {
      case let layout as WaterfallLayout: layout.scrollDirection = direction
      case let layout as SectionedLayout: layout.scrollDirection = direction
      case let layout as UICollectionViewFlowLayout: layout.scrollDirection = direction
      case let layout as PhotoStackLayout: layout.scrollDirection = direction
      case let layout as CarouselLayout: layout.scrollDirection = direction
      case let layout as CircleLayout: layout.scrollDirection = direction
      default: Issue.record("another layout")
      }
      view.layoutIfNeeded()
    }

    private var visible: CGRect { view.bounds.inset(by: view.adjustedContentInset) }

    private var room: CGSize {
      CGSize(width: view.contentSize.width - visible.width, height: view.contentSize.height - visible.height)
    }

    /// How far the contents are from their start.
    var position: CGFloat {
      get {
        if !isHorizontal { return visible.minY }
        return isRightToLeft ? view.contentSize.width - visible.maxX : visible.minX
      }
      set {
        let shift = newValue - position
        if isHorizontal {
          view.contentOffset.x += isRightToLeft ? -shift : shift
        } else {
          view.contentOffset.y += shift
        }
        view.layoutIfNeeded()
      }
    }

    var length: CGFloat { isHorizontal ? room.width : room.height }

    /// Whether the contents rest where they are as broad as the view.
    var isStraight: Bool { isHorizontal ? isClose(visible.minY, 0) : isClose(visible.minX, 0) }

    /// How far an item begins behind the start of the visible area.
    func distance(of path: IndexPath) -> CGFloat? {
      guard let attributes = view.layoutAttributesForItem(at: path) else { return nil }
      // A photo is turned about its middle.
      let size = attributes.size
      let (x, y) = (attributes.center.x - size.width / 2, attributes.center.y - size.height / 2)
      if !isHorizontal { return y - visible.minY }
      return isRightToLeft ? visible.maxX - x - size.width : x - visible.minX
    }

    /// The least distance of an item that begins in sight, and the first that has it.
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
      case let layout as CarouselLayout: layout.currentIndexPath
      case let layout as CircleLayout: layout.currentIndexPath
      default: nil
      }
    }

    /// Whether it is this item that the view shows first, or has in the middle.
    func shows(_ path: IndexPath) -> Bool {
      if contents.hasCurrentItem { return current == path }
      guard let distance = distance(of: path), let first else { return false }
      return isClose(distance, first.distance)
    }
  }

  @Test(
    "turned and turned back, the first item in sight stays the first, and one in the middle stays there",
    arguments: Contents.allCases, [false, true])
  func turned(contents: Contents, isRightToLeft: Bool) throws {
    for part in [0.1, 0.37, 0.5, 0.8] {
      let board = Board(contents, isRightToLeft: isRightToLeft)
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

  @Test("contents at their start stay there", arguments: Contents.allCases, [false, true])
  func start(contents: Contents, isRightToLeft: Bool) throws {
    let board = Board(contents, isRightToLeft: isRightToLeft)
    let item = try #require(contents.hasCurrentItem ? board.current : board.first?.path)
    for _ in 1...3 {
      board.turn()
      #expect(board.isStraight && board.shows(item))
      if !contents.hasCurrentItem { #expect(isClose(board.position, 0)) }
    }
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  @Test(
    "turned in the middle of a flick, they come to rest with that item where it was",
    arguments: Contents.allCases, [false, true])
  func flick(contents: Contents, isRightToLeft: Bool) throws {
    let board = Board(contents, isRightToLeft: isRightToLeft)
    board.position = (board.length * 0.4).rounded()
    let finger = Finger(in: try #require(board.view.window))
    finger.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150), duration: 0.1)
    FrameClock.main.run(for: 0.1)
    #expect(board.view.isDecelerating)
    let item = try #require(contents.hasCurrentItem ? board.current : board.first?.path)
    board.turn()
    #expect(!board.view.isDecelerating && board.isStraight && board.shows(item))
    FrameClock.main.run(for: 1)
    board.view.layoutIfNeeded()
    #expect(board.isStraight && board.shows(item))
  }
  #endif

  @Test("cells that size themselves are measured along the new direction", arguments: [false, true])
  func measured(isRightToLeft: Bool) throws {
    let board = MeasuredBoard([Array(0..<300)], isRightToLeft: isRightToLeft) { $0.laneCount = 3 }
    board.position = 2500
    let first = try #require(board.shown.filter { $0.value.minY >= 0 }.min { $0.value.minY < $1.value.minY })
    for direction in [UICollectionView.ScrollDirection.horizontal, .vertical] {
      for case let cell as FittedCell in board.view.visibleCells { cell.isVertical = direction == .vertical }
      board.layout.scrollDirection = direction
      #expect(board.wrong.isEmpty)
      func distance(_ frame: CGRect) -> CGFloat {
        board.isVertical ? frame.minY : isRightToLeft ? board.view.bounds.width - frame.maxX : frame.minX
      }
      let distances = board.shown.mapValues(distance)
      let least = try #require(distances.values.filter { $0 >= -0.01 }.min())
      #expect(isClose(try #require(distances[first.key]), least, 0.01), "\(first.key)")
    }
  }
}
