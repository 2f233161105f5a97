import Benchmark
import LayoutEngine

// The engine's kernels, each measured alone, for the benchmark library's statistics: percentiles,
// instructions, and baselines for comparison. The judged ratios come from `scripts/bench`.

private let count = 1_000_000
private let configuration = LanePacking.Configuration(laneCount: 3, itemSpacing: 8)

private let lengths: [Float] = {
  var state: UInt32 = 12_345
  return (0..<count).map { _ in
    state = state &* 1_664_525 &+ 1_013_904_223
    return Float(40 + (state >> 16) % 261)
  }
}()

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .cpuTotal, .instructions], maxDuration: .seconds(1), maxIterations: 50)

  Benchmark("waterfall of 1M items") { benchmark in
    var packing = LanePacking(configuration, lengths: lengths)
    benchmark.startMeasurement()
    packing.replaceAll(with: lengths)
    blackHole(packing.extent)
  }

  Benchmark("1000 queries of 1M items") { benchmark in
    let packing = LanePacking(configuration, lengths: lengths)
    var hits = 0
    benchmark.startMeasurement()
    for query in 0..<1000 {
      packing.forEachIndex(from: Double(query) * 37, to: Double(query) * 37 + 900) { _ in hits += 1 }
    }
    blackHole(hits)
  }

  Benchmark("lines of 1M items") { benchmark in
    var lines = LineBreaking(rules: LineRules(breadth: 1000, itemSpacing: 8, lineSpacing: 8))
    lines.append(count: count) { LayoutSize(width: Double(lengths[$0]), height: 100) }
    benchmark.startMeasurement()
    lines.removeAll()
    lines.append(count: count) { LayoutSize(width: Double(lengths[$0]), height: 100) }
    blackHole(lines.extent)
  }

  Benchmark("the first of 1M items resized, lanes kept") { benchmark in
    var packing = LanePacking(configuration, lengths: lengths)
    benchmark.startMeasurement()
    packing.resizeItem(at: 0, to: 77, following: .retainLanes)
    blackHole(packing.extent)
  }
}
