import Foundation

struct ElementChanges {
  var deleted: Set<ElementKey> = []
  var inserted: Set<ElementKey> = []
}

struct UpdatePlan {
  let map: UpdateMap
  private let changes: ElementChanges
  private let attachedKinds: Set<String>

  /// - Parameter attachedKinds: The kinds of supplementary views that move with their items. Other views move
  ///   with their sections.
  init(_ map: UpdateMap, _ changes: ElementChanges = ElementChanges(), attachedKinds: Set<String>) {
    (self.map, self.changes, self.attachedKinds) = (map, changes, attachedKinds)
  }

  func destination(of old: ElementKey) -> ElementKey? {
    if changes.deleted.contains(old) { return nil }
    guard
      let path = old.goesWithItem(attachedKinds)
        ? map.newPath(of: old.indexPath) : follow(old.indexPath, map.newSectionOfViews)
    else { return nil }
    let key = ElementKey(old.category, old.elementKind, path)
    return changes.inserted.contains(key) ? nil : key
  }

  func origin(of new: ElementKey) -> ElementKey? {
    if changes.inserted.contains(new) { return nil }
    guard
      let path = new.goesWithItem(attachedKinds)
        ? map.oldPath(of: new.indexPath) : follow(new.indexPath, map.oldSectionOfViews)
    else { return nil }
    let key = ElementKey(new.category, new.elementKind, path)
    return changes.deleted.contains(key) ? nil : key
  }

  /// Returns the path after the section's move. Views of the whole layout stay.
  private func follow(_ path: IndexPath, _ section: (Int) -> Int?) -> IndexPath? {
    guard path.count == 2 else { return path }
    return section(path.section).map { IndexPath(item: path.item, section: $0) }
  }
}

struct FollowedElements {
  /// The remaining elements, sorted by the keys after the update.
  var staying: [(now: VisibleElement, before: VisibleElement)] = []
  var gone: [VisibleElement] = []

  var count: Int { staying.count + gone.count }
}
