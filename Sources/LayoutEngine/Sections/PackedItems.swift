/// Items of a section that are packed by rules. Each item has a value: its ratio, span, size, or interval.
public protocol PackedItems: SectionItems {
  /// The rules common to all items.
  associatedtype Rules
  /// An item's value.
  associatedtype Value

  /// Creates an empty container.
  init(_ rules: Rules)
  /// Adds items after the last one.
  mutating func appendItems(count: Int, value: (_ index: Int) -> Value)
  /// Applies new rules and repacks.
  mutating func repack(by newRules: Rules)
  /// Returns an item's stored value, which may replace an invalid one.
  func value(ofItem item: Int) -> Value
  /// Removes and inserts items. The closure gets the indices of inserted items.
  mutating func shiftItems(_ shift: IndexShift, value: (_ item: Int) -> Value)
  /// Changes the values of items, which must be in ascending order.
  mutating func changeItems(_ changes: [(item: Int, value: Value)])
}

extension JustifiedRows: PackedItems {
  @inlinable public mutating func appendItems(count: Int, value: (_ index: Int) -> Double) {
    append(count: count, ratio: value)
  }

  @inlinable public func value(ofItem item: Int) -> Double { ratio(ofItem: item) }

  @inlinable public mutating func changeItems(_ changes: [(item: Int, value: Double)]) {
    resize(changes.lazy.map { (item: $0.item, ratio: $0.value) })
  }
}

extension MosaicGrid: PackedItems {
  @inlinable public mutating func appendItems(count: Int, value: (_ index: Int) -> Span) {
    append(count: count, span: value)
  }

  @inlinable public func value(ofItem item: Int) -> Span { span(ofItem: item) }

  @inlinable public mutating func changeItems(_ changes: [(item: Int, value: Span)]) {
    resize(changes.lazy.map { (item: $0.item, span: $0.value) })
  }
}

extension LineBreaking: PackedItems {
  @inlinable public init(_ rules: LineRules) { self.init(rules: rules) }

  @inlinable public mutating func appendItems(count: Int, value: (_ index: Int) -> LayoutSize) {
    append(count: count, size: value)
  }

  @inlinable public mutating func repack(by newRules: LineRules) { rebreak(by: newRules) }

  @inlinable public func value(ofItem item: Int) -> LayoutSize { size(ofItem: item) }

  @inlinable public mutating func changeItems(_ changes: [(item: Int, value: LayoutSize)]) {
    resize(changes.lazy.map { (item: $0.item, size: $0.value) })
  }
}

extension TimelineColumns: PackedItems {
  @inlinable public mutating func appendItems(count: Int, value: (_ index: Int) -> ClosedRange<Double>) {
    append(count: count, interval: value)
  }

  public mutating func repack(by newRules: Rules) { rules = newRules }

  public func value(ofItem item: Int) -> ClosedRange<Double> { interval(ofItem: item) }

  public mutating func changeItems(_ changes: [(item: Int, value: ClosedRange<Double>)]) {
    guard let first = changes.first?.item, let last = changes.last?.item else { return }
    // Also replaces the unchanged items in between, so that one pass suffices.
    var next = 0
    let intervals = (first...last).map { item -> ClosedRange<Double> in
      guard changes[next].item == item else { return interval(ofItem: item) }
      next += 1
      return changes[next - 1].value
    }
    replaceItems(first..<last + 1, count: intervals.count) { intervals[$0] }
  }
}

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
