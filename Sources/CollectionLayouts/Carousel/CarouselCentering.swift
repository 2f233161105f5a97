import CollectionView
import LayoutEngine

/// What a carousel is to have in the middle while items come and go, or while its pitch changes. Offsets are the layout's own, along
/// the axis.
struct CarouselCentering {
  /// Where a drag begins: the offset at which scrolling last was without a finger.
  var restingOffset = 0.0
  /// What stays in the middle when the pitch changes, until the new attributes are shown.
  var target: Target?
  /// Whether the line looped before it was last prepared.
  var wasLooping = false
  /// The line and the offset before a change of size that is animated, until it is under way.
  var turned: (line: CarouselLine, offset: Double)?
  /// Whether the collection view comes from another layout, and says itself what it shows.
  var isEntering = false

  /// Where an animated scroll ends that the layout has begun, while the contents come nearer to it.
  var destination: Double?

  /// Called with each scroll step, before it.
  mutating func follow(from old: Double, to new: Double, byHand: Bool) {
    guard let end = destination else { return }
    let left = (end - new).magnitude
    if byHand || left < 1e-6 || left >= (end - old).magnitude { destination = nil }
  }

  /// An item, and the slot that it is to have in the middle.
  struct Target {
    var item: Int
    var slot: Int
    /// How far behind the middle it is to be. 0 where scrolling comes to rest on items.
    var distance = 0.0
  }
}
