/// The photos of all sections, by index. Each photo keeps its identity when it moves.
public struct PhotoOrder: Hashable, Sendable {
  /// The keys of the photos, in their current order.
  public private(set) var keys: PhotoKeys
  /// The number of photos in each section.
  public private(set) var sections: SectionMap

  /// Creates the initial order.
  ///
  /// - Parameters:
  ///   - sections: The number of photos in each section.
  ///   - stacksSections: `true` if each section is a pile of its own.
  public init(_ sections: SectionMap, stacksSections: Bool) {
    (keys, self.sections) = (PhotoKeys(), sections)
    let counts =
      stacksSections ? (0..<sections.sectionCount).map(sections.itemCount(inSection:)) : [sections.count]
    for (pile, count) in counts.enumerated() { keys.append(count, from: PhotoKey(pile: pile, photo: 0)) }
  }

  /// Moves a photo, possibly to another section. A path without a photo has no effect.
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

  /// Returns the order after a batch of updates. Inserted photos are new.
  ///
  /// - Complexity: O(sections + photos of the changed sections), without allocating an object per photo.
  public func following(_ shift: SectionedShift, to newSections: SectionMap) -> PhotoOrder {
    var new = self
    (new.keys, new.sections) = (PhotoKeys(after: keys), newSections)
    for section in 0..<newSections.sectionCount {
      let count = newSections.itemCount(inSection: section)
      if let old = shift.oldSection(of: section), shift.itemShift(ofSection: old) == nil {
        let photos = old < sections.sectionCount ? sections.range(ofSection: old) : 0..<0
        // A reloaded section may have another number of photos.
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
