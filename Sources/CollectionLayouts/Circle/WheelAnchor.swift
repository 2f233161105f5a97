import LayoutEngine

struct WheelAnchor {
  let item: Int
  /// The circle's rotation past the item, in items.
  let excess: Double
  let sections: SectionMap

  /// The number of items past the start angle.
  var items: Double { Double(item) + excess }
}
