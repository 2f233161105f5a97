import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// A layout of random sections and its reference implementation.
struct SectionedTrial<Layout: StackedSectionsLayout, Item> {
  let fixture: Stage<Layout>
  let plain: PlainSections<Item>
  let set: (Layout, inout SeededGenerator) -> Void
  let item: (inout SeededGenerator) -> Item

  init(
    _ layout: Layout, most: Int, _ random: inout SeededGenerator,
    item: @escaping (inout SeededGenerator) -> Item,
    set: @escaping (Layout, inout SeededGenerator) -> Void,
    plain: ([PlainSections<Item>.Section]) -> PlainSections<Item>
  ) {
    (self.item, self.set) = (item, set)
    self.plain = plain(
      (0..<random.int(1...4)).map { _ in
        PlainSections<Item>.Section(
          items: (0..<random.int(0...most)).map { _ in item(&random) },
          header: random.chance(0.5) ? 0 : 31, footer: random.chance(0.5) ? 0 : 17.25,
          inset: UIEdgeInsets(top: 7, left: 3, bottom: 11, right: 5.5))
      })
    set(layout, &random)
    fixture = Stage(layout, width: 375, height: 375, counts: self.plain.counts, delegate: self.plain)
  }

  /// Expects every frame where the reference implementation puts it.
  func expectFrames() {
    fixture.layOut()
    let isVertical = fixture.layout.scrollDirection == .vertical
    let bounds = fixture.view.bounds
    let expected = plain.frames(fixture.layout, breadth: isVertical ? bounds.width : bounds.height)
    for (section, frames) in expected.sections.enumerated() {
      #expect(frames.items.count == plain.counts[section])
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
    #expect(isClose(isVertical ? size.width : size.height, isVertical ? bounds.width : bounds.height, 1e-3))
  }

  /// Changes settings, items, or the view's size, and expects no unnecessary delegate calls.
  func change(_ random: inout SeededGenerator) {
    plain.questions = []
    if random.chance(0.5) { set(fixture.layout, &random) }
    if random.chance(0.5) {
      fixture.view.frame.size = CGSize(width: random.double(250...600), height: random.double(250...600))
    }
    fixture.layOut()
    #expect(plain.questions.isEmpty)
    var changed: Set<IndexPath> = []
    for section in plain.sections.indices where random.chance(0.5) {
      for index in plain.sections[section].items.indices where random.chance(0.1) {
        plain.sections[section].items[index] = item(&random)
        changed.insert(IndexPath(item: index, section: section))
      }
    }
    guard !changed.isEmpty else { return }
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: changed.shuffled(using: &random))
    fixture.layout.invalidateLayout(with: context)
    fixture.layOut()
    expectEqual((Set(plain.questions), changed), (plain.questions.count, changed.count))
  }

  /// Expects a rect query to return the same elements as queries for single elements, pinned or not.
  func expectQueries(_ random: inout SeededGenerator) {
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

  func expectMirroredFrames() throws {
    let all = fixture.allAttributes
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.layOut()
    let width = max(fixture.layout.collectionViewContentSize.width, fixture.view.bounds.width)
    for attributes in all where attributes.representedElementCategory == .cell {
      let mirrored = try #require(fixture.view.layoutAttributesForItem(at: attributes.indexPath)).frame
      let frame = attributes.frame
      #expect(
        mirrored.isClose(
          to: CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)))
    }
  }
}
