import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Compares the layout with the reference implementation, with random sections in both directions.
@Suite struct WaterfallPropertyTests {
  @Test(arguments: [true, false])
  func `every frame matches the reference rules`(isVertical: Bool) {
    var random = SeededGenerator(seed: 5)
    for round in 0..<30 {
      let plain = plainWaterfall(isVertical: isVertical, random: &random)
      let (fixture, delegate) = fixture(for: plain)
      let expected = plain.frames()
      for section in plain.sections.indices {
        let frames = expected.sections[section]
        let items = fixture.frames(inSection: section)
        #expect(items.count == frames.items.count)
        if !items.isEmpty {
          expectFrames(items, equal: frames.items, "round \(round), section \(section)")
        }
        #expect(
          isClose(
            fixture.frame(of: UICollectionView.elementKindSectionHeader, inSection: section), frames.header))
        #expect(
          isClose(
            fixture.frame(of: UICollectionView.elementKindSectionFooter, inSection: section), frames.footer))
      }
      let size = fixture.layout.collectionViewContentSize
      #expect(abs(size.width - expected.contentSize.width) < 1e-3)
      #expect(abs(size.height - expected.contentSize.height) < 1e-6)
      withExtendedLifetime(delegate) {}
    }
  }

  @Test(arguments: [true, false])
  func `a rect query finds the same elements as single queries`(isVertical: Bool) {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<20 {
      let (fixture, delegate) = fixture(for: plainWaterfall(isVertical: isVertical, random: &random))
      let all = fixture.allAttributes
      let size = fixture.layout.collectionViewContentSize
      for _ in 0..<30 {
        let rect = CGRect(
          x: .random(in: -100...size.width + 100, using: &random),
          y: .random(in: -100...size.height + 100, using: &random),
          width: .random(in: 0...400, using: &random), height: .random(in: 0...400, using: &random))
        let found = fixture.layout.layoutAttributesForElements(in: rect) ?? []
        let expected = all.filter { overlap($0.frame, rect) }
        expectEqual(
          (Set(found.map(Key.init)), Set(expected.map(Key.init))),
          (found.count, expected.count))
      }
      #expect(fixture.layout.layoutAttributesForElements(in: .infinite)?.count == all.count)
      #expect(fixture.layout.layoutAttributesForElements(in: .null)?.isEmpty == true)
      withExtendedLifetime(delegate) {}
    }
  }

  @Test(arguments: [true, false])
  func `right-to-left mirrors every frame`(isVertical: Bool) {
    var random = SeededGenerator(seed: 7)
    let (fixture, delegate) = fixture(for: plainWaterfall(isVertical: isVertical, random: &random))
    let all = fixture.allAttributes
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.layOut()
    let width = max(fixture.layout.collectionViewContentSize.width, fixture.view.bounds.width)
    for attributes in all where attributes.representedElementCategory == .cell {
      let mirrored = fixture.view.layoutAttributesForItem(at: attributes.indexPath)?.frame
      let frame = attributes.frame
      #expect(
        mirrored?.isClose(
          to: CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)) == true)
    }
    withExtendedLifetime(delegate) {}
  }

  /// Identifies an element.
  private struct Key: Hashable {
    let kind: String?
    let path: IndexPath
    let frame: [CGFloat]

    init(_ attributes: UICollectionViewLayoutAttributes) {
      kind = attributes.representedElementKind
      path = attributes.indexPath
      let rect = attributes.frame
      frame = [rect.minX, rect.minY, rect.width, rect.height]
    }
  }

  private func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
  }

  private func isClose(_ one: CGRect?, _ other: CGRect?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.isClose(to: other)
  }

  private func plainWaterfall(isVertical: Bool, random: inout SeededGenerator) -> PlainWaterfall {
    let withSpans = Bool.random(using: &random)
    let sections = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      var section = SectionedDelegate.Section(laneCount: .random(in: 1...6, using: &random))
      section.inset = UIEdgeInsets(top: 7, left: 3, bottom: 11, right: 5.5)
      section.laneSpacing = .random(in: 0...12, using: &random)
      section.itemSpacing = CGFloat(Int.random(in: 0...48, using: &random)) / 4
      section.header = Bool.random(using: &random) ? 0 : 31
      section.footer = Bool.random(using: &random) ? 0 : 17.25
      section.items = (0..<Int.random(in: 0...90, using: &random)).map { _ in
        let range = Int.random(in: 0..<20, using: &random) == 0 ? 60_000...250_000 : 0...13_000
        return .init(
          length: CGFloat(Int.random(in: range, using: &random)) / 64,
          span: withSpans ? .random(in: 1...4, using: &random) : 1)
      }
      return section
    }
    return PlainWaterfall(
      sections: sections, isVertical: isVertical,
      placement: Bool.random(using: &random) ? .sequential : .shortestLane, breadth: 375)
  }

  private func fixture(for plain: PlainWaterfall) -> (Stage<WaterfallLayout>, SectionedDelegate) {
    let size = plain.isVertical ? CGSize(width: 375, height: 300) : CGSize(width: 300, height: 375)
    let fixture = Stage(counts: plain.sections.map(\.items.count), size: size) {
      $0.scrollDirection = plain.isVertical ? .vertical : .horizontal
      $0.placement = plain.placement
    }
    let delegate = SectionedDelegate(plain.sections)
    fixture.delegate = delegate
    return (fixture, delegate)
  }
}
