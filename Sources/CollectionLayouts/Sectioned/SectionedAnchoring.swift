import CollectionView
import LayoutEngine

/// What a layout of sections anchors on screen while views measure themselves.
struct SectionedAnchoring {
  /// What was on screen before the view scrolled, and is still: where there is any, it is what stays.
  var anchored: Set<SectionElement> = []
  /// The item that the view jumped to, where nothing is anchored.
  var jump: JumpTarget?
  var asked = AskedItem()
  /// Whether the content offset changes because the layout says so: nobody scrolls.
  var isAdjusting = false
  /// Whether no visible element was visible before, so that sections can be packed forward.
  var awaitsLevel = false
}
