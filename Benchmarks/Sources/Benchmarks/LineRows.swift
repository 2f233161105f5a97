import Floor
import LayoutEngine

/// P8: lines of items of any size.
struct LineRows {
  let count: Int
  private let breadths: [Float]
  private let lengths: [Float]

  init(count: Int) {
    self.count = count
    breadths = Corpus.breadths(count: count)
    lengths = Corpus(count: count).lengths
  }

  func fullLayout() -> Row {
    var lines = LineBreaking(rules: LineRules(breadth: 1000, itemSpacing: 8, lineSpacing: 8))
    // Of its own, so that the closure below touches no counter of references.
    let (breadths, lengths) = (breadths, lengths)
    var (x, y) = ([Float](repeating: 0, count: count), [Float](repeating: 0, count: count))
    return Row("flow lines, per item", count, atMost: 1.5) {
      timed(per: count) {
        lines.removeAll()
        lines.append(count: count) { Size(width: Double(breadths[$0]), height: Double(lengths[$0])) }
      }
    } floor: {
      timed(per: count) { sink &+= Int(floor_lines(breadths, lengths, &x, &y, count, 1000)) }
    }
  }
}
