/// The items of one section, packed without regard to the others: what `StackedSections` puts one behind the other.
public protocol SectionItems: Sendable {
  /// The direction in which they follow one another.
  var axis: Axis { get }
  /// How many there are.
  var count: Int { get }
  /// Their length along the axis, in points.
  var extent: Double { get }
  /// Where an item stands if the first one starts at `origin`.
  func frame(ofItem item: Int, from origin: LayoutPoint) -> LayoutRect
  /// Calls `body` with every item whose frame shares an area with `rect`, each once.
  func forEachItem(in rect: LayoutRect, from origin: LayoutPoint, _ body: (Int, LayoutRect) -> Void)
  /// Traps if the store contradicts itself. For tests, after every change.
  func _checkInvariants()
}
