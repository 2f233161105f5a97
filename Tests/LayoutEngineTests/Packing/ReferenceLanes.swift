import LayoutEngine
import TestSupport

/// A reference implementation of the waterfall, one item at a time, in `Double`.
struct ReferenceLanes {
  struct Item: Equatable {
    var lane: Int
    var span: Int
    var start: Double
    var length: Double
    var end: Double { start + length }
  }

  var laneCount: Int
  var spacing = 0.0
  var placement = LanePlacement.shortestLane
  var origin = 0.0
  var lengths: [Double] = []
  var spans: [Int] = []
  /// The lanes to keep. Items without a lane are packed.
  var lanes: [Int?] = []

  func items() -> [Item] {
    var next = [Double](repeating: origin, count: laneCount)
    return lengths.indices.map { index in
      let span = spans.isEmpty ? 1 : max(1, min(spans[index], laneCount))
      var lane = 0
      if index < lanes.count, let fixedLane = lanes[index] {
        lane = fixedLane
      } else if placement == .sequential, span == 1 {
        lane = index % laneCount
      } else {
        let tops = (0...laneCount - span).map { next[$0..<$0 + span].max()! }
        lane = tops.firstIndex(of: tops.min()!)!
      }
      let start = next[lane..<lane + span].max()!
      for other in lane..<lane + span { next[other] = start + lengths[index] + spacing }
      return Item(lane: lane, span: span, start: start, length: lengths[index])
    }
  }
}

/// Realistic and extreme lists of lengths. All are multiples of 1/64 point, so `Double` sums are exact.
enum LengthCorpus: CaseIterable {
  case photos, equal, zero, mostlyZero, veryTall, oneOutlier, sixtyFourths, growing

  func lengths(_ count: Int, _ dice: inout SeededGenerator) -> [Double] {
    (0..<count).map { index in
      switch self {
      case .photos: Double(dice.int(40...300))
      case .equal: 100
      case .zero: 0
      case .mostlyZero: dice.chance(0.9) ? 0 : 25
      case .veryTall: dice.chance(0.05) ? Double(dice.int(3000...9000)) : Double(dice.int(40...300))
      case .oneOutlier: index == count / 7 ? 1_000_000 : Double(dice.int(40...300))
      case .sixtyFourths: Double(dice.int(1...20_000)) / 64
      case .growing: Double(index)
      }
    }
  }
}
