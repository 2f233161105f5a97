import CollectionView
import LayoutEngine

/// Which photo is which, so that a photo keeps its seeded angle wherever it goes.
struct PhotoStackTurns {
  /// Photos by their places, in all sections.
  struct Known {
    var keys: PhotoKeys
    var sections: SectionMap

    /// All photos lie where they came.
    init(_ sections: SectionMap, stacksSections: Bool) {
      (keys, self.sections) = (PhotoKeys(), sections)
      let counts =
        stacksSections
        ? (0..<sections.sectionCount).map(sections.itemCount(inSection:)) : [sections.count]
      for (pile, count) in counts.enumerated() { keys.append(count, from: PhotoKey(pile: pile, photo: 0)) }
    }
  }

  /// Nil while all photos lie where they came.
  var known: Known?
  /// What was known before the batch of updates that is about to be told.
  private var before: Known?
  /// The photo that is being moved by hand.
  private(set) var carried: CarriedItem?

  /// Notes what a context says of photos that come, go or move.
  ///
  /// - Parameter present: what was prepared last.
  mutating func note(
    _ context: UICollectionViewLayoutInvalidationContext, _ present: @autoclosure () -> Known
  ) {
    guard context.invalidateDataSourceCounts else { return }
    let own = context as? SectionedInvalidationContext
    if let target = own?.carried {
      if known == nil { known = present() }
      known?.movePhoto(from: carried?.current ?? target.original, to: target.current)
      carried = target
    } else if let held = carried {
      carried = nil
      let end = context.targetIndexPathsForInteractivelyMovingItems?.first
      known?.movePhoto(from: held.current, to: end ?? held.original)
    } else if context.targetIndexPathsForInteractivelyMovingItems != nil {
      return
    } else if context.invalidateEverything {
      self = PhotoStackTurns()
    } else {
      before = known ?? present()
    }
  }

  /// Drops what says nothing of the photos that are there: they have become others while another layout was used.
  mutating func takeCounts(_ sections: SectionMap) {
    if before == nil, let known, known.sections != sections { self.known = nil }
  }

  /// Follows the photos through a batch of updates. Those that come are new ones.
  ///
  /// - Complexity: O(sections + photos of the sections that change), without an object for any.
  mutating func follow(_ paths: PathsAfterUpdate, to sections: SectionMap) {
    guard let old = before else { return }
    before = nil
    // What comes where nothing was lies where it came.
    known = old.keys.count > 0 ? old.following(paths, to: sections) : nil
  }
}

extension PhotoStackTurns.Known {
  fileprivate mutating func movePhoto(from source: IndexPath, to target: IndexPath) {
    guard source != target, let index = sections.index(of: source) else { return }
    var counts = (0..<sections.sectionCount).map(sections.itemCount(inSection:))
    guard counts.indices.contains(target.section) else { return }
    counts[source.section] -= 1
    counts[target.section] += 1
    let moved = SectionMap(counts: counts)
    guard let place = moved.index(of: target) else { return }
    keys.move(from: index, to: place)
    sections = moved
  }

  fileprivate func following(_ paths: PathsAfterUpdate, to newSections: SectionMap) -> Self {
    var new = self
    (new.keys, new.sections) = (PhotoKeys(after: keys), newSections)
    for section in 0..<newSections.sectionCount {
      let count = newSections.itemCount(inSection: section)
      if let old = paths.sectionBefore(section), !paths.changesItems(ofSection: old) {
        let photos = range(ofSection: old)
        // A reloaded section may have another number of them.
        new.keys.append(photos.prefix(count), of: keys)
        new.keys.appendNewcomers(count - min(count, photos.count))
        continue
      }
      for item in 0..<count {
        let before = paths.pathBefore(IndexPath(item: item, section: section))
        if let index = before.flatMap(sections.index(of:)) {
          new.keys.append(index..<index + 1, of: keys)
        } else {
          new.keys.appendNewcomers(1)
        }
      }
    }
    return new
  }

  private func range(ofSection section: Int) -> Range<Int> {
    guard section < sections.sectionCount, let first = sections.index(section: section, item: 0) else {
      return 0..<0
    }
    return first..<first + sections.itemCount(inSection: section)
  }
}
