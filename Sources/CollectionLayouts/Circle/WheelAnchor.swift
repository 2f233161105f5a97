import LayoutEngine

/// The item at rest on a circle that scrolls.
struct WheelAnchor {
  /// The item, and the circle's rotation past it, in items.
  let item: Int
  let excess: Double
  /// The sections at the time of recording.
  let sections: SectionMap

  /// The number of items past the start angle.
  var items: Double { Double(item) + excess }
}
