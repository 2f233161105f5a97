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
    /// The sections of which all items have got new places.
    var isPassed: [Bool]

    /// All is where it is now.
    init(of sections: LaneSections) {
      starts = sections.starts
      surroundings = sections.sections.map { $0.surroundings }
      overhang = sections.overhang
      isPassed = [Bool](repeating: false, count: sections.count)
    }
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
      return !before.isPassed[index]
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
    before.map { !$0.isPassed[section] } ?? false
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
    // A part of a change does not end what the whole one keeps.
    let isPart = isPacked && before != nil
    if isPacked, before == nil { before = Before(of: self) }
    change(&self)
    if isPacked, !isPart { before = nil }
  }

  /// Before a change: what has been packed since the last one counts as having been there before, and what is still left for
  /// later as following it in the lanes that it is known in. Where that is not possible nothing happens.
  ///
  /// - Complexity: O(*sections* + *n*) with a tiny factor: one number for every 16,384 items is touched.
  public mutating func catchUpPlacesBefore() {
    guard before != nil,
      sections.allSatisfy({ $0.packing.isPacked || $0.packing.canCatchUpPlacesBefore })
    else { return }
    for index in 0..<count { sections[index].packing.catchUpPlacesBefore() }
    placeSections(from: 0)
    before = Before(of: self)
  }

  /// All that happens to a section's items happens here: so nothing else has to know what of them lies where it lay. Some may
  /// still do, and others be added behind those.
  mutating func changeItems(ofSection section: Int, _ change: (inout LanePacking) -> Void) {
    let (oldCount, wasPacked) = (sections[section].packing.count, sections[section].packing.isPacked)
    let oldExtent = extentBefore(ofSection: section)
    if wasPacked { sections[section].extentBefore = sections[section].packing.extent }
    change(&sections[section].packing)
    let packing = sections[section].packing
    if !packing.isPacked, packing.count > oldCount {
      sections[section].extentBefore += packing.meanExtent(ofItems: oldCount..<packing.count)
    }
    placeSections(from: section)
    if packing.isPacked, !wasPacked { before?.isPassed[section] = true }
    if let oldExtent, let extent = extentBefore(ofSection: section) {
      moveSectionsBefore(behind: section, by: extent - oldExtent)
    }
  }

  /// A section that nobody knows the places before of has those that it has now.
  mutating func replaceSectionBefore(_ index: Int) {
    guard let before, !isPacked else { return self.before = nil }
    let section = sections[index]
    self.before?.surroundings[index] = section.surroundings
    self.before?.overhang = max(before.overhang, overhang)
    self.before?.isPassed[index] = false
    moveSectionsBefore(behind: index, by: section.extent - (before.starts[index + 1] - before.starts[index]))
  }

  /// Nil where that is not known: where there are no places before, or where items were inserted, removed or moved, which
  /// leaves those behind them without any.
  private func extentBefore(ofSection section: Int) -> Double? {
    guard hasPlaceBefore(ofSection: section),
      sections[section].packing.isPacked || sections[section].packing.before != nil
    else { return nil }
    let items = packing(ofSection: section, .before).extent
    return surroundings(ofSection: section, .before).extent(ofItems: items)
  }

  private mutating func moveSectionsBefore(behind section: Int, by distance: Double) {
    guard distance != 0 else { return }
    for index in section + 1...count { before?.starts[index] += distance }
  }
}
