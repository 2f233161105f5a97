#if PEER_LAYOUTS
import CollectionView
import Foundation

/// The same work through the same collection view, in turns: by a layout of this package, and by what people would use instead.
enum PeerWork: String, CaseIterable {
  /// Items in three lanes, whose lengths a delegate tells.
  case waterfall
  /// Rows whose cells say how high they are.
  case list

  /// Ours first.
  var names: [String] {
    switch self {
    case .waterfall: ["WaterfallLayout", PeerLayout.cht.rawValue, "TanStack Virtual's lanes in C"]
    case .list:
      ["UICollectionViewCompositionalLayout", PeerLayout.magazine.rawValue, PeerLayout.chat.rawValue]
    }
  }

  /// A screen of the layout with a number, from nothing to its first cells.
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

/// What others take for the same work, as multiples of what ours takes.
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
      // It goes after its time has been measured.
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
      // Some show the next time what they show now.
      screens[number].go(to: 0)
      return time
    }
    for screen in screens {
      _ = screen.insertFirstItem()
      // Wherever it has gone with what it showed.
      screen.go(to: 0)
    }
    check(screens, work, "insert")
  }

  /// Ends the run where others have other items on the screen, or have them elsewhere.
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
  /// The items on the screen, where they start, and how long they are; in whole points.
  fileprivate var shown: [[Int]] {
    view.indexPathsForVisibleItems.sorted().map { path in
      let frame = view.cellForItem(at: path)?.frame ?? .null
      return [path.item, Int(frame.minY.rounded()), Int(frame.height.rounded())]
    }
  }

  /// Whether items in their own lengths are all over the screen.
  fileprivate var isFull: Bool {
    let (shown, bounds) = (shown, view.bounds)
    return shown.allSatisfy { $0[2] == Int(source.lengths[$0[0]]) }
      && (shown.map { $0[1] }.min() ?? .max) <= Int(bounds.minY)
      && (shown.map { $0[1] + $0[2] }.max() ?? 0) >= Int(bounds.maxY)
  }

  /// Nanoseconds until the cells are at their positions and all items are packed.
  fileprivate func insertFirstItem() -> Double {
    source.lengths.insert(170, at: 0)
    return update { $0.insertItems(at: [IndexPath(item: 0, section: 0)]) }
  }

  fileprivate func deleteFirstItem() {
    source.lengths.removeFirst()
    _ = update { $0.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
  }

  private func update(_ change: (UICollectionView) -> Void) -> Double {
    // In the next frame: within one, a layout asks again for what it has just asked for.
    FrameClock.main.advance(by: 1 / 120)
    return timed {
      UIView.performWithoutAnimation { view.performBatchUpdates { change(view) } }
      view.layoutIfNeeded()
      // Whoever asks for the end packs all that later frames would.
      let last = IndexPath(item: source.lengths.count - 1, section: 0)
      sink &+= Int(view.contentSize.height)
      sink &+= Int(view.layoutAttributesForItem(at: last)?.frame.maxY ?? 0)
    }
  }
}
#endif
