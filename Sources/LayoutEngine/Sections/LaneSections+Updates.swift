extension LaneSections {
  /// Changes many sections, and then moves all once. Don't request positions in the meantime.
  ///
  /// - Complexity: The changes, plus O(*sections*)
  public mutating func update(_ changes: (inout LaneSections) -> Void) {
    firstChanged = count
    changes(&self)
    let first = firstChanged ?? count
    firstChanged = nil
    for section in first..<count { updateStart(of: section) }
  }

  /// Changes a section's items.
  ///
  /// - Complexity: The change, plus O(*sections*)
  public mutating func updateItems(inSection section: Int, _ change: (inout LanePacking) -> Void) {
    packedSections = min(packedSections, section)
    change(&sections[section].packing)
    updateStarts(from: section)
  }

  /// Changes the surroundings of a section's items, in points.
  ///
  /// - Complexity: O(*sections*)
  public mutating func surroundItems(
    ofSection section: Int, headerExtent: Double, insets: LayoutInsets, laneSpacing: Double,
    footerExtent: Double, hasTrailingLaneFirst: Bool = false
  ) {
    sections[section].surroundings = LaneSurroundings(
      axis: axis, headerExtent: headerExtent, insets: insets, laneSpacing: laneSpacing,
      footerExtent: footerExtent, hasTrailingLaneFirst: hasTrailingLaneFirst)
    updateStarts(from: section)
  }

  /// Changes the length of a header, footer, or both, in points.
  ///
  /// - Complexity: O(*sections*)
  public mutating func resizeBoundaries(
    ofSection section: Int, headerExtent: Double? = nil, footerExtent: Double? = nil
  ) {
    let old = sections[section].surroundings
    surroundItems(
      ofSection: section, headerExtent: headerExtent ?? old.headerExtent, insets: old.insets,
      laneSpacing: old.laneSpacing, footerExtent: footerExtent ?? old.footerExtent,
      hasTrailingLaneFirst: old.hasTrailingLaneFirst)
  }

  /// Makes the lanes of each section begin at the same position. Sections whose lanes don't are left for
  /// later packing.
  ///
  /// - Complexity: O(*sections*)
  public mutating func packForwardLater() {
    guard !isPackedForward else { return }
    packedSections = 0
    for section in sections.indices {
      sections[section].packing.packForwardLater()
      updateStart(of: section)
    }
  }

  /// `true` if the lanes of each section begin at the same position.
  public var isPackedForward: Bool { sections.allSatisfy { $0.packing.isPackedForward } }

  /// Replaces a section.
  ///
  /// - Complexity: O(*sections*)
  public mutating func replaceSection(_ index: Int, with section: LaneSection) {
    packedSections = min(packedSections, index)
    sections[index] = section
    updateStarts(from: index)
  }

  /// Removes and returns a section's items, to reuse their memory. Afterward, the sections' positions are
  /// invalid.
  public mutating func extractItems(ofSection section: Int) -> LanePacking {
    packedSections = min(packedSections, section)
    var items = LanePacking(sections[section].packing.configuration)
    swap(&items, &sections[section].packing)
    return items
  }

  // MARK: Deferred packing

  /// `true` if every item is packed.
  public var isPacked: Bool { firstUnpacked == nil }

  /// The number of items left for later packing.
  public var unpackedCount: Int { sections.reduce(0) { $0 + $1.packing.count - $1.packing.packedCount } }

  private var firstUnpacked: Int? { sections[packedSections...].firstIndex { !$0.packing.isPacked } }

  /// Packs up to `items` of the items left for later. Returns `true` if all items are packed.
  @discardableResult
  public mutating func pack(atMost items: Int) -> Bool {
    var left = items
    packSections { _, _, packing in
      let packed = packing.packedCount
      packing.pack(atMost: left)
      left -= packing.packedCount - packed
      return left > 0
    }
    return isPacked
  }

  /// Packs everything that starts before a position.
  public mutating func pack(through position: Double) {
    let overhang = overhang
    packSections { _, start, packing in
      guard start - overhang < position else { return false }
      // The next section must not start before the position, even if negative insets pull it back.
      packing.pack(through: position + overhang + packing.configuration.itemSpacing)
      return packing.isPacked
    }
  }

  /// Passes sections with unpacked items to a closure until it returns `false`.
  private mutating func packSections(_ pack: (Int, Double, inout LanePacking) -> Bool) {
    defer { packedSections = firstUnpacked ?? count }
    guard var section = firstUnpacked else { return }
    var goesOn = true
    while goesOn, section < count {
      updateStart(of: section)
      if !sections[section].packing.isPacked {
        goesOn = pack(section, starts[section], &sections[section].packing)
        updateStart(of: section)
      }
      section += 1
    }
    updateStarts(from: section)
  }

  /// Packs as `pack(through:)` does, but takes pinned headers and footers into account.
  public mutating func pack(forElementsBefore position: Double, pinning: Pinning) {
    guard !isPacked else { return }
    // A section's end pushes its pinned header back.
    let isPinning = pinning.headers != nil || pinning.footers != nil
    pack(through: isPinning ? position + longestBoundary : position)
  }

  /// Packs until a header's position is known.
  public mutating func pack(throughHeaderOfSection section: Int, pinning: Pinning = .none) {
    packSections(before: section)
    // A pinned header is at the edge, unless its section ends earlier.
    if let edge = pinning.headers {
      pack(through: max(edge, starts[section]) + sections[section].headerExtent)
    }
  }

  /// Packs until a footer's position is known.
  public mutating func pack(throughFooterOfSection section: Int, pinning: Pinning = .none) {
    guard let edge = pinning.footers else { return packSections(before: section + 1) }
    packSections(before: section)
    pack(through: max(edge, starts[section]) + sections[section].footerExtent)
  }

  private mutating func packSections(before end: Int) {
    packSections { section, _, packing in
      guard section < end else { return false }
      return packing.pack(atMost: packing.count)
    }
  }

  /// Packs until the given item is packed.
  public mutating func pack(throughItem item: Int, inSection section: Int) {
    packSections(before: section)
    guard item >= sections[section].packing.packedCount else { return }
    updateItems(inSection: section) { $0.pack(atMost: item + 1 - $0.packedCount) }
  }

  // MARK: Invariants

  /// Traps if an invariant is violated. For tests.
  ///
  /// - Complexity: O(n · lanes)
  public func _checkInvariants() {
    precondition(starts.count == count + 1 && starts[0] == 0)
    precondition(
      sections[..<packedSections].allSatisfy { $0.packing.isPacked }, "A section is not packed")
    for (index, section) in sections.enumerated() {
      section.packing._checkInvariants()
      precondition(
        section.packing.origin == starts[index] + section.surroundings.itemsStart,
        "Section \(index) starts at the wrong offset")
      precondition(
        starts[index + 1] == starts[index] + section.extent,
        "Section \(index) ends at the wrong offset")
      precondition(section.surroundings.overhang <= overhang)
    }
  }
}
