import CollectionView
import Floor
import LayoutEngine

/// What a user feels: ours against ``AttributeList``.
struct StandIn {
  let count: Int

  func report() {
    print("| \(count.short) items | attribute objects | ours | times less |\n|---|---:|---:|---:|")
    let lengths = Corpus(count: count).lengths
    let before = floor_heap_bytes()
    let list = AttributeList(lengths)
    list.prepare()
    let objects = Double(floor_heap_bytes() - before) / Double(count)
    var packing = LanePacking(.init(laneCount: 3, itemSpacing: 8), lengths: lengths)
    let top = packing.extent / 2
    let screen = CGRect(x: 0, y: top, width: 390, height: 900)
    var length = 100.0

    let layout = takingTurns({ timed { list.prepare() } }, { timed { packing.replaceAll(with: lengths) } })
    report("full layout", layout.ours, layout.floor, .time)
    let query = takingTurns {
      timed { sink &+= list.elements(in: screen).count }
    } _: {
      timed(per: 100) {
        for _ in 0..<100 { packing.forEachIndex(from: top, to: top + 900) { sink &+= $0 } }
      }
    }
    report("what is on screen", query.ours, query.floor, .time)
    let resize = takingTurns {
      timed { list.prepare() }
    } _: {
      timed(per: 100) {
        for _ in 0..<100 {
          length = 210 - length
          packing.resizeItem(at: 0, to: length, following: .keepLanes)
        }
      }
    }
    report("one item resized", resize.ours, resize.floor, .time)
    report("memory per item", objects, LaneRows(count: count).memory().ours, .bytes)
  }

  private func report(_ name: String, _ theirs: Double, _ ours: Double, _ unit: Row.Unit) {
    print(
      "| \(name) | \(theirs.amount(unit)) | \(ours.amount(unit)) | \((theirs / ours).formatted(digits: 0)) |")
  }
}
