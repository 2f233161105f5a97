import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite(.serialized) struct SharedBehaviourTests {
  private static let header = UICollectionView.elementKindSectionHeader

  // MARK: Reports

  @Test(arguments: AnyLayout.allCases.filter(\.measuresHeaders))
  func `an invalid header length is reported for the header`(kind: AnyLayout) throws {
    let layout = kind.make()
    kind.sizeHeaders(of: layout)
    let feed = Feed([Array(0..<40)], layout, kind.isHorizontal ? .right : .down)
    let original = try #require(
      layout.layoutAttributesForSupplementaryView(ofKind: Self.header, at: [0, 0]))
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    preferred.size = CGSize(width: CGFloat.nan, height: .nan)
    collectingDiagnostics { reports in
      let isStale = layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      expectEqual((isStale, true), (reports().map(\.subject), ["header"]))
    }
    withExtendedLifetime(feed) {}
  }

  // MARK: Geometry

  /// Shows a feed in a flow layout while the lengths and the view's size change, and then in the given
  /// layout. The flow layout ignores the lengths.
  private func show(_ feed: Feed, again layout: UICollectionViewLayout) {
    let grid = UICollectionViewFlowLayout()
    feed.view.setCollectionViewLayout(grid, animated: false)
    for number in 0..<400 { feed.lengths[number] = CGFloat(60 + number * 29 % 120) }
    feed.view.frame.size = CGSize(width: 500, height: 360)
    feed.view.reloadData()
    feed.view.layoutIfNeeded()
    feed.view.contentOffset = CGPoint(x: 0, y: 300)
    feed.view.layoutIfNeeded()
    feed.view.setCollectionViewLayout(layout, animated: false)
    feed.view.layoutIfNeeded()
  }

  @Test(arguments: AnyLayout.scrolling)
  func `a reused layout starts like a new one`(kind: AnyLayout) {
    let numbers = (0..<20).map { section in (0..<20).map { section * 20 + $0 } }
    let feeds = (0..<2).map { _ in Feed(numbers, kind.make(), kind.isHorizontal ? .right : .down) }
    var start: CGFloat = 0
    for feed in feeds {
      feed.position = 700
      // The layout keeps an anchor.
      feed.view.frame.size = CGSize(width: 500, height: 500)
      feed.view.layoutIfNeeded()
      start = feed.position
    }
    let fresh = feeds[1]
    show(feeds[0], again: feeds[0].view.collectionViewLayout)
    show(fresh, again: kind.make())
    #expect(feeds[0].view.contentOffset == fresh.view.contentOffset)
    for feed in feeds {
      feed.position = start
      feed.view.performFinishedUpdates {
        feed.sections.insert(Array(900..<907), at: 0)
        feed.view.insertSections([0])
      }
    }
    expectEqual(
      (feeds[0].view.contentOffset, fresh.view.contentOffset),
      (feeds[0].first?.number, fresh.first?.number))
  }

  nonisolated enum Change: CaseIterable, Sendable { case invalidation, reload }

  @Test(
    arguments: AnyLayout.allCases.filter(\.acceptsAnyLength), Change.allCases)
  func `a partly visible item of changed length keeps the same hidden fraction`(
    kind: AnyLayout, change: Change
  ) throws {
    let feed = Feed([Array(0..<30)], kind.makeLine(), kind.isHorizontal ? .right : .down)
    func give(_ length: CGFloat) {
      for number in 0..<30 { feed.lengths[number] = length }
    }
    give(900)
    feed.view.collectionViewLayout.invalidateLayout()
    feed.view.layoutIfNeeded()
    let (frame, isDown) = (
      try #require(feed.view.layoutAttributesForItem(at: [0, 4])?.frame), feed.direction == .down
    )
    // A third of the item lies before the visible area. No other item is visible.
    feed.position = (isDown ? frame.minY : frame.minX) + (isDown ? frame.height : frame.width) / 3
    give(450)
    switch change {
    case .invalidation:
      let flow = UICollectionViewFlowLayoutInvalidationContext()
      let context = kind.isFlow ? flow : UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: (0..<30).map { [0, $0] })
      feed.view.collectionViewLayout.invalidateLayout(with: context)
    case .reload:
      feed.view.performFinishedUpdates { feed.view.reloadItems(at: (0..<30).map { [0, $0] }) }
    }
    feed.view.layoutIfNeeded()
    let after = try #require(feed.view.layoutAttributesForItem(at: [0, 4])?.frame)
    let length = isDown ? after.height : after.width
    #expect(isClose(length, (isDown ? frame.height : frame.width) / 2))
    let before = feed.position - (isDown ? after.minY : after.minX)
    #expect(isClose(before, length / 3), "\(before) of \(length)")
  }

  // MARK: Delegate calls

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  // Only this package has a simulated frame clock.
  @Test(arguments: AnyLayout.allCases.filter(\.asksForItems))
  func `a batch queries only inserted and reloaded items, each once`(kind: AnyLayout) {
    let direction = kind.isHorizontal ? Feed.Direction.right : .down
    let feed = Feed([Array(0..<60), Array(100..<160), Array(200..<230)], kind.make(), direction)
    feed.position = 200
    FrameClock.main.advance(by: 1 / 60)
    feed.asked = []
    feed.view.performFinishedUpdates {
      feed.sections[0].remove(at: 3)
      feed.sections[0].insert(900, at: 10)
      feed.sections[2].insert(feed.sections[1].remove(at: 5), at: 7)
      feed.view.deleteItems(at: [[0, 3]])
      feed.view.insertItems(at: [[0, 10]])
      feed.view.moveItem(at: [1, 5], to: [2, 7])
      feed.view.reloadItems(at: [[1, 20]])
    }
    #expect(feed.asked.sorted() == [120, 900])
    FrameClock.main.advance(by: 1 / 60)
    feed.asked = []
    feed.view.performFinishedUpdates {
      feed.sections.insert([950, 951], at: 1)
      feed.sections.remove(at: 3)
      feed.view.insertSections([1])
      feed.view.deleteSections([2])
    }
    #expect(feed.asked.sorted() == [950, 951])
    FrameClock.main.advance(by: 1 / 60)
    feed.asked = []
    feed.view.performFinishedUpdates {
      feed.sections.insert(feed.sections.remove(at: 0), at: 2)
      feed.view.moveSection(0, toSection: 2)
    }
    #expect(feed.asked.isEmpty)
    let fresh = Feed(feed.sections, kind.make(), direction)
    for path in feed.sections.indices.flatMap({ section in
      feed.sections[section].indices.map { IndexPath(item: $0, section: section) }
    }) {
      let (one, other) = (feed.view, fresh.view)
      #expect(
        one.layoutAttributesForItem(at: path)?.frame == other.layoutAttributesForItem(at: path)?.frame)
    }
  }
  #endif

  // MARK: Invalidation contexts

  @Test func `every invalidation context has the class a subclass specifies`() {
    let layouts: [(UICollectionViewLayout, String)] = [
      (NamedWaterfall(), "waterfall"), (NamedTags(), "tags"), (NamedTimeline(), "timeline"),
      (NamedMosaic(), "mosaic"),
    ]
    for (layout, name) in layouts {
      let feed = Feed([Array(0..<200)], layout)
      feed.position = 500
      for path: IndexPath in [[0, 3], [0, 100]] {
        let context = NamedContext()
        context.invalidateItems(at: [path])
        NamedContext.count = 0
        layout.invalidateLayout(with: context)
        // The view receives a context that lists no elements.
        #expect(NamedContext.count == 1, "\(name)")
        feed.view.layoutIfNeeded()
      }
      NamedContext.count = 0
      switch layout {
      case let layout as TimelineLayout: layout.pointsPerUnit = 3
      case let layout as TagLayout: layout.lineSpacing = 3
      case let layout as MosaicLayout: layout.lineSpacing = 3
      case let layout as WaterfallLayout: layout.itemSpacing = 3
      default: break
      }
      #expect(NamedContext.count > 0, "\(name)")
      feed.view.layoutIfNeeded()
    }
  }
}

