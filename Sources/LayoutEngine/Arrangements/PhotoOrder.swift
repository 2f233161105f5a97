/// The order of the photos in all sections, and their identities.
public struct PhotoOrder: Hashable, Sendable {
  /// The photos' keys, in current order.
  public private(set) var keys: PhotoKeys
  /// The photos by section.
  public private(set) var sections: SectionMap

  /// Creates the initial order: one pile, or a pile per section.
  public init(_ sections: SectionMap, stacksSections: Bool) {
    (keys, self.sections) = (PhotoKeys(), sections)
    let counts =
      stacksSections ? (0..<sections.sectionCount).map(sections.itemCount(inSection:)) : [sections.count]
    for (pile, count) in counts.enumerated() { keys.append(count, from: PhotoKey(pile: pile, photo: 0)) }
  }

  /// Moves a photo, if it exists.
  public mutating func movePhoto(from source: ItemPath, to target: ItemPath) {
    guard source != target, let index = sections.index(source) else { return }
    var counts = (0..<sections.sectionCount).map(sections.itemCount(inSection:))
    guard counts.indices.contains(target.section) else { return }
    counts[source.section] -= 1
    counts[target.section] += 1
    let moved = SectionMap(counts: counts)
    guard let newIndex = moved.index(target) else { return }
    keys.move(from: index, to: newIndex)
    sections = moved
  }

  /// Returns the order after updates.
  ///
  /// - Complexity: O(sections + photos of the changed sections).
  public func following(_ shift: SectionedShift, to newSections: SectionMap) -> PhotoOrder {
    var new = self
    (new.keys, new.sections) = (PhotoKeys(after: keys), newSections)
    for section in 0..<newSections.sectionCount {
      let count = newSections.itemCount(inSection: section)
      if let old = shift.oldSection(of: section), shift.itemShift(ofSection: old) == nil {
        let photos = old < sections.sectionCount ? sections.range(ofSection: old) : 0..<0
        new.keys.append(photos.prefix(count), of: keys)
        new.keys.appendNewcomers(count - min(count, photos.count))
        continue
      }
      for item in 0..<count {
        let before = shift.oldPath(of: ItemPath(section: section, item: item))
        if let index = before.flatMap(sections.index) {
          new.keys.append(index..<index + 1, of: keys)
        } else {
          new.keys.appendNewcomers(1)
        }
      }
    }
    return new
  }
}
