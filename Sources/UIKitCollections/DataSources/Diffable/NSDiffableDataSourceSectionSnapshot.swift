/// The items of one section as an outline: items may have children, which are shown while the item is expanded.
///
/// ```swift
/// var outline = NSDiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Fruit", "Bread"])
/// outline.append(["Apple", "Pear"], to: "Fruit")
/// outline.expand(["Fruit"])
/// foods.apply(outline, to: "food")
/// ```
///
/// Each identifier occurs once. Items are collapsed until they are expanded.
///
/// A mistake raises an exception on the main actor, and traps elsewhere.
@preconcurrency
public nonisolated struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  /// In order.
  public internal(set) var rootItems: [ItemIdentifierType] = []
  var nodes: [ItemIdentifierType: Node] = [:]

  /// Creates an empty outline: add roots, then their children.
  public init() {}

  /// All items, parents before their children. O(items).
  public var items: [ItemIdentifierType] { walk { _ in true } }

  /// The items that the section shows: those whose ancestors are all expanded. O(visible items).
  public var visibleItems: [ItemIdentifierType] { walk(into: \.isExpanded) }

  /// In order. O(items).
  public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }

  /// False for items that do not exist.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Whether the item exists and all its ancestors are expanded. O(level).
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let node = nodes[item] else { return false }
    guard let parent = node.parent else { return true }
    return isExpanded(parent) && isVisible(parent)
  }

  /// Whether the item exists, visible or not. O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// The number of the item's ancestors. Raises an exception if there is no such item. O(level).
  public func level(of item: ItemIdentifierType) -> Int {
    guard let node = nodes[item] else {
      DiffableError.itemNotFound.raise()
      return 0
    }
    return node.parent.map { level(of: $0) + 1 } ?? 0
  }

  /// The item's index in ``items``. Nil if there is no such item. O(items).
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Nil for a root and for an item that does not exist.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// The descendants of an item as an outline. Expanded items stay expanded. Raises an exception if there is
  /// no such item.
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

  /// Returns the outline as text for debugging, a line for each item.
  ///
  /// Two marks precede an item: an asterisk if it is visible, and a plus sign if it is expanded or a minus sign if it is
  /// collapsed. Items without children are collapsed, unless they were expanded.
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

  /// The items and, where `isEntered` returns true, their descendants.
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
