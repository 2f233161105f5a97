import Floor
import LayoutEngine

/// The check for rows, tags, mosaic, and timeline: every query must return exactly the result of a search
/// through all frames.
nonisolated enum PackedExactness: String, CaseIterable {
  case usual = "items as they come"
  case extreme = "a few items far larger than the others"

  func check(count: Int, queries: Int) -> Exactness.Findings {
    var findings = Exactness.Findings()
    let corpus = corpus(count)
    findings.compare(Packed.rows(corpus), queries: queries)
    findings.compare(SectionLines.broken(Packed.tags(corpus)), queries: queries)
    findings.compare(Packed.grid(corpus), queries: queries)
    findings.compare(Packed.day(corpus), queries: queries)
    return findings
  }

  private func corpus(_ count: Int) -> PackedCorpus {
    var corpus = PackedCorpus(count: count)
    guard self == .extreme else { return corpus }
    for item in stride(from: 7, to: count, by: count / 50) {
      corpus.ratios[item] = item % 2 == 0 ? 40 : 0.01
      corpus.breadths[item] = 3_000
      corpus.lengths[item] = 20_000
      corpus.spans[item] = floor_span(columns: 1, rows: 200)
      corpus.ends[item] += 500_000
    }
    return corpus
  }
}

nonisolated extension Exactness.Findings {
  mutating func compare(_ items: some SectionItems, queries: Int) {
    let frames = (0..<items.count).map { items.frame(ofItem: $0, from: .zero) }
    compare(
      queries: queries, extent: items.extent,
      found: { low, high in
        var found: [Int] = []
        items.forEachItem(in: LayoutRect(x: 0, y: low, width: 1000, height: high - low), from: .zero) {
          item, _ in
          found.append(item)
        }
        return found
      },
      expected: { low, high in frames.indices.filter { frames[$0].minY < high && frames[$0].maxY > low } })
  }
}
