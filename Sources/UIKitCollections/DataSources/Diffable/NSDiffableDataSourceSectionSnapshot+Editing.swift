nonisolated extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items to the end of the roots or of a parent's children.
  ///
  /// Raises an exception for a missing parent, and for existing or repeated identifiers.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, !contains(parent) { return DiffableError.itemNotFound.raise() }
    insert(Self(items), below: parent, at: siblings(below: parent).count)
  }

  /// Inserts items before another item.
  ///
  /// Raises an exception if the other item is missing, and for existing or repeated identifiers.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(Self(items), nextTo: item, offset: 0)
  }

  /// Inserts items after another item.
  ///
  /// Raises an exception if the other item is missing, and for existing or repeated identifiers.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(Self(items), nextTo: item, offset: 1)
  }

  /// Inserts an outline before an item.
  ///
  /// Raises an exception for a missing item or existing identifiers.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) { insert(snapshot, nextTo: item, offset: 0) }

  /// Inserts an outline after an item.
  ///
  /// Raises an exception for a missing item or existing identifiers.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) { insert(snapshot, nextTo: item, offset: 1) }

  /// Replaces an item's descendants.
  ///
  /// Raises an exception if the item is missing, or if an identifier exists elsewhere.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let node = nodes[parent] else { return DiffableError.itemNotFound.raise() }
    delete(node.children)
    insert(snapshot, below: parent, at: 0)
  }

  /// Removes existing items with their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let doomed = items.filter(contains)
    for (parent, children) in Dictionary(grouping: doomed, by: parent(of:)) {
      let gone = Set(children)
      changeSiblings(below: parent) { $0.removeAll(where: gone.contains) }
    }
    var waiting = doomed
    while let item = waiting.popLast() { waiting += nodes.removeValue(forKey: item)?.children ?? [] }
  }

  /// Removes all items and their expansion states.
  public mutating func deleteAll() { self = Self() }

  /// Expands items. Raises an exception if an item is missing.
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(true, items) }

  /// Collapses items. Raises an exception if an item is missing.
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(false, items) }

  private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    guard items.allSatisfy(contains) else { return DiffableError.itemNotFound.raise() }
    for item in items { nodes[item]?.isExpanded = isExpanded }
  }

  // MARK: Helpers

  /// Creates an outline of roots. If items are repeated, ``nodes`` has fewer elements than ``rootItems``.
  init(_ items: [ItemIdentifierType]) {
    self.init()
    rootItems = items
    nodes.reserveCapacity(items.count)
    for item in items { nodes[item] = Node() }
  }

  private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    guard let parent else { return rootItems }
    return nodes[parent]?.children ?? []
  }

  private mutating func changeSiblings(
    below parent: ItemIdentifierType?, _ change: (inout [ItemIdentifierType]) -> Void
  ) {
    guard let parent else { return change(&rootItems) }
    guard nodes[parent] != nil else { return }
    change(&nodes[parent, default: Node()].children)
  }

  private mutating func insert(_ branch: Self, nextTo item: ItemIdentifierType, offset: Int) {
    guard let node = nodes[item], let index = siblings(below: node.parent).firstIndex(of: item) else {
      return DiffableError.itemNotFound.raise()
    }
    insert(branch, below: node.parent, at: index + offset)
  }

  private mutating func insert(_ branch: Self, below parent: ItemIdentifierType?, at index: Int) {
    guard branch.rootItems.count <= branch.nodes.count, !branch.nodes.keys.contains(where: contains) else {
      let clashes = branch.rootItems.repeats + branch.items.filter(contains)
      return DiffableError.notUniqueInSection(identifiers: clashes).raise()
    }
    nodes.merge(branch.nodes) { _, new in new }
    for root in branch.rootItems { nodes[root]?.parent = parent }
    changeSiblings(below: parent) { $0.insert(contentsOf: branch.rootItems, at: index) }
  }
}
