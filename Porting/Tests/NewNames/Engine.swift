// swift-format-ignore-file
import ConstraintSolver
import LayoutEngine

// Names of the engine and the constraint solver.

func pack() {
  let rows = JustifiedRows.Rules(breadth: 320, targetExtent: 80, lineSpacing: 4)  // JustifiedRows.Rules rowSpacing label
  print(rows.lineSpacing)  // JustifiedRows.Rules rowSpacing property
  let cells = MosaicGrid.Rules(laneCount: 2, breadth: 100, laneSpacing: 4, lineSpacing: 4)  // MosaicGrid.Rules spacing label
  let grid = MosaicGrid(cells)
  print(grid.firstCell(ofItem: 0))  // MosaicGrid place(ofItem:) method
  let days = TimelineDays.Rules(breadth: 320, laneSpacing: 2)  // TimelineDays.Rules daySpacing label
  print(days.laneSpacing)  // TimelineDays.Rules daySpacing property
  let headers = StickyHeaders()
  print(headers.geometry(ofHeaderInSection: 0, edge: 0) as Any)  // StickyHeaders place(ofHeaderInSection:edge:) method
}

func packLanes(_ sections: inout LaneSections) {
  var lanes = LanePacking(LanePacking.Configuration(laneCount: 2), count: 3) { _ in 40 }
  lanes.resizeItem(at: 0, to: 50, anchoring: [1], anchorsEnd: true)  // LanePacking resizeItem(at:to:holding:holdsEnd:) method
  lanes.resizeItem(at: 0, to: 50, following: .retainLanes)  // LanePacking.Following keepLanes case
  lanes.packForwardLater()  // LanePacking levelLanes() method
  print(lanes.isPackedForward)  // LanePacking isLevel property
  sections.packForwardLater()  // LaneSections levelLanes() method
  print(sections.isPackedForward)  // LaneSections isLevel property
  lanes = sections.extractItems(ofSection: 0)  // LaneSections takeItems(ofSection:) method
}

func measure(_ boundaries: inout MeasuredBoundaries) {
  boundaries.applyCount(2)  // MeasuredBoundaries takeCount(_:) method
}

func breakLines(_ lines: inout LineBreaking, sizes: [(item: Int, size: LayoutSize)]) {
  lines.resize(sizes, anchoring: 0...1)  // LineBreaking resize(_:holding:) method
  lines.rebreakForward()  // LineBreaking levelLines() method
  print(lines.isPackedForward)  // LineBreaking isLevel property
}

func resolve(_ node: Compositional.Node) -> PhotoOrder {  // PhotoPlaces type
  let custom = Compositional.CustomItem(frame: .zero)  // Compositional CustomPlace type
  let provider: Compositional.CustomItemProvider = { _, _ in [custom] }  // Compositional CustomPlaces type
  var run = Compositional.Run(node, axis: .vertical, container: .zero, count: 1, customItems: provider)  // Compositional.Run places label
  run.measure([], customItems: provider)  // Compositional.Run measure(_:places:) method
  return PhotoOrder(SectionMap(counts: [1]), stacksSections: true)
}

func solve() -> [ConstraintSystem.Conflict] {
  var system = ConstraintSystem()
  return system.drainConflicts()  // ConstraintSystem takeConflicts() method
}

func arrange(_ grid: MosaicGrid, _ span: MosaicGrid.Span, _ track: CarouselTrack, _ shelf: PileShelf) {
  let cells = MosaicGrid.Rules(laneCount: 2, breadth: 9)  // MosaicGrid.Rules columnCount label
  let wide = MosaicGrid.Rules(laneCount: 2, breadth: 9, lineRatio: 2)  // MosaicGrid.Rules rowRatio label
  print(cells.laneCount)  // MosaicGrid.Rules columnCount property
  print(wide.lineRatio)  // MosaicGrid.Rules rowRatio property
  print(MosaicGrid.Span(lanes: 2))  // MosaicGrid.Span columns label
  print(MosaicGrid.Span(lines: 2))  // MosaicGrid.Span rows label
  print(span.lanes)  // MosaicGrid.Span columns property
  print(span.lines)  // MosaicGrid.Span rows property
  print(grid.lineCount)  // MosaicGrid rowCount property
  print(MosaicGrid.maximumLaneCount)  // MosaicGrid maximumColumnCount case
  print(MosaicGrid.maximumLineSpan)  // MosaicGrid maximumRowSpan case
  print(track.itemSpacing)  // CarouselTrack spacing property
  print(CarouselTrack(count: 1, itemExtent: 9, itemSpacing: 1, viewportExtent: 9))  // CarouselTrack spacing label
  print(CarouselLine(axis: .vertical, sections: .empty, area: VisibleArea(), itemSize: .zero, itemSpacing: 1))  // CarouselLine spacing label
  print(shelf.stackSpacing)  // PileShelf spacing property
  print(PileShelf(count: 1, slot: .zero, stackSpacing: 1, viewport: .zero, axis: .vertical))  // PileShelf spacing label
}

func time(_ day: TimelineColumns.Rules, _ days: TimelineDays.Rules) {
  print(TimelineColumns.Rules(breadth: 9, startTime: 8))  // TimelineColumns.Rules origin label
  print(TimelineDays.Rules(breadth: 9, startTime: 8))  // TimelineDays.Rules origin label
  print(TimelineDays.Rules(breadth: 9, endTime: 8))  // TimelineDays.Rules end label
  print(day.startTime)  // TimelineColumns.Rules origin property
  print(days.startTime)  // TimelineDays.Rules origin property
  print(days.endTime as Any)  // TimelineDays.Rules end property
}
