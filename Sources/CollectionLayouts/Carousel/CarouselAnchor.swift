import CollectionView
import LayoutEngine

/// What was in the middle of a carousel before a batch of updates.
struct CarouselAnchor {
  let index: Int
  /// As they were.
  let sections: SectionMap
  /// The content offset, as the layout computes it.
  let offset: Double
  /// How much further that was than where the item would rest.
  let distance: Double

  /// Where the item is now; for one that is gone the next that is left, else the one before.
  func index(after paths: PathsAfterUpdate, in newSections: SectionMap) -> Int? {
    func newIndex(_ old: Int) -> Int? { paths[sections.indexPath(of: old)].flatMap(newSections.index) }
    return (index..<sections.count).lazy.compactMap(newIndex).first
      ?? (0..<index).reversed().lazy.compactMap(newIndex).first
  }
}
