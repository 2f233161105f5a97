import Floor

/// Packs justified rows, tags, a mosaic, and a timeline with C functions, and owns their memory.
final class FloorLayouts {
  private let corpus: PackedCorpus
  private var x: [Float]
  private var rows: [floor_row]
  private var rowCount = 0
  private var tagX: [Float]
  private var lines: [floor_row]
  private var lineCount = 0
  private var cells: [floor_cell]
  private var occupied: [UInt8]
  private var rowStarts: [UInt32]
  private var order: [UInt32]
  private var gridRowCount = 0
  private var columns: [UInt16]
  private var widths: [UInt16]
  private var reaches: [Double]
  /// A buffer for query results, larger than a screen needs.
  private var found = [floor_rect](repeating: floor_rect(), count: 100_000)

  init(_ corpus: PackedCorpus) {
    self.corpus = corpus
    let count = corpus.ratios.count
    let gridRows = (count + 1) * Int(FLOOR_SPAN)
    x = .init(repeating: 0, count: count)
    rows = .init(repeating: floor_row(), count: count + 2)
    tagX = .init(repeating: 0, count: count)
    lines = .init(repeating: floor_row(), count: count + 2)
    cells = .init(repeating: floor_cell(), count: count)
    occupied = .init(repeating: 0, count: gridRows)
    rowStarts = .init(repeating: 0, count: gridRows)
    order = .init(repeating: 0, count: count)
    columns = .init(repeating: 0, count: count)
    widths = .init(repeating: 0, count: count)
    reaches = .init(repeating: 0, count: count)
    packRows()
    packTags()
    packGrid()
    packDay()
  }

  func packRows() {
    rowCount = floor_justified(corpus.ratios, &x, &rows, x.count, Packed.breadth, 120)
  }

  func packTags() {
    lineCount = floor_tags(corpus.breadths, corpus.lengths, &tagX, &lines, tagX.count, Float(Packed.breadth))
  }

  func packGrid() {
    gridRowCount = floor_mosaic(corpus.spans, &cells, &occupied, &rowStarts, &order, cells.count)
  }

  func packDay() {
    floor_timeline(corpus.starts, corpus.ends, &columns, &widths, &reaches, columns.count)
  }

  func queryRows(_ rect: floor_rect) -> Int {
    floor_justified_query(corpus.ratios, x, rows, rowCount, rect, &found)
  }

  func queryTags(_ rect: floor_rect) -> Int {
    floor_tags_query(corpus.breadths, corpus.lengths, tagX, lines, lineCount, rect, &found)
  }

  func queryGrid(_ rect: floor_rect) -> Int {
    let columns = Double(FLOOR_COLUMNS)
    let unit = (Packed.breadth - Double(FLOOR_GAP) * (columns - 1)) / columns
    return floor_mosaic_query(cells, rowStarts, order, gridRowCount, unit, rect, &found)
  }

  func queryDay(_ rect: floor_rect) -> Int {
    floor_timeline_query(
      corpus.starts, corpus.ends, columns, widths, reaches, columns.count, Packed.breadth, rect, &found)
  }
}
