import CollectionView
import LayoutEngine

struct SectionedAnchoring {
  /// The elements on screen both before and after the view scrolled. They stay in place.
  var anchored: Set<SectionElement> = []
  /// The jump matters only if nothing is anchored.
  var jump: JumpTarget?
  var asked = AskedItem()
  /// `true` while the layout itself changes the content offset.
  var isAdjusting = false
  /// `true` if no visible element was visible before.
  var awaitsLevel = false
}
