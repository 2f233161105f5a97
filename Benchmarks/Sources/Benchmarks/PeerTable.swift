#if PEER_LAYOUTS
import CollectionView
import Foundation

/// The same work in the same collection view, in turns, by a layout of this package and by alternatives.
enum PeerWork: String, CaseIterable {
  /// Items in three lanes, with lengths from a delegate.
  case waterfall
  /// Self-sizing rows.
  case list

  /// The names of the layouts, starting with ours.
  var names: [String] {
    switch self {
    case .waterfall: ["WaterfallLayout", PeerLayout.cht.rawValue, "TanStack Virtual's lanes in C"]
    case .list:
      ["UICollectionViewCompositionalLayout", PeerLayout.magazine.rawValue, PeerLayout.chat.rawValue]
    }
  }

  /// Creates a screen with its first cells. `number` is the layout's index in ``names``.
  func screen(_ number: Int, _ lengths: [Float]) -> Screen {
    let source = self == .list ? PeerRows(lengths: lengths) : PeerSource(lengths: lengths)
    return Screen(source: source, layout: layout(number, for: source))
  }

  private func layout(_ number: Int, for source: PeerSource) -> UICollectionViewLayout {
    switch (self, number) {
    case (.waterfall, 0): Screen.waterfall()
    case (.waterfall, 1): PeerLayout.cht.layout(for: source)
    case (.waterfall, _): MeasuredLanes()
    case (.list, 0): UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    case (.list, 1): PeerLayout.magazine.layout(for: source)
    case (.list, _): PeerLayout.chat.layout(for: source)
    }
  }
}

/// The time of other layouts for the same work, as multiples of ours.
struct PeerTable {
  private static let counts = [10_000, 100_000, 1_000_000]

  private var file: CSVFile

  static func measure(_ works: [PeerWork], to path: String) {
    countsAllThreads = true
    var table = PeerTable(file: CSVFile(path, header: ["work", "step", "n", "who", "nanoseconds", "ratio"]))
    print("| work | n | who | time | times ours |\n|---|---:|---|---:|---:|")
    for work in works {
      for count in counts { table.measure(work, count) }
    }
  }

  private mutating func measure(_ work: PeerWork, _ count: Int) {
    let lengths = Corpus(count: count).lengths
    add(work, "first layout", count) { number in
      var screen: Screen?
      let time = timed { screen = work.screen(number, lengths) }
      // Keeps the screen alive until its time has been measured.
      return withExtendedLifetime(screen) { time }
    }
    let screens = work.names.indices.map { work.screen($0, lengths) }
    check(screens, work, "first layout")
    for screen in screens { screen.go(to: 0.5) }
    let before = screens.map(\.source.cells)
    add(work, "scroll step", count) { screens[$0].scroll() }
    let cells = zip(screens, before).map { $0.source.cells - $1 }
    for (screen, index) in zip(screens, cells.indices)
    where !screen.isFull || abs(cells[index] - cells[0]) > cells[0] / 4 {
      Check.fail(
        "\(work.names[index]) after scrolling: \(screen.shown) at \(screen.view.bounds), with \(cells[index]) new cells, not \(cells[0])"
      )
    }
    for screen in screens { screen.go(to: 0) }
    add(work, "insert", count) { number in
      let time = screens[number].insertFirstItem()
      screens[number].deleteFirstItem()
      // Resets the position, because some layouts keep the current items in view during the next insertion.
      screens[number].go(to: 0)
      return time
    }
    for screen in screens {
      _ = screen.insertFirstItem()
      // Resets the position, because the insertion may have moved the view with its items.
      screen.go(to: 0)
    }
    check(screens, work, "insert")
  }

  /// Ends the run if other layouts show different items or different positions.
  private func check(_ screens: [Screen], _ work: PeerWork, _ step: String) {
    let expected = screens[0].shown
    for (screen, name) in zip(screens, work.names) where screen.shown != expected {
      Check.fail("\(name) after \(step): \(screen.shown), not \(expected)")
    }
  }

  private mutating func add(
    _ work: PeerWork, _ step: String, _ count: Int, _ kernel: (_ number: Int) -> Double
  ) {
    let times = inTurns(work.names.count, kernel)
    for (name, time) in zip(work.names, times) {
      let ratio = time / times[0]
      print(
        "| \(work.rawValue), \(step) | \(count.short) | \(name) | \(time.amount(.time)) | \(ratio.formatted) |"
      )
      fflush(nil)
      file.add([
        work.rawValue, step, "\(count)", name, time.formatted(digits: 1), ratio.formatted(digits: 3),
      ])
    }
  }
}

extension Screen {
  /// The items on the screen with their positions and lengths, in whole points.
  fileprivate var shown: [[Int]] {
    view.indexPathsForVisibleItems.sorted().map { path in
      let frame = view.cellForItem(at: path)?.frame ?? .null
      return [path.item, Int(frame.minY.rounded()), Int(frame.height.rounded())]
    }
  }

  /// `true` if the screen is fully covered by items with their own lengths.
  fileprivate var isFull: Bool {
    let (shown, bounds) = (shown, view.bounds)
    return shown.allSatisfy { $0[2] == Int(source.lengths[$0[0]]) }
      && (shown.map { $0[1] }.min() ?? .max) <= Int(bounds.minY)
      && (shown.map { $0[1] + $0[2] }.max() ?? 0) >= Int(bounds.maxY)
  }

  /// Inserts an item at the front, and returns the time until the cells are in position and all items are
  /// packed, in nanoseconds.
  fileprivate func insertFirstItem() -> Double {
    source.lengths.insert(170, at: 0)
    return update { $0.insertItems(at: [IndexPath(item: 0, section: 0)]) }
  }

  fileprivate func deleteFirstItem() {
    source.lengths.removeFirst()
    _ = update { $0.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
  }

  private func update(_ change: (UICollectionView) -> Void) -> Double {
    // Starts a new frame, because a layout repeats its last query within a frame.
    FrameClock.main.advance(by: 1 / 120)
    return timed {
      UIView.performWithoutAnimation { view.performBatchUpdates { change(view) } }
      view.layoutIfNeeded()
      // Reading the end packs everything left for later frames.
      let last = IndexPath(item: source.lengths.count - 1, section: 0)
      sink &+= Int(view.contentSize.height)
      sink &+= Int(view.layoutAttributesForItem(at: last)?.frame.maxY ?? 0)
    }
  }
}
#endif
