import LayoutEngine
import TestSupport
import Testing

/// Compares queries for items with given frames with a search of all items.
@Suite struct FramedItemsTests {
  /// Returns frames anywhere in a section, sorted or not. Some have no length, and some cover everything.
  private func frames(_ random: inout SeededGenerator, _ axis: Axis) -> [LayoutRect] {
    var frames = (0..<random.int(0...120)).map { _ in
      let along = random.chance(0.05) ? 0 : random.double(0...900)
      return axis.rect(
        along: along, across: random.double(0...200),
        extent: random.chance(0.05) ? 1000 - along : random.chance(0.1) ? 0 : random.double(0...80),
        breadth: random.chance(0.1) ? 0 : random.double(0...100))
    }
    if random.chance(0.5) { frames.sort { axis.along($0.origin) < axis.along($1.origin) } }
    return frames
  }

  @Test(arguments: seedBlocks(200))
  func `a rectangle query finds the intersecting items in axis order`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      let axis: Axis = random.chance(0.5) ? .vertical : .horizontal
      let frames = frames(&random, axis)
      let items = FramedItems(axis: axis, extent: 1000, frames: frames)
      items._checkInvariants()
      let origin = LayoutPoint(x: random.double(-50...50), y: random.double(-50...50))
      for _ in 0..<20 {
        let rect = LayoutRect(
          x: random.double(-100...1000), y: random.double(-100...1000),
          width: random.chance(0.1) ? 0 : random.double(0...400), height: random.double(0...400))
        var found: [Int] = []
        items.forEachItem(in: rect, from: origin) { item, frame in
          #expect(frame == items.frame(ofItem: item, from: origin))
          found.append(item)
        }
        let starts = found.map { axis.along(frames[$0].origin) }
        #expect(starts == starts.sorted())
        let expected = frames.indices.filter { item in
          let frame = frames[item]
          return LayoutRect(
            origin: LayoutPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), size: frame.size
          ).intersects(rect)
        }
        #expect(found.sorted() == expected)
      }
    }
  }
}
