import Foundation
import Testing

/// Tests the exact results of `--migrate` for an app's sources.
@Suite struct MigrationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String
  }

  private func migrate(_ files: [String: String]) throws -> Command.Result {
    try Command.run(files, arguments: ["{in}", "--migrate", "--in-place"])
  }

  @Test(arguments: [
    Case(
      testDescription: "a property of a variable whose type is named",
      before: "let layout = CarouselLayout()\nlayout.spacing = 3\nprint(layout.spacing)\n",
      after: "let layout = CarouselLayout()\nlayout.itemSpacing = 3\nprint(layout.itemSpacing)\n"),
    Case(
      testDescription: "what is another's stays",
      before: "let stack = UIStackView()\nstack.spacing = 3\nfunc a(_ x: Row) { x.rowSpacing = 1 }\n",
      after: "let stack = UIStackView()\nstack.spacing = 3\nfunc a(_ x: Row) { x.rowSpacing = 1 }\n"),
    Case(
      testDescription: "the nearest declaration counts",
      before:
        "class A {\n  let layout: TagLayout? = nil\n  func a(layout: UIStackView) { layout.interitemSpacing = 1 }\n  func b() { layout?.interitemSpacing = 1; self.layout!.interitemSpacing = 2 }\n}\n",
      after:
        "class A {\n  let layout: TagLayout? = nil\n  func a(layout: UIStackView) { layout.interitemSpacing = 1 }\n  func b() { layout?.itemSpacing = 1; self.layout!.itemSpacing = 2 }\n}\n"
    ),
    Case(
      testDescription: "casts name types",
      before:
        "func a(_ x: UICollectionViewLayout) {\n  guard let wall = x as? JustifiedLayout else { return }\n  wall.rowSpacing = 1\n}\n",
      after:
        "func a(_ x: UICollectionViewLayout) {\n  guard let wall = x as? JustifiedLayout else { return }\n  wall.lineSpacing = 1\n}\n"
    ),
    Case(
      testDescription: "a subclass has what it inherits",
      before: "class Week: TimelineLayout {}\nlet week = Week()\nweek.startInset = week.headerLength\n",
      after:
        "class Week: TimelineLayout {}\nlet week = Week()\nweek.sectionInset.top = week.headerReferenceLength\n"
    ),
    Case(
      testDescription: "one property that has become two",
      before: "func a() {\n  let mosaic = MosaicLayout()\n  mosaic.spacing = 2 * 4  // points\n}\n",
      after:
        "func a() {\n  let mosaic = MosaicLayout()\n  mosaic.laneSpacing = 2 * 4\n  mosaic.lineSpacing = 2 * 4  // points\n}\n"
    ),
    Case(
      testDescription: "cases, by the property that they are of",
      before:
        "let layout = CarouselLayout()\nlayout.itemSize = .fixed(size)\nif case .fraction(let w, _) = layout.itemSize { print(w) }\ngroup.interItemSpacing = .fixed(3)\n",
      after:
        "let layout = CarouselLayout()\nlayout.itemSize = .absolute(size)\nif case .fractional(let w, _) = layout.itemSize { print(w) }\ngroup.interItemSpacing = .fixed(3)\n"
    ),
    Case(
      testDescription: "cases with their type, and in a switch",
      before:
        "let a = WaterfallLayout.ItemLength.ratio(1)\nlet b = WaterfallLayout()\nswitch b.itemLength {\ncase .fixed(let x): print(x)\ndefault: break\n}\n",
      after:
        "let a = WaterfallLayout.ItemLength.fractionalBreadth(1)\nlet b = WaterfallLayout()\nswitch b.itemLength {\ncase .absolute(let x): print(x)\ndefault: break\n}\n"
    ),
    Case(
      testDescription: "a method and its labels",
      before: "let ring = CircleLayout()\nring.commitRotation(angle)\nring.commitPinch(2 * factor)\n",
      after: "let ring = CircleLayout()\nring.endRotation(by: angle)\nring.endPinch(by: 2 * factor)\n"),
    Case(
      testDescription: "labels of sections",
      before:
        "let a: S = .carousel(itemSize: size, spacing: 12)\nlet b = NSCollectionLayoutSection.waterfall(itemCount: 3, laneCount: 2, spacing: 8, in: e) { _, b in b }\n",
      after:
        "let a: S = .carousel(itemSize: .absolute(size), itemSpacing: 12)\nlet b = NSCollectionLayoutSection.waterfall(itemCount: 3, laneCount: 2, itemSpacing: 8, laneSpacing: 8, in: e) { _, b in b }\n"
    ),
    Case(
      testDescription: "cases where their type is written",
      before:
        "func a() -> CircleLayout.Radius {\n  group.interItemSpacing = .fixed(3)\n  let b: CarouselLayout.ItemSize = .fixed(b())\n  return .fraction(1)\n}\nvar c: CircleLayout.Radius { .fraction(1) }\n",
      after:
        "func a() -> LayoutDimension {\n  group.interItemSpacing = .fixed(3)\n  let b: ItemSize = .absolute(b())\n  return .fractionalWidth(1)\n}\nvar c: LayoutDimension { .fractionalWidth(1) }\n"
    ),
    Case(
      testDescription: "a case that nothing else is called",
      before: "lanes.removeItems(0..<1, following: .keepLanes)\n",
      after: "lanes.removeItems(0..<1, following: .retainLanes)\n"),
    Case(
      testDescription: "a type of the engine that a layout is given",
      before: "let ring = CircleLayout()\nring.direction = Ring.Direction.clockwise\n",
      after: "let ring = CircleLayout()\nring.direction = CircleLayout.Direction.clockwise\n"),
    Case(
      testDescription: "parameters that change",
      before: "func a(lines: inout LineBreaking) { lines.levelLines() }\n",
      after: "func a(lines: inout LineBreaking) { lines.rebreakForward() }\n"),
    Case(
      testDescription: "a type",
      before: "func a() -> MosaicSpan { MosaicSpan(columns: 2) }\n",
      after: "func a() -> MosaicLayout.Span { MosaicLayout.Span(lanes: 2) }\n"),
    Case(
      testDescription: "a type that is in no other one now",
      before: "let a = [CarouselLayout.ItemSize.fixed(size)]\nvar b: [CarouselLayout.ItemSize] = []\n",
      after: "let a = [ItemSize.absolute(size)]\nvar b: [ItemSize] = []\n"),
    Case(
      testDescription: "values that are wrapped, once",
      before:
        "let deck = CardStackLayout()\ndeck.cardSize = .zero\ndeck.dismissalDistance = a + b / 2\nlet ring = CircleLayout()\nring.itemSize = size(of: 3)  // points\nlist.itemSize = size\nprint(ring.itemSize)\n",
      after:
        "let deck = CardStackLayout()\ndeck.itemSize = .absolute(.zero)\ndeck.dismissalDistance = .fractionalWidth(a + b / 2)\nlet ring = CircleLayout()\nring.itemSize = .absolute(size(of: 3))  // points\nlist.itemSize = size\nprint(ring.itemSize)\n"
    ),
    Case(
      testDescription: "a method of a delegate, and none of the app's own",
      before:
        "func collectionView(_ a: V, layout: L, levelOfHeaderInSection s: Int) -> Int { s }\nfunc carousel(spacing: Int) {}\n",
      after:
        "func collectionView(_ a: V, layout: L, levelForHeaderInSection s: Int) -> Int { s }\nfunc carousel(spacing: Int) {}\n"
    ),
    Case(
      testDescription: "a swipe with what it does",
      before:
        "func a() {\n  deck.attachSwipe(to: view) { [unowned self] in\n    remove($0)\n  }\n  b.attachSwipe(to: view, onDismiss: remove)\n}\n",
      after:
        "func a() {\n  deck.onDismiss = { [unowned self] in\n    remove($0)\n  }\n  deck.attachSwipe(to: view)\n  b.onDismiss = remove\n  b.attachSwipe(to: view)\n}\n"
    ),
    Case(
      testDescription: "key paths with their type",
      before: "let a = \\TagLayout.interitemSpacing\nlet b = \\Row.interitemSpacing\n",
      after: "let a = \\TagLayout.itemSpacing\nlet b = \\Row.interitemSpacing\n"),
  ])
  func migrated(_ test: Case) throws {
    let result = try migrate(["Main.swift": test.before])
    #expect(result.status == 0)
    #expect(result.files["Main.swift"] == test.after)
    // A second migration changes nothing.
    #expect(try migrate(["Main.swift": test.after]).files["Main.swift"] == test.after)
  }

  @Test(arguments: [
    ("wall.rowSpacing = 1", "'rowSpacing' of JustifiedLayout is 'lineSpacing'"),
    ("print(deck.cardSize)", "'cardSize' of CardStackLayout is 'itemSize' and '.absolute(_:)'"),
    ("let a = \\.interitemSpacing", "'interitemSpacing' of JustifiedLayout is 'itemSpacing'"),
    (
      "let m = MosaicLayout()\nprint(m.spacing)",
      "'spacing' of MosaicLayout is 'laneSpacing' and 'lineSpacing'"
    ),
    ("tap.addAction { _ in }", "'addAction(_:)' of UIGestureRecognizer is 'addTarget(_:action:)'"),
    (
      "let d: Ring.Direction = x",
      "where a layout is given a 'Ring.Direction', it is a 'CircleLayout.Direction'"
    ),
  ])
  func whatNobodyCanTellIsSaid(source: String, note: String) throws {
    let result = try migrate(["Main.swift": source])
    #expect(result.files["Main.swift"] == source)
    #expect(result.notes.contains { $0.hasSuffix("cannot change: \(note)") }, "\(result.notes)")
  }

  /// Each line in OldNames ends with its row of the table. NewNames is the result, and compiles.
  @Test func `every row of the table is migrated or reported in a note`() throws {
    let (old, new) = (try Self.sources("OldNames"), try Self.sources("NewNames"))
    let result = try migrate(old)
    for (name, text) in new { #expect(result.files[name] == text, "\(name)") }
    #expect(result.files["ByHand.swift"] == old["ByHand.swift"])
    for row in try Self.rows() {
      let lines = old.flatMap { name, text in
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
          .filter { $0.element.hasSuffix("// \(row)") }
          .map { "\(name):\($0.offset + 1): \(name == "ByHand.swift" ? "cannot change" : "changed")" }
      }
      #expect(lines.contains { line in result.notes.contains { $0.hasPrefix(line) } }, "\(row)")
    }
  }

  /// Returns texts such as `JustifiedLayout rowSpacing property`, for each type and kind of each row.
  private static func rows() throws -> [String] {
    let page = try String(contentsOf: root.appendingPathComponent("docs/MIGRATION.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").flatMap { line -> [String] in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.replacingOccurrences(of: "`", with: "").trimmingCharacters(in: .whitespaces) }
      guard cells.count == 6, line.contains("`"), let old = cells.dropFirst(2).first else { return [] }
      return cells[1].components(separatedBy: ", ").flatMap { type in
        cells[4].components(separatedBy: ", ").map {
          "\(type) \(old) \($0)".trimmingCharacters(in: .whitespaces)
        }
      }
    }
    return try #require(rows.isEmpty ? nil : rows)
  }

  private static func sources(_ folder: String) throws -> [String: String] {
    let folder = root.appendingPathComponent("Porting/Tests/\(folder)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.reduce(into: [:]) {
      $0[$1] = try String(contentsOf: folder.appendingPathComponent($1), encoding: .utf8)
    }
  }

  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
      .standardizedFileURL
  }

  @Test func `properties declared in another file are renamed`() throws {
    let result = try migrate([
      "A.swift": "final class A { let wall = JustifiedLayout() }\n",
      "B.swift": "extension A { func b() { wall.rowSpacing = 1 } }\n",
    ])
    #expect(result.files["B.swift"] == "extension A { func b() { wall.lineSpacing = 1 } }\n")
  }
}
