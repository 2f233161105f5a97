// While items are left for later, they can still be found where they were: all that has not been packed since. A section that
// the packing has come to has two kinds of places then, each with positions of its own.

extension LaneSections {
  /// Of which time places are.
  public enum Time: Hashable, Sendable {
    /// As they are, with the items left for later missing.
    case now
    /// As they were when last all items had one, but for those that were added at the end since, which are behind them.
    case before
  }

  /// Where the sections were.
  struct Before: Sendable {
    /// As of `LaneSections`.
    var starts: [Double]
    var surroundings: [LaneSurroundings]
    var overhang: Double
    /// Of the sections before this one the old places may be gone.
    var firstSection = 0
  }

  // MARK: Whether they are known

  /// Whether all that lay in a part of the content is still known to lie there. A part behind all of it is not.
  ///
  /// - Complexity: O(log *sections* + sections in the part)
  public func hasPlacesBefore(from low: Double, to high: Double) -> Bool {
    guard let before, low <= high, low <= before.starts[count] else { return false }
    let sections = sections(meeting: low - before.overhang...high + before.overhang, .before)
    return sections.allSatisfy { index in
      let packing = self.sections[index].packing
      return index >= before.firstSection
        && (packing.isPacked || packing.hasPlacesBefore(from: low + shift(ofSection: index)))
    }
  }

  /// Whether an item is still known to lie where it lay.
  public func hasPlaceBefore(ofItem item: Int, inSection section: Int) -> Bool {
    hasPlaceBefore(ofSection: section)
      && (sections[section].packing.isPacked || sections[section].packing.hasPlaceBefore(ofItem: item))
  }

  /// Whether a section's header and footer are still known to lie where they lay.
  public func hasPlaceBefore(ofSection section: Int) -> Bool {
    before.map { section >= $0.firstSection } ?? false
  }

  // MARK: How far the items are

  /// About how many items have to be packed for all that starts before a position to be where it belongs.
  ///
  /// - Complexity: O(*sections* + log *n*)
  public func missingCount(before position: Double) -> Int {
    guard let first = firstUnpacked, sections[first].packing.nextStart - overhang < position else { return 0 }
    guard let before, let shift = sections[first].packing.shiftBefore else { return unpackedCount }
    // What lay as far behind the first of them. The sections in between lie as far apart as they did, more or less.
    return missingCount(beforeOldPosition: position + shift - self.shift(ofSection: first), before)
  }

  /// About how many items are left for later up to a position where things were.
  ///
  /// - Complexity: O(*sections* + log *n*)
  public func missingCount(beforeOldPosition position: Double) -> Int {
    before.map { missingCount(beforeOldPosition: position, $0) } ?? unpackedCount
  }

  private func missingCount(beforeOldPosition position: Double, _ before: Before) -> Int {
    var missing = 0
    for index in (firstUnpacked ?? count)..<count where before.starts[index] - before.overhang < position {
      let packing = sections[index].packing
      guard !packing.isPacked else { continue }
      missing +=
        packing.missingCount(beforeOldPosition: position + shift(ofSection: index))
        ?? packing.count - packing.packedCount
    }
    return missing
  }

  /// How many items have to be packed for one to have its place.
  ///
  /// - Complexity: O(*sections*)
  public func missingCount(throughItem item: Int, inSection section: Int) -> Int {
    guard let first = firstUnpacked, first <= section else { return 0 }
    return (first...section).reduce(0) { missing, index in
      let packing = sections[index].packing
      return missing + max(0, (index < section ? packing.count : item + 1) - packing.packedCount)
    }
  }

  // MARK: Places of either time

  func starts(_ time: Time) -> [Double] {
    switch time {
    case .now: starts
    case .before: before?.starts ?? starts
    }
  }

  func surroundings(ofSection section: Int, _ time: Time) -> LaneSurroundings {
    if time == .before, let before { return before.surroundings[section] }
    return sections[section].surroundings
  }

  /// For looking only.
  func packing(ofSection section: Int, _ time: Time) -> LanePacking {
    var packing = sections[section].packing
    guard time == .before, let before else { return packing }
    if let old = packing.placesBefore { packing = old }
    packing.origin = before.starts[section] + before.surroundings[section].itemsStart
    return packing
  }

  /// How much further on a section's items begin than they did.
  private func shift(ofSection section: Int) -> Double {
    guard let before else { return 0 }
    return sections[section].packing.origin - before.starts[section]
      - before.surroundings[section].itemsStart
  }

  // MARK: Keeping them

  /// Makes a change that may leave items for later. Then all is still known to be where it was.
  mutating func keepingPlaces(_ change: (inout LaneSections) -> Void) {
    guard isPacked else { return change(&self) }
    let old = Before(starts: starts, surroundings: sections.map { $0.surroundings }, overhang: overhang)
    change(&self)
    before = isPacked ? nil : old
  }

  /// Makes a change to items of which some may still lie where they lay, and others be added behind those.
  mutating func keepingUp(_ section: Int, _ change: (inout LaneSections) -> Void) {
    let extent = extentBefore(ofSection: section)
    let wasKnown = knowsExtentBefore(ofSection: section)
    change(&self)
    guard wasKnown, knowsExtentBefore(ofSection: section) else { return }
    let growth = extentBefore(ofSection: section) - extent
    guard let firstSection = before?.firstSection, section >= firstSection, growth != 0 else { return }
    for index in section + 1...count { before?.starts[index] += growth }
  }

  /// Not where items were inserted, removed or moved: what is left for later has no place then.
  private func knowsExtentBefore(ofSection section: Int) -> Bool {
    sections[section].packing.isPacked || sections[section].packing.before != nil
  }

  private func extentBefore(ofSection section: Int) -> Double {
    before == nil
      ? 0
      : surroundings(ofSection: section, .before).extent(ofItems: packing(ofSection: section, .before).extent)
  }

  /// The places of before are gone as far as there are new ones.
  mutating func noteSectionsPassed() {
    guard let before else { return }
    guard let first = firstUnpacked else { return self.before = nil }
    if first > before.firstSection { self.before?.firstSection = first }
  }
}
