import Foundation
import LayoutEngine

/// The recent sections. Those with equal descriptions are resolved once, even if they're different objects.
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

  /// The maximum number of kinds. Usual layouts alternate three or four.
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
