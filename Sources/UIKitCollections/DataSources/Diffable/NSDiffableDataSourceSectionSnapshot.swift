/// The items of one section as an outline. The children of expanded items are visible.
///
/// ```swift
/// var outline = NSDiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Fruit", "Bread"])
/// outline.append(["Apple", "Pear"], to: "Fruit")
/// outline.expand(["Fruit"])
/// foods.apply(outline, to: "food")
/// ```
///
/// Identifiers are unique. New items are collapsed. Invalid calls raise an exception on the main actor, and
/// trap elsewhere.
@preconcurrency
public nonisolated struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  /// The roots, in order.
  public internal(set) var rootItems: [ItemIdentifierType] = []
  var nodes: [ItemIdentifierType: Node] = [:]

  /// Creates an empty outline.
  public init() {}

  /// All items. Parents come before their children.
  ///
  /// - Complexity: O(items)
  public var items: [ItemIdentifierType] { walk { _ in true } }

  /// The items whose ancestors are all expanded.
  ///
  /// - Complexity: O(visible items)
  public var visibleItems: [ItemIdentifierType] { walk(into: \.isExpanded) }

  /// The expanded items, in order.
  ///
  /// - Complexity: O(items)
  public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }

  /// Returns `true` if the item exists and is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Returns `true` if the item exists and all its ancestors are expanded.
  ///
  /// - Complexity: O(level)
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let node = nodes[item] else { return false }
    guard let parent = node.parent else { return true }
    return isExpanded(parent) && isVisible(parent)
  }

  /// Returns `true` if the item exists.
  ///
  /// - Complexity: O(1)
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Returns the number of ancestors. Missing items raise an exception.
  ///
  /// - Complexity: O(level)
  public func level(of item: ItemIdentifierType) -> Int {
    guard let node = nodes[item] else {
      DiffableError.itemNotFound.raise()
      return 0
    }
    return node.parent.map { level(of: $0) + 1 } ?? 0
  }

  /// Returns the item's index in ``items``.
  ///
  /// - Complexity: O(items)
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Returns the item's parent.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// Returns an outline of an item's descendants with their expansion states. Missing items raise an
  /// exception.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = Self()
    guard let node = nodes[parent] else {
      DiffableError.itemNotFound.raise()
      return result
    }
    result.rootItems = includingParent ? [parent] : node.children
    for item in walk(from: result.rootItems, into: { _ in true }) { result.nodes[item] = nodes[item] }
    for root in result.rootItems { result.nodes[root]?.parent = nil }
    return result
  }

  /// Returns the outline as text, with an asterisk for visible items, and a plus or minus sign for expanded
  /// or collapsed items.
  ///
  /// ```text
  /// *+ Fruit
  ///   *- Apple
  ///   *- Pear
  /// *- Bread
  ///    - Rye
  /// ```
  public func visualDescription() -> String {
    items.map { item in
      String(repeating: "  ", count: level(of: item)) + (isVisible(item) ? "*" : " ")
        + (isExpanded(item) ? "+" : "-") + " \(item)"
    }.joined(separator: "\n")
  }

  private func walk(into isEntered: (Node) -> Bool) -> [ItemIdentifierType] {
    walk(from: rootItems, into: isEntered)
  }

  private func walk(
    from roots: [ItemIdentifierType], into isEntered: (Node) -> Bool
  ) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var waiting: [ItemIdentifierType] = roots.reversed()
    while let item = waiting.popLast() {
      found.append(item)
      guard let node = nodes[item], isEntered(node) else { continue }
      waiting += node.children.reversed()
    }
    return found
  }
}

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
