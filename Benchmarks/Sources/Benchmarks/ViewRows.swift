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
    screen.view.contentOffset.y = (screen.view.contentSize.height / 2).rounded()
    screen.view.layoutIfNeeded()
    return [
      Row(
        "WaterfallLayout: a visible item resized, until it answers for the screen", count, nanoseconds: 50_000
      ) {
        let times = screen.resizeVisibleItem()
        _ = screen.longestFrame()
        return times.answer
      },
      Row("… and until the cells are in place", count, nanoseconds: 800_000) {
        let times = screen.resizeVisibleItem()
        _ = screen.longestFrame()
        return times.cells
      },
      Row("… and the longest frame while the rest follows", count, nanoseconds: 800_000) {
        _ = screen.resizeVisibleItem()
        return screen.longestFrame()
      },
    ]
  }

  static func appendGrowth(from small: Int, to large: Int) -> Row {
    let few = Screen(count: small, layout: Screen.waterfall())
    let many = Screen(count: large, layout: Screen.waterfall())
    return Row("a batch that appends 1000 items, \(large.short) to \(small.short)", large, atMost: 1.2) {
      many.append(1000)
    } floor: {
      few.append(1000)
    }
  }

  // MARK: Scrolling

  func carouselStep() -> [Row] { step("carousel", Screen.carousel, nanoseconds: 20_000, allocations: 60) }
  func waterfallStep() -> [Row] { step("waterfall", Screen.waterfall, nanoseconds: 10_000, allocations: 10) }

  private func step(
    _ name: String, _ layout: () -> UICollectionViewLayout, nanoseconds: Double, allocations: Double
  ) -> [Row] {
    let screen = Screen(count: count, layout: layout())
    return [
      Row("\(name), one scroll step", count, nanoseconds: nanoseconds) { screen.scroll() },
      Row(
        "\(name), allocations in a step", count, ours: screen.scrollAllocations(),
        target: .amount(allocations),
        unit: .count),
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
        ours: many.scrollAllocations(), floor: few.scrollAllocations(), target: .ratio(1.3), unit: .count),
    ]
  }
}
