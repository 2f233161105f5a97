import Floor
import LayoutEngine

/// The input for justified rows, tags, mosaics, and timelines, from fixed seeds. As in an app, events are
/// sorted by start time, and the other values aren't sorted.
nonisolated struct PackedCorpus {
  /// The aspect ratios, breadth by height, 0.5 … 2.5.
  var ratios: [Float]
  var breadths: [Float]
  var lengths: [Float]
  /// The spans. Most are one cell.
  var spans: [floor_span]
  /// The start times in whole minutes, one every quarter of an hour on average.
  ///
  /// Events last 10 … 60 minutes. No two start at once.
  var starts: [Double]
  var ends: [Double]

  init(count: Int) {
    var numbers = Numbers(seed: 777)
    ratios = (0..<count).map { _ in Float(50 + numbers.next() % 200) / 100 }
    breadths = Corpus.breadths(count: count)
    lengths = (0..<count).map { _ in Float(24 + numbers.next() % 9) }
    spans = (0..<count).map { _ in
      switch numbers.next() % 20 {
      case 0: floor_span(columns: 3, rows: 2)
      case 1...2: floor_span(columns: 2, rows: 2)
      case 3...5: floor_span(columns: 2, rows: 1)
      default: floor_span(columns: 1, rows: 1)
      }
    }
    var start = 0
    starts = (0..<count).map { _ in
      start += 1 + numbers.next() % 30
      return Double(start)
    }
    ends = starts.map { $0 + Double(10 + numbers.next() % 51) }
  }
}

/// The engine's four packings of a corpus.
nonisolated enum Packed {
  static let breadth = 1000.0

  static func rows(_ corpus: PackedCorpus) -> JustifiedRows {
    var rows = JustifiedRows(.init(breadth: breadth, targetExtent: 120, itemSpacing: 8, lineSpacing: 8))
    fill(&rows, corpus)
    return rows
  }

  static func fill(_ rows: inout JustifiedRows, _ corpus: PackedCorpus) {
    corpus.ratios.withUnsafeBufferPointer { ratios in
      rows.append(count: ratios.count) { Double(ratios[$0]) }
    }
  }

  static func tags(_ corpus: PackedCorpus) -> LineBreaking {
    var lines = LineBreaking(
      rules: LineRules(breadth: breadth, itemSpacing: 8, lineSpacing: 8, alignment: .center))
    fill(&lines, corpus)
    return lines
  }

  static func fill(_ lines: inout LineBreaking, _ corpus: PackedCorpus) {
    corpus.breadths.withUnsafeBufferPointer { breadths in
      corpus.lengths.withUnsafeBufferPointer { lengths in
        lines.append(count: breadths.count) {
          LayoutSize(width: Double(breadths[$0]), height: Double(lengths[$0]))
        }
      }
    }
  }

  static func grid(_ corpus: PackedCorpus) -> MosaicGrid {
    var grid = MosaicGrid(
      .init(laneCount: Int(FLOOR_COLUMNS), breadth: breadth, laneSpacing: 8, lineSpacing: 8))
    fill(&grid, corpus)
    return grid
  }

  static func fill(_ grid: inout MosaicGrid, _ corpus: PackedCorpus) {
    corpus.spans.withUnsafeBufferPointer { spans in
      grid.append(count: spans.count) {
        MosaicGrid.Span(lanes: Int(spans[$0].columns), lines: Int(spans[$0].rows))
      }
    }
  }

  static func day(_ corpus: PackedCorpus) -> TimelineColumns {
    var day = TimelineColumns(.init(breadth: breadth))
    fill(&day, corpus)
    return day
  }

  static func fill(_ day: inout TimelineColumns, _ corpus: PackedCorpus) {
    corpus.starts.withUnsafeBufferPointer { starts in
      corpus.ends.withUnsafeBufferPointer { ends in
        day.append(count: starts.count) { starts[$0]...ends[$0] }
      }
    }
  }
}
