import LayoutEngine
import TestSupport
import Testing

/// Sections with boundary items.
@Suite struct CompositionalSectionTests {
  private static let fullWidth = Compositional.Size(.fractionalWidth(1), .absolute(32))

  private func section(
    rows: Int, of height: Double, spacing: Double, container: LayoutSize, insets: LayoutInsets = .zero,
    boundaries: [Compositional.Boundary], orthogonal: Bool = false
  ) -> Compositional.Section {
    let around = Compositional.Surroundings(
      axis: .vertical, container: container, insets: insets, boundaries: boundaries, scale: 2)
    let size = Compositional.Size(orthogonal ? .absolute(height) : .fractionalWidth(1), .absolute(height))
    let group = Compositional.Node(
      size: size, content: .group(.init(.vertical, .repeating([.init(size: size)]))))
    return Compositional.Section(
      surroundings: around,
      run: Compositional.Run(
        group, axis: orthogonal ? .horizontal : .vertical, container: around.contentContainer,
        spacing: spacing, scale: 2, count: rows))
  }

  /// OU `goldens/ios/hc-conformance-Feed/Feed.t200.layout.json`: a strip above cards, in a view of 375 × 667.
  @Test func `a feed has the same frames as on iOS 26`() {
    let insets = LayoutInsets(top: 8, left: 16, bottom: 8, right: 16)
    let container = LayoutSize(width: 375, height: 667)
    let header = Compositional.Boundary(id: 0, size: Self.fullWidth)
    var sections = Compositional.Sections(axis: .vertical)
    sections.append(
      section(
        rows: 8, of: 72, spacing: 12, container: container, insets: insets, boundaries: [header],
        orthogonal: true))
    sections.append(
      section(
        rows: 8, of: (375 - 32) * 9.0 / 16 + 90, spacing: 16, container: container, insets: insets,
        boundaries: [header]))
    expectEqual((sections.extent, 2543.5), (sections.start(ofSection: 1), 120))
    for (section, y) in [(0, 0.0), (1, 120)] {
      let frame = sections[section].surroundings.frame(
        ofBoundary: 0, content: sections[section].contentExtent,
        from: LayoutPoint(x: 0, y: sections.start(ofSection: section)))
      #expect(frame == LayoutRect(x: 16, y: y, width: 343, height: 32))
    }
    expectEqual((sections[0].isOrthogonal, true), (sections[0].run.extent, 660))
    let origin = sections[0].surroundings.contentOrigin
    expectEqual(
      (origin, LayoutPoint(x: 16, y: 40)),
      (
        (0..<8).map { sections[0].run.frame(ofItem: $0, from: origin).minX },
        [
          16, 100, 184, 268, 352, 436, 520, 604,
        ]
      ))
  }

  /// OU `firefoxrowsprobe`: 15 sections, 40 apart. Each has a row of 100 between insets of 20.
  @Test func `spacing separates sections but adds nothing before the first or after the last`() {
    var sections = Compositional.Sections(axis: .vertical, spacing: 40)
    for _ in 0..<15 {
      sections.append(
        section(
          rows: 1, of: 100, spacing: 0, container: LayoutSize(width: 300, height: 600),
          insets: LayoutInsets(top: 20, left: 30, bottom: 20, right: 0), boundaries: []))
    }
    expectEqual((sections.extent, 2660), (sections.sections(meeting: 0...200), 0..<2))
  }

  /// SW `pinned`, recorded at offsets 0 and 100: a view of 320 × 300, headers of 30, and sections of six rows
  /// of 44 that are 8 apart.
  @Test(arguments: [(0.0, 0.0, 334.0), (100, 100, 334), (290, 290, 334), (310, 304, 334), (400, 304, 400)])
  func `a pinned header stays at the top until its section ends`(
    offset: Double, first: Double, second: Double
  ) {
    let header = Compositional.Boundary(
      id: 0, size: .init(.fractionalWidth(1), .absolute(30)), pins: true)
    var sections = Compositional.Sections(axis: .vertical)
    for _ in 0..<2 {
      sections.append(
        section(
          rows: 6, of: 44, spacing: 8, container: LayoutSize(width: 320, height: 300), boundaries: [header]))
    }
    let starts = (0..<2).map { section in
      sections[section].surroundings.frame(
        ofBoundary: 0, content: sections[section].contentExtent,
        from: LayoutPoint(x: 0, y: sections.start(ofSection: section)), visible: offset...(offset + 300)
      ).minY
    }
    #expect(starts == [first, second])
  }

