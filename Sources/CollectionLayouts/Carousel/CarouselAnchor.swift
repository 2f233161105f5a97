import CollectionView
import LayoutEngine

/// What was in the middle of a carousel before a batch of updates.
struct CarouselAnchor {
  let slot: Int
  /// As it was.
  let geometry: CarouselGeometry
  /// The content offset, as the layout computes it.
  let offset: Double
  /// How much further that was than where the item would rest.
  let distance: Double

  /// The item's number now; for one that is gone that of the next that is left, else of the one before.
  func item(after paths: PathsAfterUpdate, in newSections: SectionMap) -> Int? {
    let (item, sections) = (geometry.item(at: slot), geometry.sections)
    func newItem(_ old: Int) -> Int? { paths[sections.indexPath(of: old)].flatMap(newSections.index) }
    let later = (item..<sections.count).lazy.compactMap(newItem).first
    let earlier = (0..<item).lazy
    // In a line that loops, the first item follows the last one.
    if geometry.loop != nil { return later ?? earlier.compactMap(newItem).first }
    return later ?? earlier.reversed().compactMap(newItem).first
  }
}
