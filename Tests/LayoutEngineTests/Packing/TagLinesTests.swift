import LayoutEngine
import TestSupport
import Testing

/// Tests the alignments of tag lines: leading, centered, trailing, and justified.
@Suite struct TagLinesTests {
  private func rules(_ alignment: LineRules.Alignment, breadth: Double = 200) -> LineRules {
    LineRules(breadth: breadth, itemSpacing: 10, lineSpacing: 5, alignment: alignment)
  }

  private func frames(_ breadths: [Double], _ rules: LineRules) -> [LayoutRect] {
    var lines = LineBreaking(rules: rules)
    lines.append(count: breadths.count) { LayoutSize(width: breadths[$0], height: 20) }
    lines._checkInvariants()
    return breadths.indices.map { lines.frame(ofItem: $0) }
  }

  // 50 + 10 + 60 + 10 + 40 = 170 of 200, then 80 and 90.
  @Test(arguments: [
    (LineRules.Alignment.leading, [0.0, 60, 130, 0, 90]), (.center, [15, 75, 145, 10, 100]),
    (.trailing, [30, 90, 160, 20, 110]), (.justified, [0, 75, 160, 0, 90]),
  ])
  func `items are placed in their line according to the alignment`(
    alignment: LineRules.Alignment, starts: [Double]
  ) {
    #expect(frames([50, 60, 40, 80, 90], rules(alignment)).map(\.minX) == starts)
  }

  @Test(arguments: [LineRules.Alignment.leading, .center, .trailing, .justified])
  func `an item wider than its line is narrowed to it and has a line of its own`(
    alignment: LineRules.Alignment
  ) {
    let frames = frames([50, 300, 60], rules(alignment))
    expectEqual((frames[1], LayoutRect(x: 0, y: 25, width: 200, height: 20)), (frames[2].minY, 50))
  }

  @Test func `a narrowed item regains its width in a wider line`() {
    var lines = LineBreaking(rules: rules(.leading))
    lines.append(count: 1) { _ in LayoutSize(width: 300, height: 20) }
    lines.rebreak(by: rules(.leading, breadth: 400))
    #expect(lines.frame(ofItem: 0).width == 300)
  }

  @Test func `an item up to a thousandth of a point too wide still fits`() {
    expectEqual(
      (frames([95, 95.0009], rules(.leading))[1].minY, 0),
      (frames([95, 95.002], rules(.leading))[1].minY, 25))
  }

  @Test func `a single item in a justified line is leading-aligned`() {
    #expect(frames([150, 120, 10], rules(.justified))[0].minX == 0)
  }

  @Test func `shorter items are centered in their line`() {
    var lines = LineBreaking(rules: rules(.trailing))
    lines.append(count: 2) { LayoutSize(width: 50, height: $0 == 0 ? 20 : 40) }
    expectEqual(((0..<2).map { lines.frame(ofItem: $0).minY }, [10, 0]), (lines.extent, 40))
  }

  @Test func `with no breadth, each item has a line of its own and zero width`() {
    for breadth in [0.0, -20] {
      let frames = frames([50, 60], rules(.center, breadth: breadth))
      expectEqual((frames.map(\.width), [0, 0]), (frames.map(\.minY), [0, 25]))
    }
  }

  @Test(arguments: seedBlocks(200))
  func `frames and queries match reference lines, with uniform sizes or not`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: seed)
      let alignments: [LineRules.Alignment] = [.leading, .center, .trailing, .justified]
      let alignment = alignments[dice.int(0...3)]
      let lastLineAlignment = dice.chance(0.5) ? nil : alignments[dice.int(0...3)]
      let rules = LineRules(
        axis: dice.chance(0.5) ? .vertical : .horizontal, breadth: dice.double(0...500),
        itemSpacing: dice.double(0...12).rounded(), lineSpacing: dice.double(0...12), alignment: alignment,
        lastLineAlignment: lastLineAlignment, scale: 0)
      let size = LayoutSize(width: dice.double(10...150).rounded(), height: dice.double(10...150).rounded())
      let isUniform = dice.chance(0.4)
      let sizes = (0..<dice.int(0...150)).map { _ in
        isUniform ? size : LayoutSize(width: dice.double(0...150), height: dice.double(0...150))
      }
      var broken = LineBreaking(rules: rules)
      var added = 0
      while added < sizes.count {
        let count = min(dice.int(1...60), sizes.count - added)
        broken.append(count: count) { sizes[added + $0] }
        added += count
      }
      broken._checkInvariants()
      let origin = LayoutPoint(x: dice.double(-50...50), y: dice.double(-50...50))
      let expected = Self.frames(of: sizes, by: rules, from: origin)
      var stores = [SectionLines.broken(broken)]
      if isUniform { stores.append(.uniform(UniformLines(rules: rules, itemSize: size, count: sizes.count))) }
      for store in stores {
        let frames = sizes.indices.map { store.frame(ofItem: $0, from: origin) }
        for item in frames.indices { #expect(isClose(frames[item], expected[item])) }
        for _ in 0..<10 {
          let rect = rules.axis.rect(
            along: dice.double(-100...max(1, store.extent)), across: dice.double(-100...600),
            extent: dice.double(0...500), breadth: dice.double(0...600))
          var found: [Int] = []
          store.forEachItem(in: rect, from: origin) { item, frame in
            found.append(item)
            #expect(frame == frames[item])
          }
          #expect(found == frames.indices.filter { frames[$0].intersects(rect) })
        }
      }
    }
  }

  private static func frames(of sizes: [LayoutSize], by rules: LineRules, from origin: LayoutPoint)
    -> [LayoutRect]
  {
    let axis = rules.axis
    let breadths = sizes.map { min(axis.breadth(of: $0), rules.breadth) }
    var frames: [LayoutRect] = []
    var (first, along) = (0, 0.0)
    while first < sizes.count {
      var (end, used) = (first + 1, breadths[first])
      while end < sizes.count, used + rules.itemSpacing + breadths[end] <= rules.breadth + 0.001 {
        used += rules.itemSpacing + breadths[end]
        end += 1
      }
      let thickness = sizes[first..<end].map { axis.extent(of: $0) }.max() ?? 0
      let left = rules.breadth - used
      var gap = rules.itemSpacing
      let ofLast = rules.lastLineAlignment ?? (rules.alignment == .justified ? .leading : rules.alignment)
      let alignment = end < sizes.count ? rules.alignment : ofLast
      if alignment == .justified, end - first > 1 { gap += left / Double(end - first - 1) }
      var across = alignment == .center ? left / 2 : alignment == .trailing ? left : 0
      for item in first..<end {
        let extent = axis.extent(of: sizes[item])
        frames.append(
          axis.rect(
            along: axis.along(origin) + along + (thickness - extent) / 2,
            across: axis.across(origin) + across,
            extent: extent, breadth: breadths[item]))
        across += breadths[item] + gap
      }
      along += thickness + rules.lineSpacing
      first = end
    }
    return frames
  }
}