  @Test func `measuring an item in one section doesn't affect identical sections`() {
    let size = Compositional.Size(.fractionalWidth(1), .estimated(40))
    let row = Compositional.Node(
      size: size, content: .group(.init(.vertical, .repeating([.init(size: size)]))))
    let around = Compositional.Surroundings(axis: .vertical, container: LayoutSize(width: 320, height: 300))
    var sections = Compositional.Sections(axis: .vertical, spacing: 10)
    let run = Compositional.Run(row, axis: .vertical, container: around.contentContainer, count: 3)
    sections.append(Compositional.Section(surroundings: around, run: run))
    for _ in 0..<3 { sections.append(sameAs: 0) }
    func starts() -> [Double] { (0..<4).map(sections.start(ofSection:)) }
    expectEqual((starts(), [0, 130, 260, 390]), ([sections.extent], [510]))
    sections.update(1) { $0.measure([(item: 0, size: LayoutSize(width: 320, height: 90))]) }
    expectEqual((starts(), [0, 130, 310, 440]), ([sections.extent], [560]))
    #expect((0..<4).map { sections[$0].run.extent } == [120, 170, 120, 120])
    sections.update(1) { $0.measure([(item: 1, size: LayoutSize(width: 320, height: 50))]) }
    sections.append(sameAs: 1)
    #expect((0..<5).map { sections[$0].run.extent } == [120, 180, 120, 120, 180])
  }

  /// Apple's documentation: a footer is pinned like a header, mirrored.
  @Test(arguments: [(0.0, 270.0), (100, 304), (-290, 0)])
  func `a pinned footer stays at the bottom while its section is visible`(
    offset: Double, start: Double
  ) {
    let footer = Compositional.Boundary(
      id: 0, size: .init(.fractionalWidth(1), .absolute(30)), y: 1, pins: true)
    let section = section(
      rows: 6, of: 44, spacing: 8, container: LayoutSize(width: 320, height: 300), boundaries: [footer])
    let frame = section.surroundings.frame(
      ofBoundary: 0, content: section.contentExtent, from: .zero, visible: offset...(offset + 300))
    #expect(frame.minY == start)
  }

  @Test(arguments: [
    (
      0.0, 0.0, LayoutRect(x: 10, y: 0, width: 40, height: 20),
      LayoutRect(x: 10, y: 25, width: 80, height: 50)
    ),
    (0.5, 0, LayoutRect(x: 30, y: 0, width: 40, height: 20), LayoutRect(x: 10, y: 25, width: 80, height: 50)),
    (1, 1, LayoutRect(x: 50, y: 60, width: 40, height: 20), LayoutRect(x: 10, y: 5, width: 80, height: 50)),
    (0, 0.5, LayoutRect(x: 0, y: 20, width: 40, height: 20), LayoutRect(x: 50, y: 5, width: 40, height: 50)),
    (1, 0.5, LayoutRect(x: 60, y: 20, width: 40, height: 20), LayoutRect(x: 10, y: 5, width: 40, height: 50)),
    (
      0.5, 0.5, LayoutRect(x: 30, y: 20, width: 40, height: 20),
      LayoutRect(x: 10, y: 5, width: 80, height: 50)
    ),
  ])
  func `a boundary item reserves space at its edge unless it's an overlay`(
    x: Double, y: Double, frame: LayoutRect, row: LayoutRect
  ) {
    let boundary = Compositional.Boundary(id: 0, size: .init(.absolute(40), .absolute(20)), x: x, y: y)
    let section = section(
      rows: 1, of: 50, spacing: 0, container: LayoutSize(width: 100, height: 300),
      insets: LayoutInsets(top: 5, left: 10, bottom: 5, right: 10), boundaries: [boundary])
    expectEqual(
      (section.surroundings.frame(ofBoundary: 0, content: 50, from: .zero), frame),
      (section.run.frame(ofItem: 0, from: section.surroundings.contentOrigin), row))
    var overlay = boundary
    overlay.extends = false
    overlay.offset = LayoutPoint(x: 3, y: 4)
    let over = Compositional.Surroundings(
      axis: .vertical, container: LayoutSize(width: 100, height: 300), boundaries: [overlay],
      followsInsets: false)
    expectEqual(
      (over.extent(ofContent: 50), 50),
      (over.contentOrigin, .zero),
      (
        over.frame(ofBoundary: 0, content: 50, from: .zero),
        LayoutRect(x: x * 60 + 3, y: y * 30 + 4, width: 40, height: 20)
      ))
  }

