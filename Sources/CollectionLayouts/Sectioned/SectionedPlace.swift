import CollectionView
import LayoutEngine

/// What a layout of sections keeps in place on screen.
struct SectionedPlace {
  /// The size of the view when it was last laid out.
  var viewSize: CGSize?
  /// Where the visible area starts after a preparation that moved items, until the new places are shown.
  var start: Double?
  /// What stays in place when settings or bounds change.
  var kept = KeptAnchors()
  /// What was on screen before the view scrolled, and is still: where there is any, it is what stays.
  var held: Set<SectionElement> = []
  /// The item that the view jumped to, where nothing is held.
  var jump: JumpTarget?
  var asked = AskedItem()
  /// Whether the content offset changes because the layout says so: nobody scrolls.
  var isAdjusting = false
  /// What was visible before the batch of updates under way. Also noted for `reloadData()` and for moves by hand.
  var anchors = VisibleAnchors()
  /// Where the visible area starts after that batch.
  var startAfterUpdate: Double?
}
