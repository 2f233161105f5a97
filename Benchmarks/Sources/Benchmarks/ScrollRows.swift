import CollectionView

/// P10: a scroll step with many items and with few.
struct ScrollRows {
  private let name: String
  private let layout: @MainActor () -> UICollectionViewLayout
  private let prefetches: Bool
  private let nanoseconds: Double
  private let floor: Calibration
  /// The allocations allowed in a frame in addition to attributes objects: their array, and the invalidation
  /// context.
  private let beyond: Double

  static let carousel = ScrollRows(
    name: "carousel", layout: Screen.countingCarousel, prefetches: false, nanoseconds: 20_000,
    floor: Calibration(quiet: 11_900, objects: 44, passes: 4, repeats: Screen.stepsInATurn), beyond: 2)

  static let waterfall = ScrollRows(
    name: "waterfall", layout: Screen.countingWaterfall, prefetches: false, nanoseconds: 10_000,
    floor: Calibration(quiet: 5_350, objects: 2, passes: 3, repeats: Screen.stepsInATurn), beyond: 2)

  /// Allows two more allocations for the pages ahead, one for an array of their stored data, and one for an
  /// array of their new items.
  static let prefetchingWaterfall = ScrollRows(
    name: "waterfall, prefetching", layout: Screen.countingWaterfall, prefetches: true, nanoseconds: 20_000,
    floor: Calibration(quiet: 5_690, objects: 5, passes: 3, repeats: Screen.stepsInATurn), beyond: 6)

  /// Measures the step once, with many items, few items, and the floor in turns.
  func rows(from small: Int, to large: Int) -> [Row] {
    let few = Screen(count: small, layout: layout(), prefetches: prefetches)
    let many = Screen(count: large, layout: layout(), prefetches: prefetches)
    let kernels = [many.scroll, floor.kernel, few.scroll]
    let times = inTurns(kernels.count) { kernels[$0]() }
    let allocations = many.scrollAllocations()
    let worst = allocations.made.indices.max {
      allocations.made[$0] - allocations.needed[$0] < allocations.made[$1] - allocations.needed[$1]
    }
    func allocated(_ which: String, _ made: Int, _ needed: Int) -> Row {
      Row(
        "\(name), allocations in \(which) step", large, ours: Double(made), floor: Double(needed),
        target: .more(beyond), unit: .count)
    }
    let growth = "\(large.short) to \(small.short)"
    return [
      Row(
        "\(name), one scroll step", large, ours: times[0], floor: times[1],
        target: .time(nanoseconds, quiet: floor.quiet)),
      Row("\(name), one scroll step, \(growth)", large, ours: times[0], floor: times[2], target: .ratio(1.3)),
      allocated("a median", allocations.made.median, allocations.needed.median),
      allocated("the worst", allocations.made[worst ?? 0], allocations.needed[worst ?? 0]),
      Row(
        "\(name), allocations in a step, \(growth)", large, ours: allocations.made.mean,
        floor: few.scrollAllocations().made.mean, target: .ratio(1.3), unit: .count),
    ]
  }
}

extension [Int] {
  fileprivate var mean: Double { Double(reduce(0, +)) / Double(count) }
  fileprivate var median: Int { sorted()[count / 2] }
}
