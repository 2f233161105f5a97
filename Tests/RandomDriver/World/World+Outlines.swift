import CollectionView
import TestSupport

extension World {
  func isParent(_ number: Int) -> Bool { outlines.values.contains { $0.isParent(number) } }

  func performOnOutline(_ operation: Operation) {
    guard diffable != nil else { return }
    switch operation {
    case .outline(let section, let seed):
      guard let section = self.section(section) else { return }
      var random = SeededGenerator(seed: seed)
      show(Outline(sections[section] + numbers(random.int(0...4)), random: &random), in: section)
    case .toggleRow(let section, let item):
      changeOutline(section, item) { $0.toggle($1) }
    case .growRow(let section, let item, let count):
      let new = numbers(count)
      changeOutline(section, item) { $0.append(new, to: $1) }
    case .pruneRow(let section, let item):
      changeOutline(section, item) { $0.remove($1) }
    default: break
    }
  }

  private func changeOutline(_ section: Int, _ item: Int, _ change: (inout Outline, Int) -> Void) {
    guard let path = path(section, item), let number = number(at: path) else { return }
    var outline = outlines[names[path.section]] ?? Outline(sections[path.section])
    change(&outline, number)
    show(outline, in: path.section)
  }

  private func show(_ outline: Outline, in section: Int) {
    let parents = Set(sections[section].filter(isParent))
    outlines[names[section]] = outline
    sections[section] = outline.visible
    trimSelection()
    diffable?.apply(outline.snapshot, to: names[section], completion: completion())
    // Like an app, reconfigure rows that have gained their first child or lost their last one.
    let shown = Set(sections.joined())
    let others = outline.visible.filter { isParent($0) != parents.contains($0) && shown.contains($0) }
    guard !others.isEmpty else { return }
    mayLeap = true
    // Use the model's snapshot: the data source's own may wait for an update in progress.
    var snapshot = snapshot
    snapshot.reconfigureItems(others)
    diffable?.apply(snapshot, animatingDifferences: false)
  }

  /// Updates the model when the user expands or collapses a row.
  func rowWillChange(_ number: Int, isExpanded: Bool) {
    guard let name = outlines.first(where: { $0.value.visible.contains(number) })?.key,
      let section = names.firstIndex(of: name)
    else { return complain("outline: \(number) is not a row") }
    outlines[name]?.setExpanded(isExpanded, number)
    sections[section] = outlines[name]?.visible ?? []
    trimSelection()
  }

  /// Removes the outlines whose rows a snapshot of all sections changes.
  ///
  /// - Returns: The rows that have lost their children, which apps reconfigure.
  func dropChangedOutlines() -> [Int] {
    let parents = sections.joined().filter(isParent)
    for (name, outline) in outlines {
      let section = names.firstIndex(of: name)
      if section.map({ sections[$0] }) != outline.visible { outlines[name] = nil }
    }
    return parents.filter { !isParent($0) }
  }
}
