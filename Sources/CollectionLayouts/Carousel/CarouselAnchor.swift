import CollectionView
import LayoutEngine

/// What was in the middle of a carousel before a batch of updates.
struct CarouselAnchor {
  let slot: Int
  /// As it was.
  let line: CarouselLine
  /// The content offset, as the layout computes it.
  let offset: Double
  /// How much further that was than where the item would rest.
  let distance: Double

  /// The item's number now, or that of the item that replaces it.
  func item(after paths: PathsAfterUpdate, in newSections: SectionMap) -> Int? {
    line.sections.index(
      of: line.item(at: slot), after: paths.shift, in: newSections, loops: line.loop != nil)
  }
}
