/// The order of the photos in all sections, and their identities.
public struct PhotoOrder: Hashable, Sendable {
  /// The photos' keys, in current order.
  public private(set) var keys: PhotoKeys
  /// The photos by section.
  public private(set) var sections: SectionMap

  /// Creates the initial order: one pile, or a pile per section.
  public init(_ sections: SectionMap, stacksEachSection: Bool) {
    (keys, self.sections) = (PhotoKeys(), sections)
    let counts =
      stacksEachSection ? (0..<sections.sectionCount).map(sections.itemCount(inSection:)) : [sections.count]
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

/// A photo's identity: its initial pile and index.
public struct PhotoKey: Hashable, Sendable {
  /// The initial pile, or a negative number for photos added later.
  public var pile: Int
  /// The index in the pile or among photos added later.
  public var photo: Int

  /// Creates a key.
  public init(pile: Int, photo: Int) {
    self.pile = pile
    self.photo = photo
  }
}

/// The photos' keys, in the photos' current order. A key moves with its photo.
///
/// Consecutive keys of a pile are stored as one run, so photos in their initial order need little memory.
public struct PhotoKeys: Hashable, Sendable {
  private struct Run: Hashable, Sendable {
    var first: PhotoKey
    var end: Int
  }

  static let newcomers = -1

  private var runs: [Run] = []
  private var newcomerCount = 0

  /// Creates an empty list.
  public init() {}

  /// Creates an empty list. Its new keys differ from those that `other` has used.
  public init(after other: PhotoKeys) { newcomerCount = other.newcomerCount }

  /// The number of photos.
  public var count: Int { runs.last?.end ?? 0 }

  /// A photo's key, or nil.
  ///
  /// - Complexity: O(log runs).
  public subscript(index: Int) -> PhotoKey? {
    guard index >= 0, index < count else { return nil }
    let number = run(of: index)
    return key(at: index, inRun: number)
  }

  private func start(ofRun number: Int) -> Int { number == 0 ? 0 : runs[number - 1].end }

  private func key(at index: Int, inRun number: Int) -> PhotoKey {
    var key = runs[number].first
    key.photo += index - start(ofRun: number)
    return key
  }

  private func run(of index: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Appends photos with consecutive keys.
  public mutating func append(_ count: Int, from first: PhotoKey) {
    guard count > 0 else { return }
    let end = self.count + count
    if let last = runs.indices.last, runs[last].first.pile == first.pile,
      runs[last].first.photo + self.count - start(ofRun: last) == first.photo
    {
      runs[last].end = end
    } else {
      runs.append(Run(first: first, end: end))
    }
  }

  /// Appends photos with new keys.
  public mutating func appendNewcomers(_ count: Int) {
    append(count, from: PhotoKey(pile: Self.newcomers, photo: newcomerCount))
    newcomerCount += count
  }

  /// Appends the keys in a range of `other`. The range must be within the bounds of `other`.
  ///
  /// - Complexity: O(log runs + runs in the range).
  public mutating func append(_ range: Range<Int>, of other: PhotoKeys) {
    guard !range.isEmpty else { return }
    var (index, number) = (range.lowerBound, other.run(of: range.lowerBound))
    while index < range.upperBound {
      let end = min(range.upperBound, other.runs[number].end)
      append(end - index, from: other.key(at: index, inRun: number))
      (index, number) = (end, number + 1)
    }
  }

  /// Moves a photo.
  public mutating func move(from source: Int, to target: Int) {
    guard let key = self[source] else { return }
    var others = PhotoKeys(after: self)
    others.append(0..<source, of: self)
    others.append(source + 1..<count, of: self)
    var moved = PhotoKeys(after: self)
    moved.append(0..<target, of: others)
    moved.append(1, from: key)
    moved.append(target..<others.count, of: others)
    self = moved
  }
}
