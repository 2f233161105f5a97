/// Items in lines in the simplest form, with queries through all items. Sums are in double precision, in the
/// items' order.
nonisolated struct PlainLines {
  private var frames: [(start: Double, end: Double)] = []

  init(breadths: [Double], extents: [Double], breadth: Double, spacing: Double) {
    // An item that is too wide only by a rounding error fits: `LineRules` has the tolerance.
    let limit = breadth + 1e-6
    var start = 0.0
    var first = 0
    while first < breadths.count {
      var end = first
      var cursor = 0.0
      var thickest = 0.0
      while end < breadths.count, end == first || cursor + breadths[end] <= limit {
        cursor += breadths[end] + spacing
        thickest = max(thickest, extents[end])
        end += 1
      }
      for item in first..<end {
        let extent = extents[item]
        let itemStart = start + (thickest - extent) / 2
        frames.append((itemStart, itemStart + extent))
      }
      start += thickest + spacing
      first = end
    }
  }

  func items(from lower: Double, to upper: Double) -> [Int] {
    // As with intersecting rectangles, an item without an extent is in a range that begins at the item.
    frames.indices.filter {
      let (start, end) = frames[$0]
      return start < upper && (end > lower || start == end && start == lower)
    }
  }
}
