import CollectionView
import Floor

/// The difference for a user: `WaterfallLayout` against ``AttributeList``, both through the methods that a
/// collection view calls.
struct StandIn {
  let count: Int

  func report() {
    print("| \(count.short) items | attribute objects | ours | times less |\n|---|---:|---:|---:|")
    let theirs = Contestant(count: count, AttributeList())
    let ours = Contestant(count: count, Screen.waterfall())
    guard theirs.answer() == ours.answer() else { Check.fail("WaterfallLayout and AttributeList differ") }
    report("full layout: prepare()", inTurns(theirs.prepare, ours.prepare), .time)
    report(
      "what is on screen: layoutAttributesForElements(in:)",
      inTurns(theirs.query, { ours.query(times: 100) }), .time)
    report(
      "one visible item resized: both, once more", inTurns(theirs.resizeEverything, ours.resizeOne), .time
    )
    guard theirs.answer() == ours.answer() else { Check.fail("WaterfallLayout and AttributeList differ") }
    report("memory per item", (theirs.bytesPerItem, ours.bytesPerItem), .bytes)
  }

  private func report(_ name: String, _ figures: (Double, Double), _ unit: Row.Unit) {
    let (theirs, ours) = figures
    print(
      "| \(name) | \(theirs.amount(unit)) | \(ours.amount(unit)) | \((theirs / ours).formatted(digits: 0)) |")
  }
}

/// One of the two layouts, in its own collection view scrolled to the middle of the contents.
private final class Contestant {
  private let screen: Screen
  private let item: Int
  let bytesPerItem: Double

  init(count: Int, _ layout: UICollectionViewLayout) {
    item = count / 2
    // Allocated before measuring, because the lengths belong to the data, not to the layout.
    let source = Source(count: count)
    let before = floor_heap_bytes()
    screen = Screen(source: source, layout: layout)
    bytesPerItem = Double(floor_heap_bytes() - before) / Double(count)
    let frame = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
    screen.view.contentOffset.y = frame.minY.rounded()
    screen.view.layoutIfNeeded()
  }

  func prepare() -> Double {
    screen.layout.invalidateLayout()
    return timed { screen.layout.prepare() }
  }

  func query() -> Double { query(times: 1) }

  func query(times: Int) -> Double {
    timed(per: times) {
      for _ in 0..<times {
        sink &+= screen.layout.layoutAttributesForElements(in: screen.view.bounds)?.count ?? 0
      }
    }
  }

  func resizeEverything() -> Double {
    changeLength()
    return timed {
      screen.layout.invalidateLayout()
      screen.layout.prepare()
      _ = query()
    }
  }

  func resizeOne() -> Double {
    changeLength()
    let time = timed {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [IndexPath(item: item, section: 0)])
      screen.layout.invalidateLayout(with: context)
      screen.layout.prepare()
      _ = query()
    }
    _ = screen.longestFrame()
    return time
  }

  private func changeLength() { screen.source.lengths[item] = 340 - screen.source.lengths[item] }

  /// Returns the items on screen and their positions, in whole points.
  func answer() -> [[Int]] {
    screen.view.contentOffset.y = (screen.view.contentSize.height / 3).rounded()
    let answer = screen.layout.layoutAttributesForElements(in: screen.view.bounds) ?? []
    return answer.map { made in
      [made.indexPath.item] + [made.frame.minX, made.frame.minY, made.frame.height].map { Int($0.rounded()) }
    }.sorted { $0[0] < $1[0] }
  }
}
