/// Sections whose items are packed by rules.
public protocol PackedSections: SectionedContents {
  /// The type that packs items.
  associatedtype Items: PackedItems
  /// Returns the items of a section.
  func items(ofSection section: Int) -> Items
  /// Changes a section's items in place.
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
