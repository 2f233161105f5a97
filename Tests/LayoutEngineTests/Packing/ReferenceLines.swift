import LayoutEngine

/// A reference implementation of line breaking, one item at a time.
struct ReferenceLines {
  var frames: [LayoutRect] = []
  var extent = 0.0

  init(rules: LineRules, sizes: [LayoutSize], origin: LayoutPoint = .zero) {
    let axis = rules.axis
    let breadths = sizes.map(axis.breadth(of:))
    let extents = sizes.map(axis.extent(of:))
    let limit = rules.breadth + 1e-6
    var along = 0.0
    var first = 0
    while first < sizes.count {
      var end = first + 1
      var used = breadths[first]
      while end < sizes.count, used + rules.itemSpacing + breadths[end] <= limit {
        used += rules.itemSpacing + breadths[end]
        end += 1
      }
      let line = first..<end
      let thickness = extents[line].max() ?? 0
      let isUniform = sizes[line].allSatisfy { $0 == sizes[first] }
      var starts = [Double](repeating: 0, count: line.count)
      func spread(_ shown: Int, of broad: [Double]) {
        let sum = broad.reduce(0, +)
        guard broad.count > 1 else {
          starts[0] = (rules.breadth - sum) / 2
          return
        }
        let gap = (rules.breadth - sum) / Double(broad.count - 1)
        for index in 1..<max(1, shown) { starts[index] = starts[index - 1] + broad[index - 1] + gap }
      }
      let step = breadths[first] + rules.itemSpacing
      if end < sizes.count {
        spread(line.count, of: Array(breadths[line]))
      } else if isUniform, step > 0 || breadths[first] + step > limit {
        var grid = Array(breadths[line])
        while used + step <= limit {
          used += step
          grid.append(breadths[first])
        }
        spread(line.count, of: grid)
      } else {
        for index in 1..<max(1, line.count) {
          starts[index] = starts[index - 1] + breadths[first + index - 1] + rules.itemSpacing
        }
      }
      for (position, item) in zip(starts, line) {
        let start = axis.point(
          along: along + (thickness - extents[item]) / 2 + axis.along(origin),
          across: position + axis.across(origin))
        frames.append(
          LayoutRect(
            origin: LayoutPoint(x: Self.snap(start.x, rules), y: Self.snap(start.y, rules)), size: sizes[item]
          ))
      }
      extent = max(extent, along + thickness)
      along += max(0, thickness + rules.lineSpacing)
      first = end
    }
  }

  private static func snap(_ length: Double, _ rules: LineRules) -> Double {
    rules.scale > 0 ? (length * rules.scale).rounded() / rules.scale : length
  }

  func items(in rect: LayoutRect) -> [Int] { frames.indices.filter { frames[$0].intersects(rect) } }
}

/// Returns `true` if two rectangles are equal, apart from rounding errors.
func isClose(_ first: LayoutRect, _ second: LayoutRect, within tolerance: Double = 1e-6) -> Bool {
  first.size == second.size && abs(first.minX - second.minX) <= tolerance
    && abs(first.minY - second.minY) <= tolerance
}
