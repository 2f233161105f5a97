import LayoutEngine

struct WheelAnchor {
  /// The excess is the circle's rotation past the item, in items.
  let item: Int
  let excess: Double
  let sections: SectionMap

  /// The number of items past the start angle.
  var items: Double { Double(item) + excess }
}
