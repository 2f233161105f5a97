import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Seeded angles belong to the photos, not to their positions.
@Suite(.serialized) struct PhotoStackTurnTests {
  private func layout(perSection: Bool = true) -> PhotoStackLayout {
    let layout = PhotoStackLayout()
    if perSection { layout.arrangement = .sections() }
    layout.angleSeed = 7
    return layout
  }

  private func turn(_ path: IndexPath, in view: UICollectionView) throws -> CGFloat {
    view.layoutIfNeeded()
    let transform = try #require(view.layoutAttributesForItem(at: path)).transform
    return atan2(transform.b, transform.a)
  }

  private func turns(_ sections: [[Int]], in view: UICollectionView) throws -> [Int: CGFloat] {
    var turns: [Int: CGFloat] = [:]
    for (section, numbers) in sections.enumerated() {
      for (item, number) in numbers.enumerated() {
        turns[number] = try turn(IndexPath(item: item, section: section), in: view)
      }
    }
    return turns
  }

  @Test(arguments: [false, true], seeds(40))
  func `photos keep their angles through batches, and new photos get other angles`(
    perSection: Bool, seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let feed = Feed(
      (0..<4).map { section in (0..<6).map { section * 6 + $0 } }, layout(perSection: perSection))
    var known = try turns(feed.sections, in: feed.view)
    var next = 100
    for step in 0..<12 {
      change(feed, &next, &random)
      let now = try turns(feed.sections, in: feed.view)
      for (number, turn) in now {
        if let before = known[number] { #expect(turn == before, "photo \(number) in step \(step)") }
        known[number] = turn
      }
      #expect(Set(now.values).count == now.count)
    }
    #expect(known.count > 24)
  }

  /// Either deletes, inserts, and moves sections, or deletes and inserts sections while items of the other
  /// sections change.
  private func change(_ feed: Feed, _ next: inout Int, _ random: inout SeededGenerator) {
    let old = feed.sections
    var order: [Int?] = old.indices.filter { _ in random.chance(0.85) }
    let deletedSections = IndexSet(old.indices.filter { !order.contains($0) })
    let movesSections = random.chance(0.4)
    var movedSection: Int?
    if movesSections, order.count > 1 {
      movedSection = order.remove(at: random.int(0...order.count - 1))
      order.insert(movedSection, at: random.int(0...order.count))
    }
    while order.isEmpty || random.chance(0.15) { order.insert(nil, at: random.int(0...order.count)) }
    func newNumbers(_ count: Int) -> [Int] {
      defer { next += count }
      return Array(next..<next + count)
    }
    var (deleted, moved): ([IndexPath], [(number: Int, path: IndexPath)]) = ([], [])
    var inserted: Set<Int> = []
    var new: [[Int]] = order.map { section in
      guard let section else { return newNumbers(3) }
      return old[section].enumerated().compactMap { item, number in
        let path = IndexPath(item: item, section: section)
        if movesSections { return number }
        if random.chance(0.1) {
          deleted.append(path)
        } else if random.chance(0.15) {
          moved.append((number, path))
        } else {
          return number
        }
        return nil
      }
    }
    let remaining = order.indices.filter { order[$0] != nil }
    if let first = remaining.first, !movesSections {
      let arrivals = newNumbers(random.int(0...3))
      inserted = Set(arrivals)
      for number in arrivals + moved.map(\.number) {
        let section = remaining.randomElement(using: &random) ?? first
        new[section].insert(number, at: random.int(0...new[section].count))
      }
    }
    let view = feed.view
    view.performBatchUpdates {
      feed.sections = new
      view.deleteSections(deletedSections)
      view.insertSections(IndexSet(order.indices.filter { order[$0] == nil }))
      if let movedSection, let target = order.firstIndex(of: movedSection) {
        view.moveSection(movedSection, toSection: target)
      }
      view.deleteItems(at: deleted)
      view.insertItems(at: inserted.compactMap(feed.path))
      for (number, source) in moved {
        if let target = feed.path(of: number) { view.moveItem(at: source, to: target) }
      }
    }
  }

  @Test func `remaining stacks keep their angles when a stack is inserted, deleted, or moved`() throws {
    let feed = Feed((0..<6).map { section in (0..<5).map { section * 10 + $0 } }, layout())
    let before = try turns(feed.sections, in: feed.view)
    feed.view.performBatchUpdates {
      feed.sections.remove(at: 0)
      feed.view.deleteSections([0])
    }
    for (number, turn) in try turns(feed.sections, in: feed.view) { #expect(before[number] == turn) }
    feed.view.performBatchUpdates {
      feed.sections.insert([90, 91], at: 1)
      feed.view.insertSections([1])
    }
    feed.view.performBatchUpdates {
      feed.sections.swapAt(0, 2)
      feed.view.moveSection(0, toSection: 2)
      feed.view.moveSection(2, toSection: 0)
    }
    let after = try turns(feed.sections, in: feed.view)
    for (number, turn) in after where number < 90 { #expect(before[number] == turn) }
    #expect(Set(after.values).count == after.count)
  }

  @Test
  func `after a reload, angles depend on index paths, and each seed gives other angles`()
    throws
  {
    let layout = layout()
    let feed = Feed([Array(0..<5), Array(5..<10)], layout)
    let before = try turns(feed.sections, in: feed.view)
    feed.view.performBatchUpdates {
      feed.sections[0].remove(at: 0)
      feed.view.deleteItems(at: [[0, 0]])
    }
    layout.angleSeed = 8
    for (number, turn) in try turns(feed.sections, in: feed.view) { #expect(before[number] != turn) }
    layout.angleSeed = 7
    for (number, turn) in try turns(feed.sections, in: feed.view) { #expect(before[number] == turn) }
    feed.sections = [Array(20..<25), Array(25..<30)]
    feed.view.reloadData()
    for (number, turn) in try turns(feed.sections, in: feed.view) { #expect(before[number - 20] == turn) }
  }

  @Test func `an interactively moved photo and its neighbors keep their angles`()
    throws
  {
    for isCancelled in [false, true] {
      let layout = layout()
      let feed = Feed([Array(0..<4), Array(10..<14), Array(20..<24)], layout)
      let before = try turns(feed.sections, in: feed.view)
      #expect(feed.view.beginInteractiveMovementForItem(at: [0, 0]))
      let target = try #require(layout.layoutAttributesForItem(at: [1, 0])).center
      feed.view.updateInteractiveMovementTargetPosition(target)
      feed.view.layoutIfNeeded()
      #expect(feed.view.numberOfItems(inSection: 1) == 5, "the photo is over the other stack")
      for item in 0..<3 {
        #expect(try turn(IndexPath(item: item, section: 0), in: feed.view) == before[item + 1])
      }
      if isCancelled { feed.view.cancelInteractiveMovement() } else { feed.view.endInteractiveMovement() }
      #expect(isCancelled == (feed.sections[0].count == 4))
      for (number, turn) in try turns(feed.sections, in: feed.view) {
        #expect(before[number] == turn, "photo \(number)")
      }
      // Later updates start from this state.
      feed.view.performBatchUpdates {
        feed.sections[1].remove(at: 0)
        feed.view.deleteItems(at: [[1, 0]])
      }
      for (number, turn) in try turns(feed.sections, in: feed.view) { #expect(before[number] == turn) }
    }
  }

  @Test func `after changes under another layout, angles depend on index paths`() throws {
    let layout = layout()
    let feed = Feed([Array(0..<5), Array(5..<10)], layout)
    let before = try turns(feed.sections, in: feed.view)
    feed.view.performBatchUpdates {
      feed.sections[0].remove(at: 0)
      feed.view.deleteItems(at: [[0, 0]])
    }
    feed.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    feed.view.setCollectionViewLayout(layout, animated: false)
    for (number, turn) in try turns(feed.sections, in: feed.view) { #expect(before[number] == turn) }
    feed.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    feed.view.performBatchUpdates {
      feed.sections[0].insert(50, at: 0)
      feed.view.insertItems(at: [[0, 0]])
    }
    feed.view.setCollectionViewLayout(layout, animated: false)
    try expectEqual(
      (turn([0, 1], in: feed.view), before[1]),
      (turn([0, 0], in: feed.view), before[0]))
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  @Test func `while a photo or a stack is deleted, the others keep their angles`() throws {
    for deletesStack in [false, true] {
      let feed = Feed((0..<4).map { section in (0..<8).map { section * 10 + $0 } }, layout())
      let before = try turns(feed.sections, in: feed.view)
      if deletesStack {
        feed.sections.remove(at: 0)
        feed.view.performBatchUpdates { feed.view.deleteSections([0]) }
      } else {
        feed.sections[1].remove(at: 0)
        feed.view.performBatchUpdates { feed.view.deleteItems(at: [[1, 0]]) }
      }
      var seen: Set<Int> = []
      for _ in 0..<40 {
        for cell in feed.view.subviews.compactMap({ $0 as? UICollectionViewCell }) {
          guard let matrix = cell.layer.presentation()?.affineTransform() else { continue }
          seen.insert(cell.tag)
          let turn = try #require(before[cell.tag])
          #expect(isClose(atan2(matrix.b, matrix.a), turn, 1e-9), "photo \(cell.tag)")
        }
        FrameClock.main.advance(by: 1 / 60)
      }
      #expect(seen.isSuperset(of: deletesStack ? [10, 20, 34] : [11, 12, 13, 14, 15, 0, 20]))
    }
  }
  #endif
}
