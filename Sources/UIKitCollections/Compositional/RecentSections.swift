import Foundation
import LayoutEngine

/// The most recently packed sections during a packing.
///
/// Most providers describe many sections alike, with one object or with a new object for each. These sections
/// are resolved once.
struct RecentSections {
  /// The values on which a section's geometry depends, in addition to its group and its number of items.
  /// Measured elements are exceptions.
  struct Facts: Equatable {
    let insets: NSDirectionalEdgeInsets
    let spacing: CGFloat
    let reference: UIContentInsetsReference
    let boundaryReference: UIContentInsetsReference
    let followsInsets: Bool
    let isOrthogonal: Bool
    let boundaries: [Compositional.Boundary]
    /// The spacing before and after all other elements.
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
    /// The first section of the kind for each item count.
    var sections: [Int: Int]

    func describes(_ other: CompositionalDescription, _ otherFacts: Facts) -> Bool {
      facts == otherFacts && (description === other || description.node == other.node)
    }
  }

  /// The groups solved so far.
  var solutions = Compositional.Solutions()
  private var kinds: [Kind] = []
  private var next = 0

  /// The maximum number of kinds. Three or four alternating kinds are usual.
  private static let limit = 8

  /// Returns the description of a recent section that has the same object and hasn't changed since.
  func description(of section: NSCollectionLayoutSection) -> CompositionalDescription? {
    kinds.first { $0.description.describes(section) }?.description
  }

  /// Returns an earlier section with the same geometry.
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
