// swift-format-ignore-file
import ConstraintSolver
import LayoutEngine

// Names of the engine and the constraint solver.

func pack() {
  let rows = JustifiedRows.Rules(breadth: 320, targetExtent: 80, rowSpacing: 4)  // JustifiedRows.Rules rowSpacing label
  print(rows.rowSpacing)  // JustifiedRows.Rules rowSpacing property
  let cells = MosaicGrid.Rules(columnCount: 2, breadth: 100, spacing: 4)  // MosaicGrid.Rules spacing label
  let grid = MosaicGrid(cells)
  print(grid.place(ofItem: 0))  // MosaicGrid place(ofItem:) method
  let days = TimelineDays.Rules(breadth: 320, daySpacing: 2)  // TimelineDays.Rules daySpacing label
  print(days.daySpacing)  // TimelineDays.Rules daySpacing property
  let headers = StickyHeaders()
  print(headers.place(ofHeaderInSection: 0, edge: 0) as Any)  // StickyHeaders place(ofHeaderInSection:edge:) method
}

func packLanes(_ sections: inout LaneSections) {
  var lanes = LanePacking(LanePacking.Configuration(laneCount: 2), count: 3) { _ in 40 }
  lanes.resizeItem(at: 0, to: 50, holding: [1], holdsEnd: true)  // LanePacking resizeItem(at:to:holding:holdsEnd:) method
  lanes.resizeItem(at: 0, to: 50, following: .keepLanes)  // LanePacking.Following keepLanes case
  lanes.levelLanes()  // LanePacking levelLanes() method
  print(lanes.isLevel)  // LanePacking isLevel property
  sections.levelLanes()  // LaneSections levelLanes() method
  print(sections.isLevel)  // LaneSections isLevel property
  lanes = sections.takeItems(ofSection: 0)  // LaneSections takeItems(ofSection:) method
}

func measure(_ boundaries: inout MeasuredBoundaries) {
  boundaries.takeCount(2)  // MeasuredBoundaries takeCount(_:) method
}

func breakLines(_ lines: inout LineBreaking, sizes: [(item: Int, size: LayoutSize)]) {
  lines.resize(sizes, holding: 0...1)  // LineBreaking resize(_:holding:) method
  lines.levelLines()  // LineBreaking levelLines() method
  print(lines.isLevel)  // LineBreaking isLevel property
}

func resolve(_ node: Compositional.Node) -> PhotoPlaces {  // PhotoPlaces type
  let custom = Compositional.CustomPlace(frame: .zero)  // Compositional CustomPlace type
  let provider: Compositional.CustomPlaces = { _, _ in [custom] }  // Compositional CustomPlaces type
  var run = Compositional.Run(node, axis: .vertical, container: .zero, count: 1, places: provider)  // Compositional.Run places label
  run.measure([], places: provider)  // Compositional.Run measure(_:places:) method
  return PhotoPlaces(SectionMap(counts: [1]), stacksSections: true)
}

func solve() -> [ConstraintSystem.Conflict] {
  var system = ConstraintSystem()
  return system.takeConflicts()  // ConstraintSystem takeConflicts() method
}

func arrange(_ grid: MosaicGrid, _ span: MosaicGrid.Span, _ track: CarouselTrack, _ shelf: PileShelf) {
  let cells = MosaicGrid.Rules(columnCount: 2, breadth: 9)  // MosaicGrid.Rules columnCount label
  let wide = MosaicGrid.Rules(columnCount: 2, breadth: 9, rowRatio: 2)  // MosaicGrid.Rules rowRatio label
  print(cells.columnCount)  // MosaicGrid.Rules columnCount property
  print(wide.rowRatio)  // MosaicGrid.Rules rowRatio property
  print(MosaicGrid.Span(columns: 2))  // MosaicGrid.Span columns label
  print(MosaicGrid.Span(rows: 2))  // MosaicGrid.Span rows label
  print(span.columns)  // MosaicGrid.Span columns property
  print(span.rows)  // MosaicGrid.Span rows property
  print(grid.rowCount)  // MosaicGrid rowCount property
  print(MosaicGrid.maximumColumnCount)  // MosaicGrid maximumColumnCount case
  print(MosaicGrid.maximumRowSpan)  // MosaicGrid maximumRowSpan case
  print(track.spacing)  // CarouselTrack spacing property
  print(CarouselTrack(count: 1, itemExtent: 9, spacing: 1, viewportExtent: 9))  // CarouselTrack spacing label
  print(CarouselLine(axis: .vertical, sections: .empty, area: VisibleArea(), itemSize: .zero, spacing: 1))  // CarouselLine spacing label
  print(shelf.spacing)  // PileShelf spacing property
  print(PileShelf(count: 1, slot: .zero, spacing: 1, viewport: .zero, axis: .vertical))  // PileShelf spacing label
}

func time(_ day: TimelineColumns.Rules, _ days: TimelineDays.Rules) {
  print(TimelineColumns.Rules(breadth: 9, origin: 8))  // TimelineColumns.Rules origin label
  print(TimelineDays.Rules(breadth: 9, origin: 8))  // TimelineDays.Rules origin label
  print(TimelineDays.Rules(breadth: 9, end: 8))  // TimelineDays.Rules end label
  print(day.origin)  // TimelineColumns.Rules origin property
  print(days.origin)  // TimelineDays.Rules origin property
  print(days.end as Any)  // TimelineDays.Rules end property
}
