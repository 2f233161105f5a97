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

  /// The item's number now, or that of the one that takes its place.
  func item(after paths: PathsAfterUpdate, in newSections: SectionMap) -> Int? {
    geometry.sections.index(
      of: geometry.item(at: slot), after: paths, in: newSections, loops: geometry.loop != nil)
  }
}
