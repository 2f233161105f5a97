/// Sections whose items are packed by rules, each from its own value.
public protocol PackedSections: SectionedContents {
  /// The type that packs the items of a section.
  associatedtype Items: PackedItems
  /// Returns the items of a section, which must exist.
  func items(ofSection section: Int) -> Items
  /// Changes the items of a section in place.
  mutating func updateItems(ofSection section: Int, _ change: (inout Items) -> Void)
}

extension StackedSections: PackedSections where Items: PackedItems {
  @inlinable public func items(ofSection section: Int) -> Items { sections[section].items }

  @inlinable public mutating func updateItems(ofSection section: Int, _ change: (inout Items) -> Void) {
    update(section) { change(&$0.items) }
  }
}

extension TimelineDays: PackedSections {
  public func items(ofSection section: Int) -> TimelineColumns { self[section] }

  public mutating func updateItems(
    ofSection section: Int, _ change: (inout TimelineColumns) -> Void
  ) { update(section, change) }
}
