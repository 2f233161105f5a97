import CollectionView
import Foundation
import LayoutEngine

/// The growth of time with the number of items, for the plots of docs/PERFORMANCE.md.
///
/// Covers the engine, the floor in C, `WaterfallLayout`, and other libraries' layouts if
/// `scripts/bench --curves` found their sources.
struct Curves {
  private static let counts = [
    100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000, 10_000_000,
  ]
  /// The maximum number of items for peers. More would need gigabytes, because peers create objects for every
  /// item.
  private static let mostOfPeers = 1_000_000

  private var file: CSVFile

  static func measure(to path: String) {
    var curves = Curves(file: CSVFile(path, header: ["curve", "who", "n", "nanoseconds"]))
    for count in counts {
      curves.measureEngine(count)
      curves.measure("WaterfallLayout", count) { Screen(count: count, layout: Screen.waterfall()) }
      #if PEER_LAYOUTS
      guard count <= mostOfPeers else { continue }
      for peer in [PeerLayout.cht, .magazine] {
        curves.measure(peer.rawValue, count) { peer.screen(count: count) }
      }
      #endif
    }
  }

  /// Measures the engine and the floor in turns, in one process.
  private mutating func measureEngine(_ count: Int) {
    let lanes = LaneRows(count: count)
    for (curve, row) in [("layout", lanes.fullLayout()), ("query", lanes.randomQueries())] {
      add(curve, "LayoutEngine", count, row.ours)
      if let floor = row.floor { add(curve, "C", count, floor) }
    }
  }

  /// Measures a layout alone, because several layouts of a million items would compete for memory.
  private mutating func measure(_ who: String, _ count: Int, _ makeScreen: () -> Screen) {
    autoreleasepool { measure(who, count, makeScreen()) }
  }

  private mutating func measure(_ who: String, _ count: Int, _ screen: Screen) {
    let repeats = max(1, 10_000 / count)
    let layout = inTurns(1) { _ in screen.layOutAll(times: repeats) / Double(count) }
    add("layout", who, count, layout[0])
    let height = Double(screen.layout.collectionViewContentSize.height)
    let offsets = LaneRows.offsets(300, below: height)
    let found = offsets.reduce(0) { $0 + screen.found(at: $1) } / offsets.count
    guard 10...30 ~= found else { Check.fail("\(who) finds \(found) of \(count) items on a screen") }
    add("query", who, count, inTurns(1) { _ in screen.query(offsets) }[0])
  }

  private mutating func add(_ curve: String, _ who: String, _ count: Int, _ nanoseconds: Double) {
    print("\(curve) \(count.short), \(who): \(nanoseconds.amount(.time))")
    fflush(nil)
    file.add([curve, who, "\(count)", nanoseconds.formatted(digits: 3)])
  }
}

extension Screen {
  /// Returns the time of a full layout up to the content size, in nanoseconds.
  fileprivate func layOutAll(times: Int) -> Double {
    timed(per: times) {
      for _ in 0..<times {
        layout.invalidateLayout()
        layout.prepare()
        sink &+= Int(layout.collectionViewContentSize.height)
      }
    }
  }

  /// Returns the time to get the attributes on a screen of 900 points, in nanoseconds.
  fileprivate func query(_ offsets: [Double]) -> Double {
    timed(per: offsets.count) { for offset in offsets { sink &+= found(at: offset) } }
  }

  fileprivate func found(at offset: Double) -> Int {
    let rect = CGRect(x: 0, y: offset, width: Double(view.bounds.width), height: LaneRows.viewport)
    return layout.layoutAttributesForElements(in: rect)?.count ?? 0
  }
}
