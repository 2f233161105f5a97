import TestSupport
import Testing

@testable import LayoutEngine

/// The stores allocate memory manually.
@Suite struct MemoryTests {
  /// Each store fills all its possible columns with about a thousand bytes or more.
  enum Store: String, CaseIterable, Codable, Sendable {
    case lanes, lines, rows, mosaic, timeline

    func fill() {
      switch self {
      case .lanes: fillLanes()
      case .lines: fillLines()
      case .rows: fillRows()
      case .mosaic: fillMosaic()
      case .timeline: fillTimeline()
      }
    }

    private func fillLanes() {
      var packing = LanePacking(.init(laneCount: 500), count: 2000) { Double($0 % 90) }
      // Some items move along their lanes.
      packing.resizeItem(at: 4, to: 200, following: .retainLanes)
      var other = packing
      // No `Float` equals this length, and one item covers several lanes.
      packing.resizeItem(at: 5, to: 1.0 / 3, following: .retainLanes)
      packing.insertItems(at: 7, count: 1, span: { _ in 2 }, length: { _ in 50 })
      packing.repack(with: .init(laneCount: 400))
      precondition(packing.count == 2001)
      other.resizeItem(at: 6, to: 300, following: .retainLanes)
      other.removeAll(.init(laneCount: 2))
      precondition(other.count == 0)
    }

    private func fillLines() {
      var lines = LineBreaking(rules: LineRules(breadth: 300, itemSpacing: 10, lineSpacing: 10))
      lines.append(count: 2000) { LayoutSize(width: Double(20 + $0 % 90), height: Double(10 + $0 % 3)) }
      let before = lines
      lines.append(LayoutSize(width: 1.0 / 3, height: 2.0 / 3))
      precondition(lines.count == before.count + 1)
    }

    private func fillRows() {
      var rows = JustifiedRows(.init(breadth: 400, targetExtent: 120, itemSpacing: 10))
      rows.append(count: 2000) { 1 + Double($0 % 4) }
      let before = rows
      rows.append(count: 1) { _ in 1.0 / 3 }
      precondition(rows.count == before.count + 1)
    }

    private func fillMosaic() {
      var grid = MosaicGrid(.init(laneCount: 30, breadth: 320))
      grid.append(count: 2000) { .init(lanes: 1 + $0 % 20, lines: 1 + $0 % 3) }
      let before = grid
      grid.append(count: 1) { _ in .init() }
      precondition(grid.count == before.count + 1)
      grid._checkInvariants()
    }

    private func fillTimeline() {
      var day = TimelineColumns(.init(breadth: 300))
      // The intervals are neither sorted nor consecutive, and not all bounds are `Float`s.
      day.append(count: 2000) { Double($0 * 37 % 2000)...4000 }
      let before = day
      day.append(count: 1) { _ in 1.0 / 3...5 }
      precondition(day.count == before.count + 1)
    }
  }

  @Test(arguments: few(Store.allCases))
  func `a store frees its memory when it's released, and so does a copy`(store: Store) async {
    await #expect(processExitsWith: .success) { [store] in
      let lost = memoryLost(store.fill)
      precondition(lost < 500, "\(lost) bytes are lost each time")
    }
  }

  @Test func `an item's columns are narrow, with at most a sixteenth of spare capacity`() {
    let count = 100_000
    var packing = LanePacking(.init(laneCount: 3))
    packing.append(contentsOf: (0..<count).map { Float($0 % 90) + 0.1 })
    let columns = packing.columns
    #expect(!columns.lengths.isWide)
    #expect(columns.spans.isEmpty)
    #expect(columns.shifts.isEmpty)
    for capacity in [columns.lengths.capacity, columns.starts.capacity, columns.lanes.capacity] {
      #expect(capacity <= count + count / 16)
    }
    packing.append(count: 1) { _ in 1.0 / 3 }
    #expect(packing.columns.lengths.isWide)
  }
}
