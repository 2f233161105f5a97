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
