import Floor
import LayoutEngine

/// P7 and P8: lines of items of any size.
struct LineRows {
  let count: Int
  private let breadths: [Float]
  private let lengths: [Float]

  init(count: Int) {
    self.count = count
    breadths = Corpus.breadths(count: count)
    lengths = Corpus(count: count).lengths
  }

  private func broken() -> LineBreaking {
    var lines = LineBreaking(rules: LineRules(breadth: 1000, itemSpacing: 8, lineSpacing: 8))
    lines.append(count: count) { LayoutSize(width: Double(breadths[$0]), height: Double(lengths[$0])) }
    return lines
  }

  func memory() -> Row {
    let before = floor_heap_bytes()
    let lines = broken()
    let bytes = Double(floor_heap_bytes() - before) / Double(count)
    sink &+= lines.count
    return Row(
      "flow lines: memory per item, its size included", count, ours: bytes, target: .amount(16), unit: .bytes)
  }

  /// Measures a full layout. Both kernels read raw memory, because the cost of array accesses is the app's.
  func fullLayout() -> Row {
    breadths.withUnsafeBufferPointer { breadths in
      lengths.withUnsafeBufferPointer { lengths in fullLayout(breadths, lengths) }
    }
  }

  private func fullLayout(
    _ breadths: UnsafeBufferPointer<Float>, _ lengths: UnsafeBufferPointer<Float>
  ) -> Row {
    var lines = LineBreaking(rules: LineRules(breadth: 1000, itemSpacing: 8, lineSpacing: 8))
    var (x, y) = ([Float](repeating: 0, count: count), [Float](repeating: 0, count: count))
    return Row("flow lines, per item", count, atMost: 1.5) {
      timed(per: count) {
        lines.removeAll()
        lines.append(count: count) { LayoutSize(width: Double(breadths[$0]), height: Double(lengths[$0])) }
      }
    } floor: {
      timed(per: count) {
        sink &+= Int(floor_lines(breadths.baseAddress, lengths.baseAddress, &x, &y, count, 1000))
      }
    }
  }
}
