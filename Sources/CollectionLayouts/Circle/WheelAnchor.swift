import LayoutEngine

/// What is at rest on a circle that scrolls.
struct WheelAnchor {
  /// The item, and how far the circle was turned beyond it, in items.
  let item: Int
  let excess: Double
  /// Of the time when it was noted.
  let sections: SectionMap

  /// How many items have passed the start angle.
  var items: Double { Double(item) + excess }
}
