import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Compares a custom layout that places its items freely with the reference implementation.
@Suite struct PackingPropertyTests {
  /// A layout whose item values are frames, as fractions of the breadth.
  private final class ScatterLayout: CustomSectionsLayout, PackingLayout {
    var scale: CGFloat = 1 { didSet { invalidatePacking() } }

    func value(ofItemAt indexPath: IndexPath, in collectionView: UICollectionView) -> CGRect {
      (collectionView.delegate as? Scatter)?.answer(at: indexPath) ?? .zero
    }

    func pack(_ items: ItemsToPack<CGRect>) -> SectionPacking {
      SectionPacking(frames: items.map { frame(of: $0, room: items.breadth) })
    }

    func frame(of part: CGRect, room: CGFloat) -> CGRect {
      CGRect(
        x: part.minX * room, y: part.minY * scale, width: part.width * room, height: part.height * scale)
    }
  }

  private final class Scatter: PlainSections<CGRect> {
    override func frames(of items: [CGRect], in layout: StackedSectionsLayout, room: CGFloat) -> [CGRect?] {
      items.map { (layout as? ScatterLayout)?.frame(of: $0, room: room) }
    }
  }

  private func trial(
    _ random: inout SeededGenerator, _ direction: UICollectionView.ScrollDirection? = nil
  ) -> SectionedTrial<ScatterLayout, CGRect> {
    let layout = ScatterLayout()
    layout.scrollDirection = direction ?? (random.chance(0.5) ? .vertical : .horizontal)
    return SectionedTrial(layout, most: 60, &random) { random in
      let left = random.double(0...0.9)
      return CGRect(
        x: left, y: random.chance(0.1) ? 0 : random.double(0...1500), width: random.double(0.01...1 - left),
        height: random.chance(0.05) ? 2000 : random.double(1...90))
    } set: { layout, random in
      layout.scale = random.double(0.2...2)
    } plain: {
      Scatter($0)
    }
  }

  @Test(arguments: seedBlocks(100))
  func `every frame matches its packing, and nothing is queried twice`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      let trial = trial(&random)
      for _ in 0..<3 {
        trial.expectFrames()
        trial.change(&random)
      }
    }
  }

  @Test(arguments: seedBlocks(60))
  func `a rect query finds the same elements as single queries, pinned or not`(
    block: Range<UInt64>
  ) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: 1000 + seed)
      trial(&random).expectQueries(&random)
    }
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `right-to-left mirrors every frame`(direction: UICollectionView.ScrollDirection) throws {
    var random = SeededGenerator(seed: 7)
    try trial(&random, direction).expectMirroredFrames()
  }
}
