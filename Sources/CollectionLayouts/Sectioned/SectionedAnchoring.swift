import CollectionView
import LayoutEngine

/// The elements a layout of sections anchors on screen while views measure themselves.
struct SectionedAnchoring {
  /// The elements that were on screen before the view scrolled and still are. If there are any, they stay in
  /// place.
  var anchored: Set<SectionElement> = []
  /// The item the view jumped to, if nothing is anchored.
  var jump: JumpTarget?
  var asked = AskedItem()
  /// `true` while the layout itself changes the content offset.
  var isAdjusting = false
  /// `true` if no visible element was visible before, so that sections can be packed forward.
  var awaitsLevel = false
}
