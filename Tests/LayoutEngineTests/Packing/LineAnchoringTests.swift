import LayoutEngine
import TestSupport
import Testing

@Suite("Lines anchored on screen") struct LineAnchoringTests {
  private typealias Alignment = LineRules.Alignment

  /// A reference implementation of anchored lines.
  private struct Plain {
    var sizes: [LayoutSize]
    var lines: [Range<Int>] = []
    let rules: LineRules

    private func breadth(_ item: Int) -> Double { min(sizes[item].width, rules.breadth) }

    func fits(_ items: Range<Int>) -> Bool {
      let sum = items.reduce(0) { $0 + breadth($1) } + Double(items.count - 1) * rules.itemSpacing
      return items.count == 1 || sum <= rules.breadth + 1e-3
    }

    /// Returns lines filled from the first item to the last.
    func forward(_ items: Range<Int>) -> [Range<Int>] {
      var lines: [Range<Int>] = []
      for item in items {
        if let last = lines.last, fits(last.lowerBound..<item + 1) {
          lines[lines.count - 1] = last.lowerBound..<item + 1
        } else {
          lines.append(item..<item + 1)
        }
      }
      return lines
    }

    /// Returns lines filled from the last item to the first.
    func backward(_ items: Range<Int>) -> [Range<Int>] {
      var lines: [Range<Int>] = []
      for item in items.reversed() {
        if let last = lines.last, fits(item..<last.upperBound) {
          lines[lines.count - 1] = item..<last.upperBound
        } else {
          lines.append(item..<item + 1)
        }
      }
      return lines.reversed()
    }

    mutating func resize(_ changes: [(item: Int, size: LayoutSize)], anchoring anchored: ClosedRange<Int>) {
      var unchanged = lines.filter { $0.overlaps(Range(anchored)) }
      let (start, end) = (unchanged[0].lowerBound, unchanged[unchanged.count - 1].upperBound)
      for (item, size) in changes { sizes[item] = size }
      let items = changes.map(\.item)
      if let inside = items.filter({ (start..<end).contains($0) }).min() {
        unchanged = unchanged.filter { $0.upperBound <= inside }
      }
      let unchangedEnd = unchanged.last?.upperBound ?? start
      var behind = lines.filter { $0.lowerBound >= unchangedEnd }
      if items.contains(where: { $0 >= start }) {
        var next = unchangedEnd
        if rules.alignment == .leading, rules.lastLineAlignment != .center, let last = unchanged.last {
          let thickest = last.map { sizes[$0].height }.max() ?? 0
          while next < sizes.count, sizes[next].height <= thickest, fits(last.lowerBound..<next + 1) {
            next += 1
          }
          unchanged[unchanged.count - 1] = last.lowerBound..<next
        }
        behind = forward(next..<sizes.count)
      }
      let before =
        items.contains { $0 < start } ? backward(0..<start) : lines.filter { $0.upperBound <= start }
      lines = before + unchanged + behind
    }
  }

  @Test(arguments: [Alignment.leading, .center, .trailing, .justified], seeds(300))
  func `visible lines keep their tags; earlier lines fill backward, later ones forward`(
    alignment: LineRules.Alignment, seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let lastLineAlignment = random.chance(0.7) ? nil : random.chance(0.5) ? Alignment.leading : .center
    func size() -> LayoutSize {
      LayoutSize(
        width: Double(random.int(random.chance(0.05) ? 0...150 : 10...60)),
        height: Double(random.int(2...4) * 10))
    }
    let rules = LineRules(
      breadth: 120, itemSpacing: Double(random.int(0...9)), lineSpacing: 5, alignment: alignment,
      lastLineAlignment: lastLineAlignment)
    let count = random.int(1...150)
    var plain = Plain(sizes: (0..<count).map { _ in size() }, rules: rules)
    plain.lines = plain.forward(0..<count)
    var lines = LineBreaking(rules: rules)
    lines.append(count: count) { plain.sizes[$0] }
    for _ in 0..<8 {
      let first = random.int(0...count - 1)
      let anchored = first...min(count - 1, first + random.int(0...12))
      let changes = (0..<random.int(0...4)).map { _ in (item: random.int(0...count - 1), size: size()) }
      let before = anchored.map { lines.frame(ofItem: $0) }
      let line = lines.line(ofItem: first)
      let changesAnchored = changes.contains { lines.line(ofItem: $0.item) >= line }
      lines.resize(changes, anchoring: anchored)
      plain.resize(changes, anchoring: anchored)
      lines._checkInvariants()
      #expect((0..<lines.lineCount).map(lines.itemRange) == plain.lines)
      // Unless an item in or after the anchored lines changes, all anchored items move together.
      if changesAnchored { continue }
      let after = anchored.map { lines.frame(ofItem: $0) }
      #expect(after.count == before.count)
      for (old, new) in zip(before, after) {
        #expect(old.minX == new.minX)
        #expect(abs((new.minY - old.minY) - (after[0].minY - before[0].minY)) < 1e-6)
      }
    }
    let copy = lines
    lines.rebreakForward()
    lines._checkInvariants()
    expectEqual(
      (lines.isPackedForward, true),
      ((0..<lines.lineCount).map(lines.itemRange), plain.forward(0..<count)))
    if copy.isPackedForward { #expect((0..<copy.lineCount).map(copy.itemRange) == plain.forward(0..<count)) }
  }

  @Test func `itemsThatStay starts at the first line without changes to hidden items`() {
    var lines = LineBreaking(rules: LineRules(axis: .vertical, breadth: 100, itemSpacing: 0, lineSpacing: 0))
    lines.append(count: 8) { _ in LayoutSize(width: 50, height: 10) }
    expectEqual(
      (lines.itemsThatStay(showing: [3, 4], changing: []), 2...5),
      (lines.itemsThatStay(showing: [3, 4], changing: [3]), 2...5),
      (lines.itemsThatStay(showing: [3, 4], changing: [2]), 4...5),
      (lines.itemsThatStay(showing: [3, 4], changing: [2, 5]), nil),
      (lines.itemsThatStay(showing: [], changing: []), nil),
      (lines.itemsThatStay(showing: [3, 8], changing: []), nil))
  }
}
