import Foundation
import LayoutEngine

/// Sections that were packed last, while a layout is packed. Most providers describe many sections alike, with one object or with a new one
/// for each: these are resolved once.
struct RecentSections {
  /// What lies where in a section depends on this, on its group and on the number of its items, unless something in it is measured.
  struct Facts: Equatable {
    let insets: NSDirectionalEdgeInsets
    let spacing: CGFloat
    let reference: UIContentInsetsReference
    let boundaryReference: UIContentInsetsReference
    let followsInsets: Bool
    let isOrthogonal: Bool
    let boundaries: [Compositional.Boundary]
    /// The room before and after everything else.
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
    /// The first section of the kind that has so many items.
    var sections: [Int: Int]

    func describes(_ other: CompositionalDescription, _ otherFacts: Facts) -> Bool {
      facts == otherFacts && (description === other || description.node == other.node)
    }
  }

  /// Groups that are known.
  var solutions = Compositional.Solutions()
  private var kinds: [Kind] = []
  private var next = 0

  /// Three or four kinds that alternate are usual.
  private static let limit = 8

  /// The description of a section that is described by the same object as another one, in the same way.
  func description(of section: NSCollectionLayoutSection) -> CompositionalDescription? {
    kinds.first { $0.description.describes(section) }?.description
  }

  /// An earlier section in which everything lies in the same way.
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
