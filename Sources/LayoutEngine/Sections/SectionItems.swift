/// The items of one section, packed independently of other sections. `StackedSections` places them one after
/// another.
public protocol SectionItems: Sendable {
  /// The direction in which the items follow one another.
  var axis: Axis { get }
  /// The number of items.
  var count: Int { get }
  /// The length of the items along the axis, in points.
  var extent: Double { get }
  /// Returns the frame of an item if the first one starts at `origin`.
  func frame(ofItem item: Int, from origin: LayoutPoint) -> LayoutRect
  /// Calls `body` once for every item whose frame intersects `rect`.
  func forEachItem(in rect: LayoutRect, from origin: LayoutPoint, _ body: (Int, LayoutRect) -> Void)
  /// Traps if the store is inconsistent. For tests, after every change.
  func _checkInvariants()
}
