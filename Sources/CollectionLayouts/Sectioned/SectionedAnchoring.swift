import CollectionView
import LayoutEngine

struct SectionedAnchoring {
  /// The elements on screen both before and after the view scrolled. They stay in place.
  var anchored: Set<SectionElement> = []
  /// The target of a jump, which matters only if nothing is anchored.
  var jump: JumpTarget?
  var asked = AskedItem()
  /// `true` while the layout itself changes the content offset.
  var isAdjusting = false
  /// `true` if the next preparation levels sections that are packed backward.
  var awaitsLevel = false
}
