import CollectionLayouts
import CollectionView

/// P3, P5, P9, P9b and P10 through a collection view, as an app has it.
struct ViewRows {
  let count: Int

  func prepare() -> Row {
    let screen = Screen(count: count, layout: Screen.waterfall())
    return Row("WaterfallLayout.prepare() with a delegate, per item", count, nanoseconds: 25) {
      screen.layout.invalidateLayout()
      return timed(per: count) { screen.layout.prepare() }
    }
  }

  /// The same with all lengths in one array.
  func prepareAtOnce() -> Row {
    let source = LengthsAtOnce(count: count)
    let screen = Screen(source: source, layout: Screen.waterfall())
    return Row("WaterfallLayout.prepare() with lengths in an array, per item", count, nanoseconds: 6) {
      screen.layout.invalidateLayout()
      return timed(per: count) { screen.layout.prepare() }
    }
  }

  // MARK: Changes

  /// A visible item that gets another length in the middle of all: what it takes until the screen is right, and the
  /// longest of the frames in which the items behind follow.
  func reflow() -> [Row] {
    let screen = Screen(count: count, layout: Screen.waterfall())
    screen.go(to: 0.5)
    func row(_ kernel: String, nanoseconds: Double, _ work: Kernel) -> Row {
      let row = Row(kernel, count, nanoseconds: nanoseconds, ours: work)
      screen.check(after: "a visible item was resized")
      return row
    }
    return [
      row("WaterfallLayout: a visible item resized, until it answers for the screen", nanoseconds: 50_000) {
        let times = screen.resizeVisibleItem()
        _ = screen.longestFrame()
        return times.answer
      },
      row("… and until the cells are in place", nanoseconds: 800_000) {
        let times = screen.resizeVisibleItem()
        _ = screen.longestFrame()
        return times.cells
      },
      row("… and the longest frame while the rest follows", nanoseconds: 800_000) {
        _ = screen.resizeVisibleItem()
        return screen.longestFrame()
      },
    ]
  }

  /// Changes with all items between them and the screen: as long as packing all, in one frame.
  func changeFarAbove() -> [Row] {
    let floor = FloorLanes(Corpus(count: count).lengths)
    func row(_ kernel: String, from place: CGFloat, _ work: (Screen) -> Double) -> Row {
      let screen = Screen(count: count, layout: Screen.waterfall())
      screen.go(to: place)
      let row = Row(kernel, count, atMost: 1.5) {
        screen.go(to: place)
        return work(screen)
      } floor: {
        timed { floor.pack() }
      }
      screen.check(after: kernel)
      return row
    }
    return [
      row("WaterfallLayout at the bottom: the first item resized, the frame", from: 1) {
        $0.resizeFirstItem()
      },
      row("… at the top, and at once to the end", from: 0) { $0.resizeFirstItemAndGoToTheEnd() },
      row("… at the bottom: another item spacing", from: 1) { $0.changeSpacing() },
    ]
  }

  static func appendGrowth(from small: Int, to large: Int) -> Row {
    let few = Screen(count: small, layout: Screen.waterfall())
    let many = Screen(count: large, layout: Screen.waterfall())
    let row = Row("a batch that appends 1000 items, \(large.short) to \(small.short)", large, atMost: 1.2) {
      many.append(1000)
    } floor: {
      few.append(1000)
    }
    for screen in [few, many] { screen.check(after: "1000 items were appended") }
    return row
  }

  // MARK: Scrolling

  func carouselStep() -> [Row] {
    step("carousel", Screen(count: count, layout: Screen.countingCarousel()), nanoseconds: 20_000)
  }

  func waterfallStep() -> [Row] {
    step("waterfall", Screen(count: count, layout: Screen.countingWaterfall()), nanoseconds: 10_000)
  }

  func prefetchingStep() -> [Row] {
    let screen = Screen(count: count, layout: Screen.countingWaterfall(), prefetches: true)
    // As many arrays again for the pages ahead, that of what is kept of them, and those of what is new among them.
    return step("waterfall, prefetching", screen, nanoseconds: 20_000, beyond: 6)
  }

  /// `beyond` is what a frame may allocate beyond the attributes objects: the array they come in, and the invalidation
  /// context.
  private func step(_ name: String, _ screen: Screen, nanoseconds: Double, beyond: Double = 2) -> [Row] {
    let time = Row("\(name), one scroll step", count, nanoseconds: nanoseconds) { screen.scroll() }
    let allocations = screen.scrollAllocations()
    let worst = allocations.made.indices.max {
      allocations.made[$0] - allocations.needed[$0] < allocations.made[$1] - allocations.needed[$1]
    }
    func row(_ which: String, _ made: Int, _ needed: Int) -> Row {
      Row(
        "\(name), allocations in \(which) step", count, ours: Double(made), floor: Double(needed),
        target: .more(beyond), unit: .count)
    }
    return [
      time, row("a median", allocations.made.median, allocations.needed.median),
      row("the worst", allocations.made[worst ?? 0], allocations.needed[worst ?? 0]),
    ]
  }

  static func carouselGrowth(from small: Int, to large: Int) -> [Row] {
    growth("carousel", Screen.carousel, small, large)
  }

  static func waterfallGrowth(from small: Int, to large: Int) -> [Row] {
    growth("waterfall", Screen.waterfall, small, large)
  }

  private static func growth(
    _ name: String, _ layout: () -> UICollectionViewLayout, _ small: Int, _ large: Int
  ) -> [Row] {
    let few = Screen(count: small, layout: layout())
    let many = Screen(count: large, layout: layout())
    return [
      Row("\(name), one scroll step, \(large.short) to \(small.short)", large, atMost: 1.3) {
        many.scroll()
      } floor: {
        few.scroll()
      },
      Row(
        "\(name), allocations in a step, \(large.short) to \(small.short)", large,
        ours: many.scrollAllocations().made.mean, floor: few.scrollAllocations().made.mean,
        target: .ratio(1.3), unit: .count),
    ]
  }
}

extension [Int] {
  fileprivate var mean: Double { Double(reduce(0, +)) / Double(count) }
  fileprivate var median: Int { sorted()[count / 2] }
}
