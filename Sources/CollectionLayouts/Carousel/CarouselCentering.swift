import CollectionView
import LayoutEngine

/// The state that keeps an item centered. Offsets are in the layout's own coordinates.
struct CarouselCentering {
  /// The last offset without a finger on the contents.
  var restingOffset = 0.0
  /// The item to keep centered until the view shows the new attributes.
  var target: Target?
  var wasLooping = false
  /// The line and the offset before an animated size change, until the animation is under way.
  var turned: (line: CarouselLine, offset: Double)?
  /// `true` while the collection view changes from another layout and sets the offset itself.
  var isEntering = false

  /// The end of an animated scroll that the layout started.
  var destination: Double?

  /// Clears the destination when the scroll reaches it or turns away, or when a finger takes over.
  mutating func follow(from old: Double, to new: Double, byHand: Bool) {
    guard let end = destination else { return }
    let left = (end - new).magnitude
    if byHand || left < 1e-6 || left >= (end - old).magnitude { destination = nil }
  }

  struct Target {
    var item: Int
    var slot: Int
    /// The distance past the center, or 0 if scrolling comes to rest on items.
    var distance = 0.0
  }
}
