import CollectionView
import LayoutEngine

struct CarouselAnchor {
  let slot: Int
  let line: CarouselLine
  /// The offset in the layout's own coordinates.
  let offset: Double
  /// The difference from the item's resting offset.
  let distance: Double

  /// Returns the index of the item, or of its replacement.
  func item(after paths: PathsAfterUpdate, in newSections: SectionMap) -> Int? {
    line.sections.index(
      of: line.item(at: slot), after: paths.shift, in: newSections, loops: line.loop != nil)
  }
}
