import Floor
import LayoutEngine

/// P18: justified rows, tags, mosaic, and timeline.
struct PackedRows {
  private static let viewport = 900.0

  let count: Int
  private let corpus: PackedCorpus
  private let floor: FloorLayouts

  init(count: Int) {
    self.count = count
    corpus = PackedCorpus(count: count)
    floor = FloorLayouts(corpus)
  }

  // MARK: Packing

  func packing() -> [Row] {
    var (rows, tags) = (Packed.rows(corpus), Packed.tags(corpus))
    var (grid, day) = (Packed.grid(corpus), Packed.day(corpus))
    func row(_ name: String, _ ours: @escaping () -> Void, _ floor: @escaping () -> Void) -> Row {
      Row("\(name), per item", count, atMost: 1.5) {
        timed(per: count, ours)
      } floor: {
        timed(per: count, floor)
      }
    }
    return [
      row("justified rows") {
        rows.removeAll()
        Packed.fill(&rows, corpus)
      } _: {
        floor.packRows()
      },
      row("tags in lines") {
        tags.removeAll()
        Packed.fill(&tags, corpus)
      } _: {
        floor.packTags()
      },
      row("mosaic, 6 columns") {
        grid.removeAll()
        Packed.fill(&grid, corpus)
      } _: {
        floor.packGrid()
      },
      row("timeline, in order") {
        day.removeAll()
        Packed.fill(&day, corpus)
      } _: {
        floor.packDay()
      },
    ]
  }

  // MARK: Queries

  func queries() -> [Row] {
    let (rows, tags) = (Packed.rows(corpus), Packed.tags(corpus))
    let (grid, day) = (Packed.grid(corpus), Packed.day(corpus))
    return [
      queries("justified rows", extent: rows.extent) { rect, body in
        rows.forEachItem(in: rect, body)
      } floor: {
        floor.queryRows($0)
      },
      queries("tags", extent: tags.extent) { rect, body in
        tags.forEachItem(in: rect, body)
      } floor: {
        floor.queryTags($0)
      },
      queries("mosaic", extent: grid.extent) { rect, body in
        grid.forEachItem(in: rect, body)
      } floor: {
        floor.queryGrid($0)
      },
      queries("timeline", extent: day.extent) { rect, body in
        day.forEachItem(in: rect, body)
      } floor: {
        floor.queryDay($0)
      },
    ]
  }

  /// Measures queries for the frames on a screen, at random positions.
  private func queries(
    _ name: String, extent: Double, ours: (LayoutRect, (Int, LayoutRect) -> Void) -> Void,
    floor: (floor_rect) -> Int
  ) -> Row {
    var numbers = Numbers()
    let offsets = (0..<5_000).map { _ in (numbers.nextUnit() * (extent - Self.viewport)).rounded() }
    var (hits, floorHits) = (0, 0)
    let row = Row("rect query of \(name), random", count, atMost: 2) {
      timed(per: offsets.count) {
        hits = 0
        var sum = 0.0
        for offset in offsets {
          ours(LayoutRect(x: 0, y: offset, width: Packed.breadth, height: Self.viewport)) { _, frame in
            hits += 1
            sum += frame.minX
          }
        }
        sink &+= Int(sum)
      }
    } floor: {
      timed(per: offsets.count) {
        floorHits = 0
        for offset in offsets {
          floorHits += floor(floor_rect(x: 0, y: offset, width: Packed.breadth, height: Self.viewport))
        }
      }
    }
    // The floor's positions are floats, so the two may differ at an edge.
    if abs(hits - floorHits) > hits / 1000 {
      Check.fail("\(name): \(hits) items found, \(floorHits) by the floor")
    }
    return row
  }

  // MARK: Memory

  func memory() -> [Row] {
    [
      memory("justified rows") { Packed.rows(corpus) }, memory("tags in lines") { Packed.tags(corpus) },
      memory("mosaic") { Packed.grid(corpus) }, memory("timeline") { Packed.day(corpus) },
    ]
  }

  private func memory<Items>(_ name: String, _ pack: () -> Items) -> Row {
    let before = floor_heap_bytes()
    let items = pack()
    let bytes = Double(floor_heap_bytes() - before) / Double(count)
    withExtendedLifetime(items) {}
    return Row("\(name): memory per item", count, ours: bytes, target: .amount(20), unit: .bytes)
  }
}
