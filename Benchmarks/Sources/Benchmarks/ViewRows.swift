import CollectionLayouts
import CollectionView

/// P3, P5, P9 and P10 through a collection view, as an app has it.
struct ViewRows {
  let count: Int

  func prepare() -> Row {
    let screen = Screen(count: count, layout: Screen.waterfall())
    return Row("WaterfallLayout.prepare() with a delegate, per item", count, nanoseconds: 25) {
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

  /// At the bottom, after a change of the first item: the frame in which it is taken in, and the one in which the new places
  /// come to the screen.
  func changeFarAbove() -> [Row] {
    let screen = screenAtTheEnd()
    let before = screen.source.lengths
    _ = screen.resizeFirstItem()
    screen.check(after: "the first frame in which the first item was resized", as: before)
    _ = screen.longestFrame()
    let first = Row(
      "WaterfallLayout at the bottom: the first item resized, the first frame", count, nanoseconds: 800_000
    ) {
      let time = screen.resizeFirstItem()
      _ = screen.longestFrame()
      return time
    }
    let swap = Row("… and the frame in which the new places come to the screen", count, nanoseconds: 800_000)
    {
      _ = screen.resizeFirstItem()
      guard let swap = screen.frames().swap else { Check.fail("the new places have not come") }
      return swap
    }
    screen.check(after: "the first item was resized")
    return [first, swap, offsetStays(), goingToTheEnd(), otherGaps(), again()]
  }

  private func screenAtTheEnd() -> Screen {
    let screen = Screen(count: count, layout: Screen.waterfall())
    screen.go(to: 1)
    return screen
  }

  private func offsetStays() -> Row {
    let screen = screenAtTheEnd()
    (screen.layout as? WaterfallLayout)?.maintainsVisibleContentPosition = false
    let row = Row(
      "… and where the offset is to stay, the longest frame of all", count, nanoseconds: 800_000
    ) {
      max(screen.resizeFirstItem(), screen.longestFrame())
    }
    screen.check(after: "the first item was resized and the offset was to stay")
    return row
  }

  private func goingToTheEnd() -> Row {
    let screen = Screen(count: count, layout: Screen.waterfall())
    let before = screen.source.lengths
    _ = screen.resizeFirstItemAndGoToTheEnd()
    screen.check(after: "the view went to the end", as: before)
    _ = screen.longestFrame()
    let row = Row(
      "WaterfallLayout at the top: the first item resized, at once to the end, the longest frame", count,
      nanoseconds: 800_000
    ) {
      screen.go(to: 0)
      return max(screen.resizeFirstItemAndGoToTheEnd(), screen.longestFrame())
    }
    screen.check(after: "the first item was resized and the view went to the end")
    return row
  }

  private func otherGaps() -> Row {
    let screen = screenAtTheEnd()
    let row = Row(
      "WaterfallLayout at the bottom: another item spacing, the longest frame of all", count,
      nanoseconds: 800_000
    ) {
      max(screen.changeSpacing(), screen.longestFrame())
    }
    screen.check(after: "the item spacing was changed")
    return row
  }

  private func again() -> Row {
    let screen = Screen(count: count, layout: Screen.waterfall())
    screen.go(to: 0.5)
    let row = Row(
      "WaterfallLayout in the middle: the first item resized, and again when its new places have passed, the longest frame of all",
      count, nanoseconds: 800_000
    ) {
      // Some frames more than it takes to the screen.
      let before = max(screen.resizeFirstItem(), screen.longestFrame(of: count / 2 / 131_072 + 2))
      return max(before, screen.resizeFirstItem(), screen.longestFrame())
    }
    screen.check(after: "the first item was resized, and again")
    return row
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
