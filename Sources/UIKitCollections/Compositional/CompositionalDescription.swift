import Foundation
import LayoutEngine

/// A section's description in engine values. The app can replace boundary and decoration items later, but not
/// the group.
final class CompositionalDescription {
  let section: NSCollectionLayoutSection
  let boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
  let decorationItems: [NSCollectionLayoutDecorationItem]
  private(set) var node: Compositional.Node
  /// The supplementary items of items and groups, indexed by the engine's numbers.
  private(set) var badges: [NSCollectionLayoutSupplementaryItem] = []
  private(set) var badgeKinds: Set<String> = []
  /// The providers of custom groups, indexed by the engine's numbers.
  private var providers: [NSCollectionLayoutGroupCustomItemProvider] = []
  private let traits: UITraitCollection

  init(_ section: NSCollectionLayoutSection, traits: UITraitCollection) {
    self.section = section
    (boundaryItems, decorationItems) = (section.boundarySupplementaryItems, section.decorationItems)
    self.traits = traits
    node = Compositional.Node(size: section.group.layoutSize.value)
    node = node(of: section.group)
  }

  nonisolated deinit {}

  func describes(_ other: NSCollectionLayoutSection) -> Bool {
    section === other && boundaryItems.elementsEqual(other.boundarySupplementaryItems, by: ===)
      && decorationItems.elementsEqual(other.decorationItems, by: ===)
  }

  var hasCustomGroups: Bool { !providers.isEmpty }

  private func node(of item: NSCollectionLayoutItem) -> Compositional.Node {
    var node = Compositional.Node(
      size: item.layoutSize.value, insets: LayoutInsets(item.contentInsets),
      edges: item.edgeSpacing?.value ?? .none)
    node.badges = item.supplementaryItems.map { badge in
      badges.append(badge)
      badgeKinds.insert(badge.elementKind)
      return Compositional.Badge(
        id: badges.count - 1, size: badge.layoutSize.value, container: badge.containerAnchor.value,
        own: badge.itemAnchor?.value, insets: LayoutInsets(badge.contentInsets))
    }
    if let group = item as? NSCollectionLayoutGroup { node.content = content(of: group) }
    return node
  }

  private func content(of group: NSCollectionLayoutGroup) -> Compositional.Content {
    switch group.content {
    case .custom(let provider):
      providers.append(provider.items)
      return .custom(providers.count - 1)
    case .line(let axis, let filling):
      var nodes: [Compositional.Node] = []
      for item in group.subitems { nodes.append(node(of: item)) }
      let spacing = group.interItemSpacing?.value ?? .fixed(0)
      return switch (filling, nodes.first) {
      case (.copies(let count), let node?): .group(.init(axis, .copies(node, count), spacing: spacing))
      case (.equal(let count), let node?): .group(.init(axis, .equal(node, count), spacing: spacing))
      default: .group(.init(axis, .repeating(nodes), spacing: spacing))
      }
    }
  }

  func customItems(inGroup id: Int, _ size: LayoutSize) -> [Compositional.CustomItem] {
    let environment = CompositionalEnvironment(contentSize: CGSize(size), traitCollection: traits)
    return providers[id](environment).map {
      Compositional.CustomItem(frame: LayoutRect($0.frame), zIndex: $0.zIndex)
    }
  }

  /// A kind that occurs twice, or `nil`. Kinds must be unique in a section.
  var repeatedKind: String? {
    let items = badges + boundaryItems
    return items.indices.first { index in
      items[..<index].contains { $0.elementKind == items[index].elementKind }
    }.map { items[$0].elementKind }
  }
}

/// The recently resolved sections. Sections with equal descriptions are resolved once, even if they're
/// different objects.
struct RecentSections {
  /// The inputs for a section besides the group, the item count, and measured elements.
  struct Facts: Equatable {
    let insets: NSDirectionalEdgeInsets
    let spacing: CGFloat
    let reference: UIContentInsetsReference
    let boundaryReference: UIContentInsetsReference
    let followsInsets: Bool
    let isOrthogonal: Bool
    let boundaries: [Compositional.Boundary]
    let before, after: Double

    init(
      _ section: NSCollectionLayoutSection, reference: UIContentInsetsReference, isFirst: Bool, isLast: Bool
    ) {
      insets = section.contentInsets
      spacing = section.interGroupSpacing
      self.reference = reference
      boundaryReference = section.supplementaryContentInsetsReference
      followsInsets = section.supplementariesFollowContentInsets
      isOrthogonal = section.orthogonalScrollingBehavior != .none
      boundaries = section.boundarySupplementaryItems.enumerated().map { $1.value(id: $0) }
      (before, after) = section.list?.outerSpacing(isFirst: isFirst, isLast: isLast) ?? (0, 0)
    }
  }

  private struct Kind {
    let description: CompositionalDescription
    let facts: Facts
    var sections: [Int: Int]

    func describes(_ other: CompositionalDescription, _ otherFacts: Facts) -> Bool {
      facts == otherFacts && (description === other || description.node == other.node)
    }
  }

  var solutions = Compositional.Solutions()
  private var kinds: [Kind] = []
  private var next = 0

  /// The maximum number of kinds. A typical layout alternates three or four.
  private static let limit = 8

  /// Returns the description if the object is the same and unchanged.
  func description(of section: NSCollectionLayoutSection) -> CompositionalDescription? {
    kinds.first { $0.description.describes(section) }?.description
  }

  func section(like description: CompositionalDescription, _ facts: Facts, count: Int) -> Int? {
    kinds.first { $0.describes(description, facts) }?.sections[count]
  }

  mutating func note(
    _ section: Int, _ description: CompositionalDescription, _ facts: Facts, count: Int
  ) {
    if let index = kinds.firstIndex(where: { $0.describes(description, facts) }) {
      kinds[index].sections[count] = section
      return
    }
    let kind = Kind(description: description, facts: facts, sections: [count: section])
    guard kinds.count == Self.limit else { return kinds.append(kind) }
    kinds[next] = kind
    next = (next + 1) % Self.limit
  }
}