private final class NamedContext: SectionedInvalidationContext {
  static var count = 0

  required init() {
    super.init()
    Self.count += 1
  }
}

private final class NamedWaterfall: WaterfallLayout {
  override class var invalidationContextClass: AnyClass { NamedContext.self }
}

private final class NamedTags: TagLayout {
  override class var invalidationContextClass: AnyClass { NamedContext.self }
}

private final class NamedTimeline: TimelineLayout {
  override class var invalidationContextClass: AnyClass { NamedContext.self }
}

private final class NamedMosaic: MosaicLayout {
  override class var invalidationContextClass: AnyClass { NamedContext.self }
}

extension AnyLayout {
  fileprivate nonisolated var measuresHeaders: Bool {
    switch self {
    case .waterfall, .horizontalWaterfall, .justified, .mosaic, .horizontalMosaic, .tags, .horizontalTags,
      .packed, .horizontalPacked:
      true
    default: false
    }
  }

  fileprivate func sizeHeaders(of layout: UICollectionViewLayout) {
    (layout as? StackedSectionsLayout)?.headerReferenceLength = .estimated(44)
  }

  fileprivate nonisolated var asksForItems: Bool { measuresHeaders || self == .timeline }

  /// `true` if items can have any length.
  fileprivate nonisolated var acceptsAnyLength: Bool {
    switch self {
    case .waterfall, .horizontalWaterfall, .tags, .horizontalTags, .packed, .horizontalPacked,
      .stickyHeaders, .horizontalStickyHeaders:
      true
    default: false
    }
  }

  fileprivate nonisolated var isFlow: Bool { self == .stickyHeaders || self == .horizontalStickyHeaders }

  /// Returns the layout with one item in each line.
  fileprivate func makeLine() -> UICollectionViewLayout {
    let layout = make()
    (layout as? WaterfallLayout)?.laneCount = 1
    (layout as? TagLayout)?.itemSpacing = 1000
    (layout as? PackedFlow)?.itemSpacing = 1000
    (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing = 1000
    return layout
  }
}
