import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews

/// Compares lists of random rows, headers, and updates with a plain sum of lengths.
@MainActor @Suite(.serialized) struct ListModelTests {
  private struct Model {
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var header: UICollectionLayoutListConfiguration.HeaderMode
    var footer: UICollectionLayoutListConfiguration.FooterMode
    var padding: CGFloat?
    /// The heights of the rows, by section.
    var rows: [[CGFloat]]
    let headerHeight: CGFloat
    let footerHeight: CGFloat

    var hasHeader: Bool { header != .none }
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

    /// Returns the positions of rows, headers, and footers, and the total length.
    func positions() -> (rows: [[CGFloat]], headers: [CGFloat], footers: [CGFloat], end: CGFloat) {
      var (tops, headers, footers): ([[CGFloat]], [CGFloat], [CGFloat]) = ([], [], [])
      var y: CGFloat = 0
      for section in rows.indices {
        if isGrouped {
          if !hasHeader { y += section == 0 ? 35 : 17.5 }
          y += padding ?? 0
        } else {
          y += padding ?? (hasHeader ? 22 : 0)
        }
        headers.append(y)
        if header == .supplementary { y += headerHeight }
        tops.append([])
        for height in rows[section] {
          tops[section].append(y)
          y += height
        }
        footers.append(y)
        if footer == .supplementary { y += footerHeight }
        if isGrouped { y += section == rows.count - 1 ? 20 : footer == .supplementary ? 0 : 17.5 }
      }
      return (tops, headers, footers, y)
    }
  }

  private func height(_ generator: inout SeededGenerator) -> CGFloat {
    CGFloat(Int.random(in: 40...160, using: &generator)) / 2
  }

  private func check(_ stage: ListStage, _ model: Model, _ seed: UInt64) {
    let (rows, headers, footers, end) = model.positions()
    for section in rows.indices {
      #expect(stage.tops(section) == rows[section], "seed \(seed)")
      let cells = (0..<rows[section].count).compactMap { stage.cell($0, section) }
      #expect(cells.map(\.frame.height) == model.rows[section], "seed \(seed)")
      // A card's corners belong to its first and last rows.
      if model.appearance == .insetGrouped {
        let first = model.header == .firstItemInSection ? 1 : 0
        for (item, cell) in cells.enumerated() {
          let isRound = item == first || item == cells.count - 1 && item >= first
          #expect((cell.layer.cornerRadius > 0) == isRound, "seed \(seed)")
        }
      }
      let pinned = model.appearance == .plain
      if model.header == .supplementary, !pinned {
        #expect(stage.header(section)?.minY == headers[section], "seed \(seed)")
      }
      if model.footer == .supplementary {
        #expect(stage.footer(section)?.minY == footers[section], "seed \(seed)")
      }
    }
    #expect(abs(stage.view.contentSize.height - end) < 0.001, "seed \(seed)")
  }

  @Test(arguments: seeds(UInt64(40)))
  func `random lists and updates match a model of their frames`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var model = Model(
      appearance: [.plain, .grouped, .insetGrouped].randomElement(using: &generator) ?? .plain,
      header: [.none, .supplementary, .firstItemInSection].randomElement(using: &generator) ?? .none,
      footer: Bool.random(using: &generator) ? .supplementary : .none,
      padding: Bool.random(using: &generator) ? CGFloat(Int.random(in: 0...40, using: &generator)) : nil,
      rows: [], headerHeight: height(&generator), footerHeight: height(&generator))
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      model.rows.append((0..<Int.random(in: 1...6, using: &generator)).map { _ in height(&generator) })
    }
    // Exclude a special case: the first row of a plain list without headers is taller than it prefers.
    if model.appearance == .plain, model.header == .none { model.padding = model.padding ?? 0 }
    var list = UICollectionLayoutListConfiguration(appearance: model.appearance)
    (list.headerMode, list.footerMode) = (model.header, model.footer)
    list.headerTopPadding = model.padding
    let stage = ListStage(
      CGSize(width: 375, height: 4_000), model.rows.map(\.count), header: model.headerHeight,
      footer: model.footerHeight, list)
    let initial = model.rows
    stage.reload { cell, path in (cell as? SizedRow)?.height = initial[path.section][path.item] }
    check(stage, model, seed)
    for _ in 0..<4 {
      let section = Int.random(in: 0..<model.rows.count, using: &generator)
      var changed = model
      let count = model.rows[section].count
      let deletes = count > 1 && Bool.random(using: &generator)
      let item = Int.random(in: 0...(deletes ? count - 1 : count), using: &generator)
      if deletes {
        changed.rows[section].remove(at: item)
      } else {
        changed.rows[section].insert(height(&generator), at: item)
      }
      model = changed
      stage.counts = changed.rows.map(\.count)
      stage.fill = { cell, path in (cell as? SizedRow)?.height = changed.rows[path.section][path.item] }
      stage.view.performBatchUpdates {
        let path = IndexPath(item: item, section: section)
        if deletes { stage.view.deleteItems(at: [path]) } else { stage.view.insertItems(at: [path]) }
      }
      stage.runToRest()
      check(stage, model, seed)
    }
  }
}
