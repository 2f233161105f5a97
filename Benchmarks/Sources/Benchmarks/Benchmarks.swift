import Foundation

/// The command: `swift run -c release Benchmarks [--short] [--csv FILE] [P1 P2 …]`, or with `--curves FILE`
/// or `--peers FILE`.
@main
struct Benchmarks {
  private static let usage = """
    usage: Benchmarks [--short] [--csv FILE] [P1 P2 …]
           Benchmarks --curves FILE
           Benchmarks --peers FILE [waterfall] [list]

    Prints a table: kernel, n, ours, the floor in C, ratio, target, verdict. Exits with 1 where an answer is wrong.
      --short  a million items, and fewer rows of ten million; exits with 1, too, where a ratio is beyond 1.25 times its
               target, in each of three measurements
      --csv    writes the table to a file, too
      P1 P2 …  these targets only; the answers are checked all the same, of fewer queries
      --curves measures no table but how time grows from a hundred items to ten million, and writes that to a file
      --peers  measures no table but how long other layouts take for the same work, and writes that to a file
    """

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == MemoryRows.argument { return MemoryRows.answer(arguments.dropFirst()) }
    let csv = pathArgument("--csv", from: &arguments)
    if let curves = pathArgument("--curves", from: &arguments) {
      guard arguments.isEmpty, csv == nil else { endWithUsage(64) }
      return Curves.measure(to: curves)
    }
    #if PEER_LAYOUTS
    if let peers = pathArgument("--peers", from: &arguments) {
      let works = arguments.compactMap(PeerWork.init)
      guard works.count == arguments.count, csv == nil else { endWithUsage(64) }
      return PeerTable.measure(works.isEmpty ? PeerWork.allCases : works, to: peers)
    }
    #endif
    let wanted = Set(arguments).subtracting(["--short"])
    guard wanted.isSubset(of: (1...25).map { "P\($0)" }) else {
      endWithUsage(arguments == ["--help"] ? 0 : 64)
    }
    let isShort = arguments.contains("--short")
    guard checkExactness(wanted, isShort: isShort) else { exit(1) }
    var table = Table(wanted: wanted, csv: csv)
    table.begin()
    if isShort { measureShort(&table) } else { measureAll(&table) }
    if wanted.isEmpty {
      print("")
      StandIn(count: 1_000_000).report()
    }
    for row in table.broken { print("\(row): far beyond its target") }
    if isShort, !table.broken.isEmpty { exit(1) }
  }

  /// Removes an option and its path from the arguments, and returns the path.
  private static func pathArgument(_ option: String, from arguments: inout [String]) -> String? {
    guard let index = arguments.firstIndex(of: option) else { return nil }
    guard index + 1 < arguments.count else { endWithUsage(64) }
    defer { arguments.removeSubrange(index...index + 1) }
    return arguments[index + 1]
  }

  private static func endWithUsage(_ status: Int32) -> Never {
    FileHandle(fileDescriptor: status == 0 ? 1 : 2).write(Data((usage + "\n").utf8))
    exit(status)
  }

  /// The targets with rows of ten million items.
  private static let hasTenMillion = Set((1...8).map { "P\($0)" } + ["P10"])

  /// Checks exactness before any measurement. If only some rows are requested, the check is the short one.
  private static func checkExactness(_ wanted: Set<String>, isShort: Bool) -> Bool {
    let isBrief = isShort || !wanted.isEmpty
    var runs = OddCorpus.allCases.map { Exactness(corpus: $0, count: 1_000_000, queries: isBrief ? 30 : 100) }
    if !isBrief {
      runs += OddCorpus.allCases.map { Exactness(corpus: $0, count: 10_000_000, queries: 20) }
    } else if wanted.isEmpty || !wanted.isDisjoint(with: hasTenMillion) {
      runs.append(Exactness(corpus: .veryTall, count: 10_000_000, queries: 10))
    }
    var isExact = true
    for run in runs {
      let findings = run.check()
      print(
        "Exactness at \(run.count.short), \(run.corpus.rawValue): \(findings.missed) missed and \(findings.extra) "
          + "extra in \(findings.queries) queries of lanes and lines")
      fflush(nil)
      isExact = isExact && findings.missed == 0 && findings.extra == 0
    }
    let isLarge = wanted.isEmpty || !wanted.isDisjoint(with: hasTenMillion)
    for kind in Thirds.Kind.allCases {
      let thirds = Thirds(kind: kind, count: isLarge ? 10_000_000 : 1_000_000, queries: isBrief ? 10 : 20)
      let (findings, error) = thirds.check()
      print(
        "Exactness at \(thirds.count.short), \(kind.rawValue): \(findings.missed) missed and \(findings.extra) extra in "
          + "\(findings.queries) queries of lanes and lines; no item further than \(error.formatted(digits: 6)) points from "
          + "where exact thirds would put it")
      fflush(nil)
      if error > Thirds.tolerance { print("That is more than 1/64 point.") }
      isExact = isExact && findings.missed == 0 && findings.extra == 0 && error <= Thirds.tolerance
    }
    for run in PackedExactness.allCases {
      let findings = run.check(count: 1_000_000, queries: isBrief ? 10 : 30)
      print(
        "Exactness at 1M, \(run.rawValue): \(findings.missed) missed and \(findings.extra) extra in "
          + "\(findings.queries) queries of rows, tags, mosaic and timeline")
      fflush(nil)
      isExact = isExact && findings.missed == 0 && findings.extra == 0
    }
    print("")
    return isExact
  }

  private static func measureAll(_ table: inout Table) {
    for count in [1_000, 1_000_000, 10_000_000] { measureEngine(count, &table) }
    table.add("P3", LaneRows.appendGrowth(from: 1_000_000, to: 10_000_000))
    table.add("P3", ViewRows.appendGrowth(from: 1_000_000, to: 10_000_000))
    measureTails(&table)
    measureViews(&table)
    measureScrolling(&table, waterfalls: 10_000_000)
    table.add("P11", LiveRows().movingCells())
    measureCrowd(&table)
    measureChanges(&table)
    measureConstraints(&table)
    table.add("P25", GrowthRows.rows())
    measureFrames(&table, isShort: false)
  }

  private static func measureShort(_ table: inout Table) {
    measureEngine(1_000_000, &table)
    table.add("P3", LaneRows.appendGrowth(from: 1_000_000, to: 10_000_000))
    measureTails(&table)
    measureViews(&table)
    measureScrolling(&table, waterfalls: 1_000_000)
    table.add("P11", LiveRows().movingCells())
    measureCrowd(&table)
    measureChanges(&table)
    measureConstraints(&table)
    measureFrames(&table, isShort: true)
  }

  private static func measureConstraints(_ table: inout Table) {
    table.add("P13", ConstraintRows.building())
    table.add("P14", ConstraintRows.exchange())
    table.add("P14", CellRows.label())
    table.add("P15", ConstraintRows.hundredCells())
    table.add("P16", CellRows.scrolling())
  }

  private static func measureFrames(_ table: inout Table, isShort: Bool) {
    for kind in FrameStage.Kind.allCases { table.add("P20", FrameRows(kind: kind, isShort: isShort).rows()) }
    for kind in PackingKind.packing {
      table.add("P21", UpdateRows(count: 1_000_000).packing(kind))
    }
    table.add("P21", UpdateRows.snapshots(count: 100_000))
    table.add("P22", FlingRows(count: 100_000).rows())
    table.add("P23", DayRows(count: 100_000).scrolling())
    for kind in isShort ? PackingKind.packing : PackingKind.allCases {
      table.add("P24", MemoryRows(kind: kind, count: 1_000_000).row())
    }
  }

  private static func measureCrowd(_ table: inout Table) {
    // Checked first, because the scenes take a while to create.
    guard table.wanted.isEmpty || table.wanted.contains("P19") else { return }
    let crowd = CrowdRows()
    table.add("P19", crowd.waits())
    table.add("P19", crowd.afterwards())
  }

  private static func measureTails(_ table: inout Table) {
    table.add("P5", LaneRows(count: 10_000_000).reflowOnScreen())
    table.add("P5", LaneRows(count: 10_000_000).reflowSlice())
    table.add("P5", ViewRows(count: 10_000_000).reflow())
    table.add("P5", ViewRows(count: 10_000_000).changeFarAbove())
  }

  private static func measureChanges(_ table: inout Table) {
    table.add("P12", ChangeRows(count: 100_000).differences())
    table.add("P12", ChangeRows(count: 100_000).applying())
  }

  private static func measureEngine(_ count: Int, _ table: inout Table) {
    let lanes = LaneRows(count: count)
    table.add("P1", lanes.fullLayout())
    table.add("P2", lanes.randomQueries())
    table.add("P2", lanes.scrollingQueries())
    table.add("P3", lanes.append())
    table.add("P4", lanes.stickyResize())
    table.add("P5", lanes.reflow())
    table.add("P6", lanes.edits(.retainLanes, "lanes kept", atMost: 1.5))
    table.add("P6", lanes.edits(.reflow, "reflowed", atMost: 2))
    table.add("P7", lanes.memory())
    table.add("P7", LineRows(count: count).memory())
    table.add("P8", LineRows(count: count).fullLayout())
    table.add("P8", lanes.inTurn())
    // Checked first, because the input alone takes a while to create. Ten million items would add no
    // information.
    guard count <= 1_000_000, table.wanted.isEmpty || !table.wanted.isDisjoint(with: ["P17", "P18"]) else {
      return
    }
    let described = CompositionalRows(count: count)
    table.add("P17", described.preparing())
    table.add("P17", described.queries())
    let packed = PackedRows(count: count)
    table.add("P18", packed.packing())
    table.add("P18", packed.queries())
    table.add("P18", packed.memory())
  }

  private static func measureViews(_ table: inout Table) {
    let views = ViewRows(count: 1_000_000)
    table.add("P9", views.prepare())
    table.add("P9b", views.prepareAtOnce())
  }

  private static func measureScrolling(_ table: inout Table, waterfalls count: Int) {
    table.add("P10", ScrollRows.carousel.rows(from: 1_000, to: 10_000_000))
    table.add("P10", ScrollRows.waterfall.rows(from: 1_000, to: count))
    table.add("P10", ScrollRows.prefetchingWaterfall.rows(from: 1_000, to: count))
  }
}
