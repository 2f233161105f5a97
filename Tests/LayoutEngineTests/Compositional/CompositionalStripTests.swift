import LayoutEngine
import TestSupport
import Testing

/// Tests the resting positions of orthogonally scrolling sections.
@Suite struct CompositionalStripTests {
  private func run(
    _ width: Compositional.Dimension, count: Int, spacing: Double = 10, scale: Double = 0
  ) -> Compositional.Run {
    let size = Compositional.Size(width, .absolute(50))
    let item = Compositional.Node(size: size)
    let node = Compositional.Node(size: size, content: .group(.init(.horizontal, .repeating([item]))))
    return Compositional.Run(
      node, axis: .horizontal, container: LayoutSize(width: 300, height: 400), spacing: spacing, scale: scale,
      count: count)
  }

  @Test(arguments: [
    (Compositional.Strip.Behavior.continuous, 0.0, 730.0), (.paging, 0, 730),
    (.groupPagingCentered, -100, 830),
  ])
  func `a strip's range spans from its first group to its last`(
    behavior: Compositional.Strip.Behavior, low: Double, high: Double
  ) {
    // Ten groups of 94, 10 apart: 1030.
    let strip = Compositional.Strip(run(.absolute(94), count: 10), extent: 300, behavior: behavior)
    #expect(strip.range == (behavior == .groupPagingCentered ? -103...833 : low...high))
  }

  @Test func `groups shorter than a point keep their length`() {
    #expect(run(.absolute(0.25), count: 2, spacing: 0).extent == 0.5)
  }

  @Test func `measuring an item in groups without items changes nothing`() {
    let size = Compositional.Size(.absolute(50), .absolute(50))
    let node = Compositional.Node(size: size, content: .group(.init(.horizontal, .repeating([]))))
    var run = Compositional.Run(
      node, axis: .horizontal, container: LayoutSize(width: 300, height: 400), count: 5)
    run.measure([(0, LayoutSize(width: 20, height: 50))])
    expectEqual((run.extent, 0), (run.groupSpan(ofItem: 0), nil))
  }

  @Test
  func `the group at a position starts there, even among groups of different lengths`() {
    var run = run(.estimated(80), count: 9)
    run.measure([(3, LayoutSize(width: 50, height: 50)), (6, LayoutSize(width: 20, height: 50))])
    for item in 0..<9 {
      let span = run.groupSpan(ofItem: item)
      #expect(span.flatMap { run.groupSpan(at: $0.start) } == span)
    }
  }

  @Test func `an empty or zero-length strip stays within its range`() {
    for behavior in [
      Compositional.Strip.Behavior.continuous, .leadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ] {
      for (count, extent) in [(0, 300.0), (0, 0), (3, 0), (1, 300)] {
        let strip = Compositional.Strip(run(.absolute(90), count: count), extent: extent, behavior: behavior)
        for velocity in [-1000.0, 0, 1000] {
          #expect(strip.range.contains(strip.rest(from: 0, at: 5, proposed: 40, velocity: velocity)))
        }
      }
    }
  }

  @Test func `a flick back rests on the previous group, even with negative edge spacing`() {
    let size = Compositional.Size(.absolute(100), .absolute(50))
    let node = Compositional.Node(
      size: size, edges: .init(left: .fixed(-30)),
      content: .group(.init(.horizontal, .repeating([.init(size: size)]))))
    // The groups are 80 apart and moved by -30, so they start at -30, 50, 130, 210, …
    let run = Compositional.Run(
      node, axis: .horizontal, container: LayoutSize(width: 300, height: 400), spacing: 10, count: 10)
    let strip = Compositional.Strip(run, extent: 300, behavior: .groupPaging)
    #expect(strip.rest(from: 210, at: 235, proposed: 235, velocity: -500) == 210)
  }

  @Test(arguments: seedBlocks(400))
  func `a strip rests at the stop that a search of all groups finds`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      var run = run(
        random.chance(0.5) ? .estimated(80) : .absolute(random.double(20...250)), count: random.int(1...30),
        spacing: random.double(0...20), scale: [0, 2, 3][random.int(0...2)])
      run.measure(
        (0..<run.count).filter { _ in random.chance(0.5) }
          .map { ($0, LayoutSize(width: random.double(10...260), height: 50)) })
      let spans = (0..<run.count).compactMap(run.groupSpan)
      for (item, span) in spans.enumerated() {
        #expect(span.items.contains(item))
        #expect(run.groupSpan(at: span.start + span.extent / 2) == span)
        #expect(abs(run.frame(ofItem: item, from: .zero).minX - span.start) <= 0.5)
      }
      let extent = random.double(100...400)
      let isCentered = random.chance(0.5)
      let strip = Compositional.Strip(
        run, extent: extent, behavior: isCentered ? .groupPagingCentered : .groupPaging)
      let leading = Compositional.Strip(run, extent: extent, behavior: .leadingBoundary)
      func stops(_ strip: Compositional.Strip, _ distance: (Compositional.Run.GroupSpan) -> Double)
        -> [Double]
      {
        var stops: [Double] = [strip.range.upperBound]
        for span in spans {
          var stop = distance(span)
          if run.scale > 0 { stop = (stop * run.scale + 0.5).rounded(.down) / run.scale }
          stops.append(min(max(stop, strip.range.lowerBound), strip.range.upperBound))
        }
        return Array(Set(stops)).sorted()
      }
      func nearest(_ stops: [Double], to distance: Double) -> Double {
        stops.min { abs($0 - distance) < abs($1 - distance) } ?? 0
      }
      let pages = stops(strip) { isCentered ? $0.start - (extent - $0.extent) / 2 : $0.start }
      let begins = stops(leading) { $0.start }
      for _ in 0..<20 {
        let start = pages[random.int(0...(pages.count - 1))]
        let distance = random.double(strip.range.lowerBound - 50...strip.range.upperBound + 50)
        let inside = min(max(distance, strip.range.lowerBound), strip.range.upperBound)
        let number = pages.firstIndex(of: start)!
        let limits = pages[max(0, number - 1)]...pages[min(pages.count - 1, number + 1)]
        let still = strip.rest(from: start, at: distance, proposed: distance, velocity: 0)
        let expected = min(max(nearest(pages, to: inside), limits.lowerBound), limits.upperBound)
        #expect(abs(abs(still - inside) - abs(expected - inside)) < 1e-6)
        #expect(pages.contains(still))
        let on = strip.rest(from: start, at: distance, proposed: distance, velocity: 500)
        let next = pages.first { $0 > inside } ?? strip.range.upperBound
        #expect(abs(on - min(max(next, limits.lowerBound), limits.upperBound)) < 1e-6)
        let back = strip.rest(from: start, at: distance, proposed: distance, velocity: -500)
        let last = pages.last { $0 < inside } ?? strip.range.lowerBound
        #expect(abs(back - min(max(last, limits.lowerBound), limits.upperBound)) < 1e-6)
        let rest = leading.rest(from: 0, at: distance, proposed: distance, velocity: 0)
        let bounded = min(max(distance, leading.range.lowerBound), leading.range.upperBound)
        #expect(abs(abs(rest - bounded) - abs(nearest(begins, to: bounded) - bounded)) < 1e-6)
      }
    }
  }
}
