import CollectionLayouts
import CollectionView

/// P9 and P10: through a collection view, as an app has it.
struct ViewRows {
  let count: Int

  func prepare() -> Row {
    let screen = Screen(count: count, layout: Screen.waterfall())
    return Row("WaterfallLayout.prepare() with a delegate, per item", count, nanoseconds: 25) {
      screen.layout.invalidateLayout()
      return timed(per: count) { screen.layout.prepare() }
    }
  }

  func carouselStep() -> Row { step("carousel", Screen.carousel, nanoseconds: 20_000) }
  func waterfallStep() -> Row { step("waterfall", Screen.waterfall, nanoseconds: 10_000) }

  private func step(_ name: String, _ layout: () -> UICollectionViewLayout, nanoseconds: Double) -> Row {
    let screen = Screen(count: count, layout: layout())
    return Row("\(name), one scroll step", count, nanoseconds: nanoseconds) { screen.scroll() }
  }

  static func carouselGrowth(from small: Int, to large: Int) -> Row {
    growth("carousel", Screen.carousel, small, large)
  }

  static func waterfallGrowth(from small: Int, to large: Int) -> Row {
    growth("waterfall", Screen.waterfall, small, large)
  }

  private static func growth(
    _ name: String, _ layout: () -> UICollectionViewLayout, _ small: Int, _ large: Int
  ) -> Row {
    let few = Screen(count: small, layout: layout())
    let many = Screen(count: large, layout: layout())
    return Row("\(name), one scroll step, \(large.short) to \(small.short)", large, atMost: 1.3) {
      many.scroll()
    } floor: {
      few.scroll()
    }
  }
}
