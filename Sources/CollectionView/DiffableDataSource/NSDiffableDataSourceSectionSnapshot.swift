#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// The items of one section as an outline: items may have children, which are shown while the item is expanded.
///
///     var outline = NSDiffableDataSourceSectionSnapshot<String>()
///     outline.append(["Fruit", "Bread"])
///     outline.append(["Apple", "Pear"], to: "Fruit")
///     outline.expand(["Fruit"])
///     dataSource.apply(outline, to: .food)
///
/// An identifier is there once. Items are collapsed until they are expanded.
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

  /// Nothing: add roots, then what is below them.
  public init() {}

  /// All items, parents before their children. O(items).
  public var items: [ItemIdentifierType] { walk { _ in true } }

  /// The items none of whose ancestors is collapsed: what the section shows. O(visible items).
  public var visibleItems: [ItemIdentifierType] { walk(into: \.isExpanded) }

  /// In order. O(items).
  public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }

  /// False for what is not there.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Whether the item is there and all its ancestors are expanded. O(level).
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let node = nodes[item] else { return false }
    guard let parent = node.parent else { return true }
    return isExpanded(parent) && isVisible(parent)
  }

  /// Whether the item is there, in sight or not. O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// How many ancestors the item has. Traps where there is no such item. O(level).
  public func level(of item: ItemIdentifierType) -> Int {
    guard let node = nodes[item] else {
      DiffableError.itemNotFound.raise()
      return 0
    }
    return node.parent.map { level(of: $0) + 1 } ?? 0
  }

  /// The item's place in ``items``; nil where there is no such item. O(items).
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Nil for a root and for what is not there.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// What is below an item, as an outline of its own; what is expanded stays so. Traps where there is no such item.
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

  /// The outline as text, a line an item: for looking at while debugging.
  public func visualDescription() -> String {
    items.map { item in
      let mark = nodes[item]?.children.isEmpty ?? true ? "*" : isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  private func walk(into isEntered: (Node) -> Bool) -> [ItemIdentifierType] {
    walk(from: rootItems, into: isEntered)
  }

  /// The items and, where they are entered, those below them.
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
#endif
