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

/// The start and end of views for which the layout provides no attributes in a batch of updates.
///
/// Inserted elements fade in place, and deleted elements fade out in place. All others move, even if their
/// old or new position is offscreen. Elements from too far away fade in.
struct UpdateDefaults {
  let before: UpdateSnapshot
  let plan: UpdatePlan
  /// The distance by which the layout moved the offset to keep its anchor in place. Arriving and departing
  /// elements follow.
  let offsetShift: CGVector
  /// Estimates an element's start from its attributes after the update.
  let estimate: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes?

  /// - Parameter now: The attributes after the update. Evaluated only if needed.
  func start(
    of key: ElementKey, now: @autoclosure () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let origin = plan.origin(of: key)
    if let origin, let shown = before.shownAttributes(for: origin) ?? before.attributes(for: origin) {
      return shown
    }
    guard let now = now() else { return nil }
    if origin != nil, let start = estimate(now) { return start }
    return now.faded.moved(by: CGVector(dx: -offsetShift.dx, dy: -offsetShift.dy))
  }

  func end(
    of key: ElementKey, now: (ElementKey) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    if let attributes = plan.destination(of: key).flatMap(now) { return attributes }
    return (before.shownAttributes(for: key) ?? before.attributes(for: key))?.faded.moved(by: offsetShift)
  }
}

extension UICollectionView {
  /// Returns the default for ``UICollectionViewLayout/initialLayoutAttributesForAppearingItem(at:)`` and its
  /// siblings, or `nil` outside of updates.
  func defaultStart(of key: ElementKey, for layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    guard let defaults = updates.defaults, layout === currentLayout else { return nil }
    return forLayout(defaults.start(of: key, now: presentAttributes(of: key)), at: key.indexPath)
  }

  /// Returns the default for ``UICollectionViewLayout/finalLayoutAttributesForDisappearingItem(at:)`` and its
  /// siblings, or `nil` outside of updates.
  func defaultEnd(of key: ElementKey, for layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  {
    guard let defaults = updates.defaults, layout === currentLayout else { return nil }
    return forLayout(defaults.end(of: key, now: presentAttributes), at: key.indexPath)
  }

  /// For elements on screen, uses the known answers instead of querying the layout again.
  private func presentAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    pass.index(of: key).map { pass.answers[$0].attributes } ?? reader.attributes(for: key)
  }

  private func forLayout(
    _ attributes: UICollectionViewLayoutAttributes?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let copy = attributes?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    copy.indexPath = indexPath
    let reader = reader
    if reader.isMirrored { copy.center.x = reader.mirroringWidth - copy.center.x }
    return copy
  }
}
