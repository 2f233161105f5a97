import CollectionView
import LayoutEngine

// Remaining items keep their memory: a section of a million items is changed in place.

extension LanePacker {
  private struct Item {
    let length: Double
    let span: Int
    let sizesItself: Bool
    let laneBreadth: Double
  }

  func follow(_ paths: PathsAfterUpdate, in view: UICollectionView) {
    guard var old = sections else { return askForEverything(in: view) }
    sections = nil
    old.packForwardLater()
    let sizedThemselves = automatic
    automatic = [:]
    layout.boundaries.forgetWhatSizesItself()
    let breadths = (0..<old.count).map(old.laneBreadth(ofSection:))
    var moved: [IndexPath: Item] = [:]
    for path in paths.pathsOfMovedItems
    where path.section < old.count && path.item < old[path.section].packing.count {
      let packing = old[path.section].packing
      moved[path] = Item(
        length: packing.length(at: path.item), span: packing.givenSpan(at: path.item),
        sizesItself: sizedThemselves[path.section]?.contains(path.item) ?? false,
        laneBreadth: breadths[path.section])
    }
    var all = LaneSections(axis: layout.axis, breadth: layout.breadth(of: view.bounds))
    for index in 0..<view.numberOfSections {
      let metrics = layout.askForLaneMetrics(ofSection: index, in: view)
      let known = paths.knownItems(ofSection: index)
      // A delegate that provides all lengths is only asked if needed.
      lazy var questions = self.questions(ofSection: index, laneBreadth: metrics.laneBreadth, in: view)
      func movedItem(_ item: Int) -> Item? {
        guard !moved.isEmpty, let found = known.path(of: item).flatMap({ moved[$0] }) else { return nil }
        return found.laneBreadth == Double(metrics.laneBreadth) ? found : nil
      }
      var packing = LanePacking(metrics.configuration)
      if let source = known.source, source < old.count, breadths[source] == Double(metrics.laneBreadth),
        old[source].packing.configuration.laneCount == metrics.configuration.laneCount
      {
        packing = old.extractItems(ofSection: source)
        if packing.configuration != metrics.configuration { packing.repackLater(with: metrics.configuration) }
        automatic[index] = sizedThemselves[source]?.following(known.changes)
        for range in IndexRanges(known.changes?.removed).ranges.reversed()
        where range.upperBound <= packing.count {
          packing.removeItems(range, following: .reflowLater)
        }
        for range in IndexRanges(known.changes?.inserted).ranges where range.lowerBound <= packing.count {
          insert(range, into: &packing, ofSection: index, questions, movedItem)
        }
      }
      let left = packing.count..<max(packing.count, view.numberOfItems(inSection: index))
      insert(left, into: &packing, ofSection: index, questions, movedItem)
      all.append(section(packing, metrics))
    }
    sections = all
  }

  /// Inserts items, and asks for those that weren't moved there.
  private func insert(
    _ range: Range<Int>, into packing: inout LanePacking, ofSection section: Int,
    _ questions: @autoclosure () -> LaneQuestions, _ movedItem: (_ item: Int) -> Item?
  ) {
    guard !range.isEmpty else { return }
    let (first, questions) = (range.lowerBound, questions())
    guard first < packing.count || range.contains(where: { movedItem($0) != nil }) else {
      return questions.append(range.count, to: &packing)
    }
    let items = range.map { item -> (length: Double, span: Int) in
      guard let moved = movedItem(item) else { return questions.ask(for: item) }
      if moved.sizesItself { note(item..<item + 1, ofSection: section) }
      return (moved.length, moved.span)
    }
    if first < packing.count {
      packing.insertItems(
        at: first, count: range.count, following: .reflowLater, span: { items[$0 - first].span },
        length: { items[$0 - first].length })
    } else {
      packing.append(count: range.count) { items[$0 - first] }
    }
  }
}
