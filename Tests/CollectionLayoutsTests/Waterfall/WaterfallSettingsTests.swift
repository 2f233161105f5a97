import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite(.serialized) struct WaterfallSettingsTests {
  /// An invalid setting, its name in the report, and its replacement.
  private struct Nonsense {
    let subject: String
    let replacement: CGFloat
    let set: (WaterfallLayout) -> Void
    /// Sets the equivalent valid value.
    let sensible: (WaterfallLayout) -> Void
  }

  private static let nonsense = [
    Nonsense(subject: "laneCount", replacement: 1) {
      $0.laneCount = 0
    } sensible: {
      $0.laneCount = 1
    },
    Nonsense(subject: "laneCount", replacement: 1) {
      $0.laneCount = -3
    } sensible: {
      $0.laneCount = 1
    },
    Nonsense(subject: "laneSpacing", replacement: 0) {
      $0.laneSpacing = -3
    } sensible: {
      $0.laneSpacing = 0
    },
    Nonsense(subject: "laneSpacing", replacement: 0) {
      $0.laneSpacing = .nan
    } sensible: {
      $0.laneSpacing = 0
    },
    Nonsense(subject: "itemSpacing", replacement: 0) {
      $0.itemSpacing = -1
    } sensible: {
      $0.itemSpacing = 0
    },
    Nonsense(subject: "itemSpacing", replacement: 0x1p20) {
      $0.itemSpacing = .infinity
    } sensible: {
      $0.itemSpacing = 0x1p20
    },
    Nonsense(subject: "minimumBreadth", replacement: 1) {
      $0.laneCount = .fitting(minimumBreadth: -5)
    } sensible: {
      $0.laneCount = .fitting(minimumBreadth: 1)
    },
    Nonsense(subject: "sectionInset", replacement: 0) {
      $0.sectionInset = UIEdgeInsets(top: .nan, left: 3, bottom: 4, right: 5)
    } sensible: {
      $0.sectionInset = UIEdgeInsets(top: 0, left: 3, bottom: 4, right: 5)
    },
    Nonsense(subject: "item", replacement: 0) {
      $0.itemLength = .estimated(-4)
    } sensible: {
      $0.itemLength = .estimated(0)
    },
  ]

  @Test(.asked("CHTCollectionViewWaterfallLayout#134"))
  func `invalid settings are reported once and replaced by the nearest valid values`() {
    for nonsense in Self.nonsense {
      collectingDiagnostics { reports in
        let one = Stage(counts: [12, 0, 5], nonsense.set)
        let other = Stage(counts: [12, 0, 5], nonsense.sensible)
        expectEqual(
          (one.frames(), other.frames()),
          (one.frames(inSection: 2), other.frames(inSection: 2)))
        one.layout.invalidateLayout()
        one.layOut()
        expectEqual(
          (reports().count, 1),
          (reports().first?.subject, nonsense.subject),
          (reports().first?.replacement, nonsense.replacement),
          (reports().first?.layout, "WaterfallLayout"))
      }
    }
  }

  @Test func `invalid delegate values for a section are reported and corrected`() {
    collectingDiagnostics { reports in
      let fixture = Stage(counts: [4, 4])
      var sections = [SectionedDelegate.Section](
        repeating: .init(items: (0..<4).map { _ in .init(length: 20) }), count: 2)
      sections[1].laneCount = -2
      sections[1].itemSpacing = -8
      let delegate = SectionedDelegate(sections)
      fixture.delegate = delegate
      expectEqual(
        (fixture.frames(inSection: 1).map(\.width), [320, 320, 320, 320]),
        (fixture.frames(inSection: 1).map(\.height), [20, 20, 20, 20]),
        (reports().map(\.subject), ["laneCount", "itemSpacing"]),
        (reports().map(\.indexPath), [[1], [1]]))
    }
  }

  // MARK: Lengths of whole sections

  private final class Lengths: NSObject, WaterfallLayoutDelegate {
    var lengths: [[CGFloat]?]
    var spans: [Int: Int] = [:]
    private(set) var questions = 0

    init(_ lengths: [[CGFloat]?]) { self.lengths = lengths }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      lengthsForItemsInSection section: Int, laneBreadth: CGFloat
    ) -> [CGFloat]? { lengths[section] }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
    ) -> LayoutLength {
      questions += 1
      return 70
    }
  }

  private final class Spans: NSObject, WaterfallLayoutDelegate {
    private let lengths: [CGFloat]
    private(set) var asked: Set<IndexPath> = []

    init(_ lengths: [CGFloat]) { self.lengths = lengths }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      lengthsForItemsInSection section: Int, laneBreadth: CGFloat
    ) -> [CGFloat]? { lengths }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      spanForItemAt indexPath: IndexPath
    ) -> WaterfallLayout.LaneSpan {
      asked.insert(indexPath)
      return indexPath.item == 1 ? 2 : 1
    }
  }

  @Test func `lengths for a whole section replace the queries for its items`() {
    let lengths = (0..<40).map { CGFloat(10 + $0 * 31 % 77) }
    let (fixture, other) = (Stage(counts: [40, 3]), Stage(counts: [40, 3]))
    let delegate = Lengths([lengths, nil])
    fixture.delegate = delegate
    other.delegate = WaterfallDelegate { path, _ in path.section == 0 ? lengths[path.item] : 70 }
    expectEqual(
      (fixture.frames(), other.frames()),
      (fixture.frames(inSection: 1), other.frames(inSection: 1)),
      (delegate.questions, 3))
    // An invalidated item's length also comes from the array.
    delegate.lengths[0]?[5] = 200
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 5]])
    fixture.layout.invalidateLayout(with: context)
    expectEqual((fixture.frames()[5].height, 200), (delegate.questions, 3))
  }

  @Test func `invalid section-wide lengths are treated as 0, and spans are still queried`() {
    collectingDiagnostics { reports in
      let fixture = Stage(counts: [3])
      fixture.delegate = Lengths([[10, -4, .nan]])
      expectEqual(
        (fixture.frames().map(\.height), [10, 0, 0]),
        (reports().map(\.indexPath), [[0, 1]]))
    }
    let fixture = Stage(counts: [3])
    fixture.delegate = Spans([30, 40, 50])
    #expect(fixture.frames().map(\.width) == [145, 300, 145])
    // The delegate isn't called for a missing item.
    let (single, delegate) = (Stage(counts: [1]), Spans([30]))
    single.delegate = delegate
    expectEqual((single.frames().map(\.width), [145]), (delegate.asked, [[0, 0]]))
  }

  @Test(arguments: [0, 3, 7])
  func `a wrong number of lengths is reported once, and items are queried individually`(
    count: Int
  ) {
    collectingDiagnostics { reports in
      let (fixture, other) = (Stage(counts: [5, 2]), Stage(counts: [5, 2]))
      let delegate = Lengths([Array(repeating: 33, count: count), [20, 30]])
      fixture.delegate = delegate
      other.delegate = Lengths([nil, [20, 30]])
      expectEqual(
        (fixture.frames(), other.frames()),
        (fixture.frames(inSection: 1), other.frames(inSection: 1)),
        (delegate.questions, 5))
      fixture.layout.invalidateLayout()
      fixture.layOut()
      #expect(
        reports().map(\.description) == [
          "WaterfallLayout: number of lengths of section 0 is \(count), which is treated as 5."
        ])
    }
  }

  // MARK: Sections

  private final class Placements: NSObject, WaterfallLayoutDelegate {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      placementForSectionAt section: Int
    ) -> WaterfallLayout.Placement { section == 0 ? .sequential : .shortestLane }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
    ) -> LayoutLength { indexPath.item == 0 ? 200 : 20 }
  }

  @Test func `a section can have its own placement`() {
    let fixture = Stage(counts: [4, 4])
    fixture.delegate = Placements()
    expectEqual(
      (fixture.frames().map(\.minX), [10, 165, 10, 165]),
      (fixture.frames(inSection: 1).map(\.minX), [10, 165, 165, 165]))
  }

  @Test func `lanes and spans can be counted from the trailing side`() {
    let fixture = Stage(counts: [3]) { $0.laneOrder = .trailingFirst }
    #expect(fixture.frames().map(\.minX) == [165, 10, 165])
    fixture.delegate = Spans([30, 40, 50])
    fixture.layout.invalidateLayout()
    #expect(fixture.frames().map(\.minX) == [165, 10, 165])
    fixture.layout.laneOrder = .leadingFirst
    #expect(fixture.frames().map(\.minX) == [10, 10, 10])
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.layout.laneOrder = .trailingFirst
    fixture.layOut()
    #expect(fixture.view.layoutAttributesForItem(at: [0, 0])?.frame.minX == 10)
  }

  @Test func `pinningOffset moves pinned headers below the top`() throws {
    let fixture = Stage(counts: [10, 10]) {
      $0.headerReferenceLength = 40
      $0.sectionHeadersPinToVisibleBounds = true
      $0.pinningOffset = 25
    }
    func header(_ section: Int) -> CGFloat? {
      fixture.frame(of: UICollectionView.elementKindSectionHeader, inSection: section)?.minY
    }
    fixture.layOut()
    fixture.view.contentOffset.y = 100
    #expect(header(0) == 125)
    let end = try #require(header(1))
    fixture.view.contentOffset.y = end - 30
    #expect(header(0) == end - 40)
    fixture.layout.pinningOffset = -10
    #expect(header(0) == end - 40)
    fixture.view.contentOffset.y = 200
    #expect(header(0) == 190)
  }

  // MARK: Backgrounds

  private final class Background: UICollectionReusableView {}

  @Test func `sections with items have an inset background under their contents`() throws {
    let kind = WaterfallLayout.elementKindSectionBackground
    let fixture = Stage(counts: [3, 0, 2]) {
      $0.headerReferenceLength = 20
      $0.footerReferenceLength = 30
      $0.register(Background.self, forDecorationViewOfKind: WaterfallLayout.elementKindSectionBackground)
      $0.sectionBackgroundInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    fixture.layOut()
    func background(_ section: Int) -> UICollectionViewLayoutAttributes? {
      fixture.layout.layoutAttributesForDecorationView(ofKind: kind, at: [section, 0])
    }
    // Each section has a header of 20, insets of 10 above and below its items, and a footer of 30. Two lanes
    // contain 145 × 145 items, 10 apart.
    expectEqual(
      (background(0)?.frame, CGRect(x: 2, y: 1, width: 314, height: 366)),
      (background(0)?.zIndex, -1),
      (background(1), nil),
      (background(2)?.frame, CGRect(x: 2, y: 441, width: 314, height: 211)))
    for path in [[3, 0], [0, 1], [], [0]] as [IndexPath] {
      #expect(fixture.layout.layoutAttributesForDecorationView(ofKind: kind, at: path) == nil)
    }
    #expect(fixture.layout.layoutAttributesForDecorationView(ofKind: "other", at: [0, 0]) == nil)
    for rect in [
      CGRect(x: 0, y: 0, width: 320, height: 1), CGRect(x: 0, y: 300, width: 9, height: 300), .infinite,
    ] {
      let found = fixture.layout.layoutAttributesForElements(in: rect)?.filter {
        $0.representedElementKind == kind
      }
      let expected = [background(0), background(2)].compactMap { $0 }.filter { sharesArea($0.frame, rect) }
      #expect(found == expected)
    }
    let shown = fixture.view.subviews.compactMap { $0 as? Background }
    #expect(shown.map(\.frame.minY).sorted() == [1, 441])
    fixture.layout.sectionBackgroundInset = UIEdgeInsets(top: 500, left: 500, bottom: 0, right: 0)
    fixture.layOut()
    #expect(background(0)?.frame.size == .zero)
    fixture.layout.sectionBackgroundInset = nil
    fixture.layOut()
    #expect(background(0) == nil)
    #expect(!fixture.view.subviews.contains { $0 is Background })
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `a rect query finds a background outside its section`(
    direction: UICollectionView.ScrollDirection
  ) throws {
    let kind = WaterfallLayout.elementKindSectionBackground
    let fixture = Stage(counts: [3, 2]) {
      $0.scrollDirection = direction
      $0.register(Background.self, forDecorationViewOfKind: kind)
      $0.sectionBackgroundInset = UIEdgeInsets(top: -15, left: -15, bottom: -15, right: -15)
    }
    fixture.layOut()
    for section in 0..<2 {
      let background = try #require(
        fixture.layout.layoutAttributesForDecorationView(ofKind: kind, at: [section, 0]))
      let frame = background.frame
      for corner in [frame.origin, CGPoint(x: frame.maxX - 5, y: frame.maxY - 5)] {
        let rect = CGRect(origin: corner, size: CGSize(width: 5, height: 5))
        #expect(fixture.layout.layoutAttributesForElements(in: rect)?.contains(background) == true)
      }
    }
  }
}
