import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Compares justified rows and mosaics with the reference implementation, with random sections in both
/// directions.
@Suite struct SectionedPropertyTests {
  @Test(arguments: seedBlocks(100))
  func `every frame matches the reference rules`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      let (rows, mosaic) = (rows(&random), mosaic(&random))
      compare(&random, rows)
      compare(&random, mosaic)
    }
  }

  private func compare(
    _ random: inout SeededGenerator, _ trial: SectionedTrial<some StackedSectionsLayout, some Any>
  ) {
    for _ in 0..<3 {
      trial.expectFrames()
      trial.change(&random)
    }
  }

  @Test(
    arguments: seedBlocks(60))
  func `a rect query finds the same elements as single queries, pinned or not`(
    block: Range<UInt64>
  ) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: 1000 + seed)
      rows(&random).expectQueries(&random)
      mosaic(&random).expectQueries(&random)
    }
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `right-to-left mirrors every frame`(direction: UICollectionView.ScrollDirection) throws {
    var random = SeededGenerator(seed: 7)
    try rows(&random, direction).expectMirroredFrames()
    try mosaic(&random, direction).expectMirroredFrames()
  }

  // MARK: Trials

  private func rows(
    _ random: inout SeededGenerator, _ direction: UICollectionView.ScrollDirection? = nil
  ) -> SectionedTrial<JustifiedLayout, CGFloat> {
    let layout = JustifiedLayout()
    layout.scrollDirection = direction ?? (random.chance(0.5) ? .vertical : .horizontal)
    return SectionedTrial(layout, most: 80, &random) { random in
      random.chance(0.05) ? random.double(4...60) : random.double(0.3...4)
    } set: { layout, random in
      layout.targetItemLength = random.double(40...200)
      layout.maximumItemLength = random.chance(0.3) ? random.double(40...300) : nil
      layout.itemSpacing = random.chance(0.3) ? 0 : random.double(0...12)
      layout.lineSpacing = random.double(0...12)
      layout.lastLineAlignment = [.leading, .center, .trailing, .justified][random.int(0...3)]
      layout.showsIncompleteLastLine = !random.chance(0.3)
    } plain: {
      JustifiedWall($0)
    }
  }

  private func mosaic(
    _ random: inout SeededGenerator, _ direction: UICollectionView.ScrollDirection? = nil
  ) -> SectionedTrial<MosaicLayout, MosaicLayout.Span> {
    let layout = MosaicLayout()
    layout.scrollDirection = direction ?? (random.chance(0.5) ? .vertical : .horizontal)
    return SectionedTrial(layout, most: 60, &random) { random in
      random.chance(0.6)
        ? MosaicLayout.Span() : MosaicLayout.Span(lanes: random.int(1...4), lines: random.int(1...4))
    } set: { layout, random in
      layout.laneCount = random.int(1...8)
      layout.laneSpacing = random.chance(0.3) ? 0 : random.double(0...12)
      layout.lineSpacing = random.chance(0.3) ? 0 : random.double(0...12)
      layout.lineRatio = random.double(0.3...2)
    } plain: {
      MosaicBoard($0)
    }
  }
}
