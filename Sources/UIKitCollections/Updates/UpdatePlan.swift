import Foundation

/// Supplementary and decoration views that a layout adds and removes by itself.
struct ElementChanges {
  var deleted: Set<ElementKey> = []
  var inserted: Set<ElementKey> = []
}

/// Which views stay, which leave, and where arriving elements were before.
struct UpdatePlan {
  /// The views that stay on screen, by their new keys.
  private(set) var staying: [ElementKey: VisibleElement] = [:]
  private(set) var leaving: [VisibleElement] = []
  /// For elements that come into sight but existed before: their old keys, by their new ones.
  private(set) var origins: [ElementKey: ElementKey] = [:]
  private let changes: ElementChanges
  private let attachedKinds: Set<String>

  /// - Parameter attachedKinds: The kinds of supplementary views that go with their items. Others go with their sections.
  init(
    _ before: UpdateSnapshot, _ arriving: [ElementKey], _ map: UpdateMap, _ changes: ElementChanges,
    attachedKinds: Set<String>
  ) {
    (self.changes, self.attachedKinds) = (changes, attachedKinds)
    let arrivingKeys = Set(arriving)
    for element in before.elements {
      if let key = destination(of: element.key, map), arrivingKeys.contains(key) {
        staying[key] = element
      } else {
        leaving.append(element)
      }
    }
    for key in arriving where staying[key] == nil {
      if let old = origin(of: key, map) { origins[key] = old }
    }
  }

  /// The element's key after the update. Nil if it no longer exists.
  func destination(of old: ElementKey, _ map: UpdateMap) -> ElementKey? {
    if changes.deleted.contains(old) { return nil }
    guard
      let path = old.goesWithItem(attachedKinds)
        ? map.newPath(of: old.indexPath) : follow(old.indexPath, map.newSectionOfViews)
    else { return nil }
    let key = ElementKey(old.category, old.elementKind, path)
    return changes.inserted.contains(key) ? nil : key
  }

  private func origin(of new: ElementKey, _ map: UpdateMap) -> ElementKey? {
    if changes.inserted.contains(new) { return nil }
    guard
      let path = new.goesWithItem(attachedKinds)
        ? map.oldPath(of: new.indexPath) : follow(new.indexPath, map.oldSectionOfViews)
    else { return nil }
    let key = ElementKey(new.category, new.elementKind, path)
    return changes.deleted.contains(key) ? nil : key
  }

  /// Other supplementary and decoration views move with their sections. Those of the whole layout stay.
  private func follow(_ path: IndexPath, _ section: (Int) -> Int?) -> IndexPath? {
    guard path.count == 2 else { return path }
    return section(path.section).map { IndexPath(item: path.item, section: $0) }
  }
}
