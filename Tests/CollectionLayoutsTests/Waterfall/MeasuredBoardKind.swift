import CollectionLayouts
import Testing

/// A combination of settings for boards of measured items. Seeds cover all combinations.
struct MeasuredBoardKind: CustomStringConvertible {
  let laneCount: Int
  let placement: WaterfallLayout.Placement
  let isRightToLeft: Bool
  let hasHeaders: Bool
  let hasFooters: Bool
  /// `true` if some items cover two lanes.
  let hasSpans: Bool

  init(seed: UInt64) {
    laneCount = Int(1 + seed % 4)
    placement = seed % 6 == 5 ? .sequential : .shortestLane
    isRightToLeft = seed % 5 == 4
    hasHeaders = seed % 2 == 1
    hasFooters = seed % 7 >= 4
    hasSpans = seed % 3 == 1
  }

  var description: String {
    let words = [
      "\(laneCount) lanes", placement == .sequential ? "in turns" : nil,
      isRightToLeft ? "from right to left" : nil,
      hasHeaders ? "headers" : nil, hasFooters ? "footers" : nil, hasSpans ? "spans" : nil,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }
}
