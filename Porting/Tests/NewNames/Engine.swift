// swift-format-ignore-file
import ConstraintSolver
import LayoutEngine

// The names of the engine and of the constraint solver.

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
