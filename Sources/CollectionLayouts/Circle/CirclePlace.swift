import CollectionView
import LayoutEngine

/// What a circle that scrolls keeps at rest while items come and go, or while its settings change.
struct CirclePlace {
  /// The item that was at rest before the current batch of updates, in the sections of that time, and how far the offset was
  /// beyond where the item would rest.
  var anchor: (index: Int, sections: SectionMap, distance: Double)?
  /// The offset after that batch, as the layout computes it.
  var offsetAfterUpdate: Double?
  /// How many items have passed the start angle; kept while settings or bounds change, until the new places are shown.
  var keptItems: Double?
  /// The bounds before that change, until the layout is prepared.
  var boundsBefore: CGRect?
  /// The item that is to be at rest from the first layout on.
  var firstIndexPath: IndexPath?
}