  @Test(arguments: [
    (0.0, 0.0, -1, -1), (0.5, 0, -1, 0), (1, 1, 1, 1), (0, 0.5, 0, -1), (1, 0.5, 0, 1), (0.5, 0.5, 0, 0),
  ])
  func `a boundary item lies at an end of one axis, or of both axes in a corner`(
    x: Double, y: Double, vertical: Int, horizontal: Int
  ) {
    let boundary = Compositional.Boundary(id: 0, size: Self.fullWidth, x: x, y: y)
    expectEqual(
      (boundary.side(along: .vertical), vertical),
      (boundary.side(along: .horizontal), horizontal))
  }

  @Test func `the space reserved at an edge fits the largest boundary item there`() {
    let around = Compositional.Surroundings(
      axis: .vertical, container: LayoutSize(width: 100, height: 300),
      boundaries: [(0.5, 0.0, 40.0), (0.5, 1, 10), (0.5, 1, 15), (0, 0.5, 30), (1, 0.5, 5)].map {
        x, y, size in
        .init(id: 0, size: .init(.absolute(size), .absolute(size)), x: x, y: y)
      })
    expectEqual(
      (around.contentOrigin, LayoutPoint(x: 30, y: 40)),
      (around.contentContainer.width, 65),
      (around.extent(ofContent: 50), 105),
      (around.end, 15))
  }

  @Test func `a boundary item uses its measured size for estimated dimensions`() {
    let container = LayoutSize(width: 100, height: 300)
    func frame(_ size: Compositional.Size) -> LayoutRect {
      Compositional.Surroundings(
        axis: .vertical, container: container, boundaries: [.init(id: 0, size: size, x: 0)],
        measured: { _ in LayoutSize(width: 30, height: 70) }
      ).frame(ofBoundary: 0, content: 50, from: .zero)
    }
    expectEqual(
      (frame(.init(.estimated(40), .absolute(20))), LayoutRect(x: 0, y: 0, width: 30, height: 20)),
      (frame(.init(.absolute(40), .estimated(20))), LayoutRect(x: 0, y: 0, width: 40, height: 70)))
  }

  @Test(arguments: seedBlocks(300))
  func `sections(meeting:) finds the same sections as a search of all of them`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: seed)
      let spacing = Double(dice.int(-20...20))
      var sections = Compositional.Sections(axis: .vertical, spacing: spacing)
      for _ in 0..<dice.int(0...12) {
        sections.append(
          section(
            rows: dice.int(0...3), of: Double(dice.int(0...50)), spacing: 0,
            container: LayoutSize(width: 100, height: 100), boundaries: []))
      }
      let low = dice.double(-50...300)
      let range = low...(low + dice.double(0...200))
      let all = (0..<sections.count).filter {
        sections.start(ofSection: $0) <= range.upperBound
          && sections.start(ofSection: $0) + sections[$0].extent >= range.lowerBound
      }
      let found = sections.sections(meeting: range)
      #expect(all.filter { !found.contains($0) } == [])
      if spacing >= 0 { #expect(found.count <= all.count + 1) }
    }
  }
}
