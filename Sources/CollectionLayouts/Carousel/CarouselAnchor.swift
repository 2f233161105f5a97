import CollectionView
import LayoutEngine

/// The item at the center of a carousel before a batch of updates.
struct CarouselAnchor {
  let slot: Int
  /// The line before the updates.
  let line: CarouselLine
  /// The content offset in the layout's own coordinates.
  let offset: Double
  /// The difference between `offset` and the item's resting offset.
  let distance: Double

  /// Returns the index of the item after the updates, or of the item that replaces it.
  func item(after paths: PathsAfterUpdate, in newSections: SectionMap) -> Int? {
    line.sections.index(
      of: line.item(at: slot), after: paths.shift, in: newSections, loops: line.loop != nil)
  }
}
