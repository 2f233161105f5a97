import CollectionLayouts
import CollectionView

/// P3, P5, P9, and P9b through a collection view, as in an app.
struct ViewRows {
  let count: Int

  /// The reference for a million items with two delegate calls each.
  private static let asking = Calibration(
    quiet: 8.3, passes: 4_000, kilobytes: 1, items: 1_000_000, units: 1_000_000)
  private static let packing = Calibration(quiet: 1.4, items: 1_000_000, units: 1_000_000)

  func prepare() -> Row {
    let screen = Screen(count: count, layout: Screen.waterfall())
    return Row(
      "WaterfallLayout.prepare() with a delegate, per item", count, nanoseconds: 25, like: Self.asking
    ) {
      screen.layout.invalidateLayout()
      return timed(per: count) { screen.layout.prepare() }
    }
  }

  /// Measures the same work with all lengths in one array.
  func prepareAtOnce() -> Row {
    let source = LengthsAtOnce(count: count)
    let screen = Screen(source: source, layout: Screen.waterfall())
    return Row(
      "WaterfallLayout.prepare() with lengths in an array, per item", count, nanoseconds: 6,
      like: Self.packing
    ) {
      screen.layout.invalidateLayout()
      return timed(per: count) { screen.layout.prepare() }
    }
  }

  // MARK: Changes

  /// Measures the resizing of a visible item in the middle of all items: the time until the screen is right,
  /// and the longest frame while the items after it follow.
  func reflow() -> [Row] {
    let screen = Screen(count: count, layout: Screen.waterfall())
    screen.go(to: 0.5)
    func row(_ kernel: String, nanoseconds: Double, like floor: Calibration, _ work: Kernel) -> Row {
      // Averages over both lengths of the item, because one of them is less work.
      let row = Row(kernel, count, nanoseconds: nanoseconds, like: floor) { (work() + work()) / 2 }
      screen.check(after: "a visible item was resized")
      return row
    }
    return [
      row(
        "WaterfallLayout: a visible item resized, until it answers for the screen", nanoseconds: 50_000,
        like: Calibration(quiet: 44_000, objects: 30, passes: 4, items: 4_096)
      ) {
        let times = screen.resizeVisibleItem()
        _ = screen.longestFrame()
        return times.answer
      },
      row(
        "… and until the cells are in place", nanoseconds: 800_000,
        like: Calibration(quiet: 55_500, objects: 60, passes: 8, items: 4_096)
      ) {
        let times = screen.resizeVisibleItem()
        _ = screen.longestFrame()
        return times.cells
      },
      row(
        "… and the longest frame while the rest follows", nanoseconds: 800_000,
        like: Calibration(quiet: 216_500, passes: 4, items: 131_072)
      ) {
        _ = screen.resizeVisibleItem()
        return screen.longestFrame()
      },
    ]
  }

  /// Measures changes after which all items must be packed before the screen is right. They take as long as
  /// packing everything, in one frame.
  func changeFarAbove() -> [Row] {
    let floor = FloorLanes(Corpus(count: count).lengths)
    func row(_ kernel: String, from part: CGFloat, _ work: (Screen) -> Double) -> Row {
      let screen = Screen(count: count, layout: Screen.waterfall())
      screen.go(to: part)
      let row = Row(kernel, count, atMost: 1.5) {
        screen.go(to: part)
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
}
