import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Settings that leave items no room across the scroll direction.
@Suite(.serialized) struct NarrowRoomTests {
  nonisolated struct Setting: CustomStringConvertible, Sendable {
    let description: String
    /// The setting's name in reports, or `nil` if the layout can use it.
    let subject: String?
    let replacement: CGFloat?
    let layout: @MainActor @Sendable () -> UICollectionViewLayout

    init<Layout: UICollectionViewLayout>(
      _ description: String, reported subject: String?, as replacement: CGFloat? = nil,
      _ make: @escaping @MainActor @Sendable () -> Layout,
      _ set: @escaping @MainActor @Sendable (Layout) -> Void
    ) {
      (self.description, self.subject, self.replacement) = (description, subject, replacement)
      layout = {
        let layout = make()
        set(layout)
        return layout
      }
    }
  }

  /// The settings to test, in a view of 300 x 400 points with three sections.
  nonisolated static let all = [
    Setting("waterfall spacing", reported: "laneSpacing", as: 280, WaterfallLayout.init) {
      $0.laneSpacing = 500
    },
    Setting("waterfall spacing, horizontal", reported: "laneSpacing", as: 190, WaterfallLayout.init) {
      ($0.scrollDirection, $0.laneCount, $0.laneSpacing) = (.horizontal, 3, 500)
      $0.sectionInset = UIEdgeInsets(top: 5, left: 50, bottom: 15, right: 60)
    },
    Setting("waterfall spacing, trailing lane first", reported: "laneSpacing", as: 280, WaterfallLayout.init)
    {
      ($0.laneOrder, $0.laneSpacing) = (.trailingFirst, 301)
    },
    Setting("waterfall lanes", reported: "laneSpacing", as: 2.8, WaterfallLayout.init) { $0.laneCount = 101 },
    Setting("waterfall breadth", reported: nil, WaterfallLayout.init) {
      ($0.laneCount, $0.laneSpacing) = (.fitting(minimumBreadth: 500), 500)
    },
    Setting("waterfall left inset", reported: "sectionInset", as: 300, WaterfallLayout.init) {
      $0.sectionInset.left = 500
    },
    Setting("waterfall right inset", reported: "sectionInset", as: 290, WaterfallLayout.init) {
      ($0.sectionInset.left, $0.sectionInset.right) = (10, 500)
    },
    Setting("waterfall top inset, horizontal", reported: "sectionInset", as: 400, WaterfallLayout.init) {
      ($0.scrollDirection, $0.sectionInset.top) = (.horizontal, 500)
    },
    Setting("mosaic spacing", reported: "laneSpacing", as: 140, MosaicLayout.init) { $0.laneSpacing = 500 },
    Setting("mosaic spacing, horizontal", reported: "laneSpacing", as: 190, MosaicLayout.init) {
      ($0.scrollDirection, $0.laneSpacing) = (.horizontal, 500)
    },
    Setting("mosaic lanes", reported: "laneSpacing", as: 2.8, MosaicLayout.init) { $0.laneCount = 101 },
    Setting("mosaic insets", reported: "sectionInset", as: 100, MosaicLayout.init) {
      ($0.sectionInset.left, $0.sectionInset.right) = (200, 200)
    },
    Setting("justified spacing", reported: nil, JustifiedLayout.init) { $0.itemSpacing = 500 },
    Setting("justified inset", reported: "sectionInset", as: 300, JustifiedLayout.init) {
      $0.sectionInset.left = 500
    },
    Setting("tag spacing", reported: nil, TagLayout.init) { $0.itemSpacing = 500 },
    Setting("tag size", reported: nil, TagLayout.init) {
      $0.itemSize = .estimated(CGSize(width: 500, height: 32))
    },
    Setting("tag inset", reported: "sectionInset", as: 300, TagLayout.init) { $0.sectionInset.left = 500 },
    Setting("packed spacing", reported: nil, PackedFlow.init) { $0.itemSpacing = 500 },
    Setting("packed inset", reported: "sectionInset", as: 300, PackedFlow.init) {
      $0.sectionInset.left = 500
    },
    Setting("timeline spacing", reported: "laneSpacing", as: 128, TimelineLayout.init) {
      ($0.laneSpacing, $0.rulerReferenceBreadth) = (500, 44)
    },
    Setting("timeline ruler", reported: "rulerReferenceBreadth", as: 300, TimelineLayout.init) {
      $0.rulerReferenceBreadth = 500
    },
    Setting("timeline inset", reported: nil, TimelineLayout.init) { $0.sectionInset.left = 500 },
  ]

  /// Regression test: random operations placed items of a horizontal waterfall outside its contents.
  @Test(arguments: all)
  func `items without room stay within the contents, and the setting is reported`(setting: Setting) {
    collectingDiagnostics { reports in
      let stage = Stage(setting.layout(), width: 300, height: 400, counts: [8, 0, 5])
      let contents = CGRect(origin: .zero, size: stage.layout.collectionViewContentSize)
        .insetBy(dx: -1e-3, dy: -1e-6)
      let everything = CGRect(x: -2000, y: -2000, width: 9000, height: 9000)
      let paths = [0, 2].flatMap { section in
        (0..<stage.counts[section]).map { IndexPath(item: $0, section: section) }
      }
      expectAll(paths.compactMap { stage.layout.layoutAttributesForItem(at: $0)?.frame }) {
        contents.contains($0)
      }
      expectAll(
        (stage.layout.layoutAttributesForElements(in: everything) ?? []).map(\.frame) + [contents]
      ) { contents.contains($0) }
      expectEqual(
        (reports().map(\.subject), setting.subject.map { [$0] } ?? []),
        (reports().map(\.replacement), setting.replacement.map { [$0] } ?? []))
    }
  }

  /// Views pass through such sizes when they appear.
  @Test(arguments: all.filter { $0.subject != nil })
  func `a view narrower than a finger reports nothing`(setting: Setting) {
    collectingDiagnostics { reports in
      _ = Stage(setting.layout(), width: 40, height: 40, counts: [8, 0, 5])
      #expect(reports().isEmpty)
    }
  }
}
