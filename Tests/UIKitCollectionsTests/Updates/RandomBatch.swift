import UIKitCollections
import TestSupport

/// A valid batch of random changes and the resulting lists, computed on plain arrays: deletions first, then
/// insertions in ascending order, as in WWDC18 session 225.
struct RandomBatch {
  struct Move<Place> {
    let from: Place
    let to: Place
  }

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  private(set) var reconfiguredItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []
  /// The data source after the batch: the names of the sections and their items.
  var names: [Int] = []
  var result: [[Int]] = []
  /// The old index of each section after the batch, or `nil` for new sections.
  private(set) var origins: [Int?] = []
  /// The items whose views stay if visible. Maps labels before the batch to labels after it, which differ for
  /// reconfigured items.
  private(set) var stayingItems: [Int: Int] = [:]
  /// The names of sections with unchanged views.
  private(set) var stayingSections: Set<Int> = []
  /// Labels of items and names of sections whose old and new views may be on screen at the same time.
  private(set) var reloadedLabels: Set<Int> = []

  private struct Section {
    var name: Int
    /// The old index, or `nil` for a new section.
    var old: Int?
    /// `true` if the section's items may change individually.
    var isOpen: Bool
    var items: [Int]
    var arrivals: [Arrival] = []
  }

  private struct Arrival {
    let label: Int
    /// The old path, or `nil` for a new item.
    let from: IndexPath?
  }

  init(from source: LabelledSource, nextLabel: inout Int, using random: inout SeededGenerator) {
    func chance(_ outOf: Int) -> Bool { Int.random(in: 0..<outOf, using: &random) == 0 }
    func fresh() -> Int {
      nextLabel += 1
      return nextLabel
    }
    func freshItems() -> [Int] { (0..<Int.random(in: 0...4, using: &random)).map { _ in fresh() } }

    var staying: [Section] = []
    var movingSections: [Section] = []
    var movingItems: [Arrival] = []
    for (index, items) in source.sections.enumerated() {
      func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: index) }
      let name = source.names[index]
      if source.sections.count > 1, chance(12) {
        deletedSections.append(index)
        movingItems += items.indices.filter { _ in chance(3) }.map {
          Arrival(label: items[$0], from: path($0))
        }
        continue
      }
      if chance(12) {
        reloadedSections.append(index)
        reloadedLabels.formUnion(items + [name])
        let new = chance(2) ? items : items.filter { _ in !chance(3) } + freshItems()
        staying.append(Section(name: chance(2) ? name : fresh(), old: index, isOpen: false, items: new))
        reloadedLabels.formUnion(new + [staying[staying.count - 1].name])
        continue
      }
      var section = Section(name: name, old: index, isOpen: true, items: [])
      for (item, label) in items.enumerated() {
        if chance(7) {
          deletedItems.append(path(item))
          continue
        }
        let isReloaded = chance(12)
        let moves = !isReloaded && chance(8)
        var shown = label
        if isReloaded {
          reloadedItems.append(path(item))
          if chance(2) { shown = fresh() }
          reloadedLabels.formUnion([label, shown])
        } else if chance(12) {
          reconfiguredItems.append(path(item))
          shown = fresh()
        }
        if !isReloaded { stayingItems[label] = shown }
        if moves {
          movingItems.append(Arrival(label: shown, from: path(item)))
        } else {
          section.items.append(shown)
        }
      }
      stayingSections.insert(name)
      if chance(8) { movingSections.append(section) } else { staying.append(section) }
    }
    if chance(3) || staying.isEmpty && movingSections.isEmpty {
      movingSections.append(Section(name: fresh(), old: nil, isOpen: true, items: freshItems()))
    }
    var sections = Self.merge(staying, movingSections, using: &random) { index, section in
      if let old = section.old {
        movedSections.append(Move(from: old, to: index))
      } else {
        insertedSections.append(index)
      }
    }

    // A moving item with no target section is deleted, unless its section is deleted with it.
    let open = sections.indices.filter { sections[$0].isOpen }
    for arrival in movingItems {
      guard let target = open.randomElement(using: &random), let from = arrival.from else {
        if let from = arrival.from, !deletedSections.contains(from.section) { deletedItems.append(from) }
        continue
      }
      sections[target].arrivals.append(arrival)
      if deletedSections.contains(from.section) { stayingItems[arrival.label] = arrival.label }
    }
    for index in open where sections[index].old != nil {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        sections[index].arrivals.append(Arrival(label: fresh(), from: nil))
      }
    }
    for (index, section) in sections.enumerated() {
      names.append(section.name)
      origins.append(section.old)
      let arrivals = section.arrivals.shuffled(using: &random)
      let staying = section.items.map { Arrival(label: $0, from: nil) }
      let items = Self.merge(staying, arrivals, using: &random) { item, arrival in
        let path = IndexPath(item: item, section: index)
        if let from = arrival.from {
          movedItems.append(Move(from: from, to: path))
        } else {
          insertedItems.append(path)
        }
      }
      result.append(items.map(\.label))
    }
    let stayed = Set(result.joined())
    stayingItems = stayingItems.filter { stayed.contains($0.value) }
  }

  /// Inserts arriving elements at random positions and reports their indexes.
  private static func merge<Element>(
    _ staying: [Element], _ arriving: [Element], using random: inout SeededGenerator,
    arrived: (Int, Element) -> Void
  ) -> [Element] {
    var result = staying
    let indices = (0..<staying.count + arriving.count).shuffled(using: &random).prefix(arriving.count)
      .sorted()
    for (index, element) in zip(indices, arriving) {
      result.insert(element, at: index)
      arrived(index, element)
    }
    return result
  }

  /// Performs the calls for all changes, one path at a time or all together, and updates the data source.
  func apply(to view: UICollectionView, _ source: LabelledSource, onePathACall: Bool = false) {
    func call(_ paths: [IndexPath], _ change: ([IndexPath]) -> Void) {
      if onePathACall { for path in paths { change([path]) } } else { change(paths) }
    }
    call(insertedItems, view.insertItems)
    for move in movedItems { view.moveItem(at: move.from, to: move.to) }
    for section in deletedSections { view.deleteSections([section]) }
    view.reconfigureItems(at: reconfiguredItems)
    call(reloadedItems, view.reloadItems)
    for move in movedSections { view.moveSection(move.from, toSection: move.to) }
    for section in insertedSections { view.insertSections([section]) }
    for section in reloadedSections { view.reloadSections([section]) }
    call(deletedItems, view.deleteItems)
    source.sections = result
    source.names = names
  }
}
