import CollectionView
import LayoutEngine

/// The state that keeps an item centered while items come and go or the pitch changes. Offsets are the
/// layout's own, along the axis.
struct CarouselCentering {
  /// The offset at which a drag begins: the last offset without a finger on the contents.
  var restingOffset = 0.0
  /// The item to keep centered when the pitch changes, until the view shows the new attributes.
  var target: Target?
  /// `true` if the line looped before the last preparation.
  var wasLooping = false
  /// The line and the offset before an animated size change, until the animation is under way.
  var turned: (line: CarouselLine, offset: Double)?
  /// `true` while the collection view changes from another layout and sets the content offset itself.
  var isEntering = false

  /// The end of an animated scroll that the layout started, while the contents approach it.
  var destination: Double?

  /// Clears the destination when the scroll reaches it, turns away from it, or a finger takes over. Called
  /// before each scroll step.
  mutating func follow(from old: Double, to new: Double, byHand: Bool) {
    guard let end = destination else { return }
    let left = (end - new).magnitude
    if byHand || left < 1e-6 || left >= (end - old).magnitude { destination = nil }
  }

  /// An item and the slot in which to center it.
  struct Target {
    var item: Int
    var slot: Int
    /// The item's distance past the center, or 0 if scrolling comes to rest on items.
    var distance = 0.0
  }
}
