/// The items of one section, packed independently of other sections.
public protocol SectionItems: Sendable {
  /// The direction of the items.
  var axis: Axis { get }
  /// The number of items.
  var count: Int { get }
  /// The length of the items along the axis, in points.
  var extent: Double { get }
  /// Returns the frame of an item if the section's items start at `origin`.
  func frame(ofItem item: Int, from origin: LayoutPoint) -> LayoutRect
  /// Calls `body` once for every item whose frame intersects `rect`.
  func forEachItem(in rect: LayoutRect, from origin: LayoutPoint, _ body: (Int, LayoutRect) -> Void)
  /// Traps if the store is inconsistent. For tests.
  func _checkInvariants()
}
