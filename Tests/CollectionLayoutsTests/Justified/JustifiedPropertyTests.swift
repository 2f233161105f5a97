import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// The layout against the plain rules, on random sections in both directions.
@Suite struct JustifiedPropertyTests {
  @Test("every frame is where the plain rules put it", arguments: seedBlocks(100))
  func frames(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      let (fixture, wall) = fixture(&random)
      for _ in 0..<3 {
        expectFrames(of: fixture, wall)
        change(fixture, wall, &random)
      }
    }
  }

  @Test(
    "the query for a rectangle finds exactly what the queries for single elements put there, pinned or not",
    arguments: seedBlocks(60))
  func queries(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: 1000 + seed)
      let (fixture, _) = fixture(&random)
      fixture.layout.sectionHeadersPinToVisibleBounds = random.chance(0.5)
      fixture.layout.sectionFootersPinToVisibleBounds = random.chance(0.5)
      fixture.layout.pinningOffset = 12
      let size = fixture.layout.collectionViewContentSize
      for _ in 0..<3 {
        fixture.view.contentOffset = CGPoint(
          x: random.double(-50...max(0, size.width - 300)), y: random.double(-50...max(0, size.height - 300)))
        let rectangles = (0..<20).map { _ in
          CGRect(
            x: random.double(-100...size.width + 100), y: random.double(-100...size.height + 100),
            width: random.double(0...400), height: random.double(0...400))
        }
        #expect(fixture.disagreement(rectangles + [.infinite, .null]) == nil)
      }
    }
  }

  @Test(
    "from right to left every frame is mirrored",
    arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func rightToLeft(direction: UICollectionView.ScrollDirection) throws {
    var random = SeededGenerator(seed: 7)
    let (fixture, _) = fixture(&random, direction)
    let all = fixture.allAttributes
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.prepare()
    let width = max(fixture.layout.collectionViewContentSize.width, fixture.view.bounds.width)
    for attributes in all where attributes.representedElementCategory == .cell {
      let mirrored = try #require(fixture.view.layoutAttributesForItem(at: attributes.indexPath)).frame
      let frame = attributes.frame
      #expect(
        mirrored.isClose(
          to: CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)))
    }
  }

  private func expectFrames(of fixture: SectionedFixture<JustifiedLayout>, _ wall: JustifiedWall) {
    fixture.prepare()
    let isVertical = fixture.layout.scrollDirection == .vertical
    let bounds = fixture.view.bounds
    let expected = wall.frames(fixture.layout, breadth: isVertical ? bounds.width : bounds.height)
    for (section, frames) in expected.sections.enumerated() {
      for (item, frame) in frames.items.enumerated() {
        let attributes = fixture.layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
        #expect(attributes?.isHidden == (frame == nil))
        if let frame {
          #expect(attributes?.frame.isClose(to: frame) == true, "item \(item) of section \(section)")
        }
      }
      for (kind, frame) in [
        (UICollectionView.elementKindSectionHeader, frames.header),
        (UICollectionView.elementKindSectionFooter, frames.footer),
      ] {
        let found = fixture.frame(of: kind, inSection: section)
        #expect((found == nil) == (frame == nil))
        if let found, let frame { #expect(found.isClose(to: frame)) }
      }
    }
    let size = fixture.layout.collectionViewContentSize
    #expect(isClose(isVertical ? size.height : size.width, expected.extent))
    #expect(isClose(isVertical ? size.width : size.height, isVertical ? bounds.width : bounds.height))
  }

  /// Changes settings, ratios or the size of the view; none of it makes the layout ask for more than it has to.
  private func change(
    _ fixture: SectionedFixture<JustifiedLayout>, _ wall: JustifiedWall, _ random: inout SeededGenerator
  ) {
    wall.questions = []
    if random.chance(0.5) { set(fixture.layout, &random) }
    if random.chance(0.5) {
      fixture.view.frame.size = CGSize(width: random.double(250...600), height: random.double(250...600))
    }
    fixture.prepare()
    #expect(wall.questions.isEmpty)
    var changed: Set<IndexPath> = []
    for section in wall.sections.indices where random.chance(0.5) {
      for item in wall.sections[section].ratios.indices where random.chance(0.1) {
        wall.sections[section].ratios[item] = random.double(0.3...4)
        changed.insert(IndexPath(item: item, section: section))
      }
    }
    guard !changed.isEmpty else { return }
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: changed.shuffled(using: &random))
    fixture.layout.invalidateLayout(with: context)
    fixture.prepare()
    #expect(Set(wall.questions) == changed && wall.questions.count == changed.count)
  }

  private func set(_ layout: JustifiedLayout, _ random: inout SeededGenerator) {
    layout.targetRowHeight = random.double(40...200)
    layout.maximumRowHeight = random.chance(0.3) ? random.double(40...300) : nil
    layout.interitemSpacing = random.chance(0.3) ? 0 : random.double(0...12)
    layout.rowSpacing = random.double(0...12)
    layout.lastRow = [.leading, .justified, .hidden][random.int(0...2)]
  }

  private func fixture(
    _ random: inout SeededGenerator, _ direction: UICollectionView.ScrollDirection? = nil
  ) -> (SectionedFixture<JustifiedLayout>, JustifiedWall) {
    let wall = JustifiedWall(
      (0..<random.int(1...4)).map { _ in
        JustifiedWall.Section(
          ratios: (0..<random.int(0...80)).map { _ in
            random.chance(0.05) ? random.double(4...60) : random.double(0.3...4)
          }, header: random.chance(0.5) ? 0 : 31, footer: random.chance(0.5) ? 0 : 17.25,
          inset: UIEdgeInsets(top: 7, left: 3, bottom: 11, right: 5.5))
      })
    let layout = JustifiedLayout()
    layout.scrollDirection = direction ?? (random.chance(0.5) ? .vertical : .horizontal)
    set(layout, &random)
    return (SectionedFixture(layout, counts: wall.counts, width: 375, height: 375, wall), wall)
  }
}
