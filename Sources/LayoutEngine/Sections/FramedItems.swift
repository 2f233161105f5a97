/// Items of a section with given frames, in any order. Frames may overlap.
public struct FramedItems: SectionItems {
  public let axis: Axis
  public let extent: Double
  /// The frames, relative to the start of the section's items.
  private let frames: [LayoutRect]
  private let index: RangeIndex

  /// Creates items with these frames.
  ///
  /// `extent` is the length of the items, in points. All frames must lie within it, which isn't checked.
  /// - Complexity: O(*n*) for sorted frames, otherwise O(*n* log *n*)
  public init(axis: Axis, extent: Double, frames: [LayoutRect]) {
    self.axis = axis
    self.extent = extent
    self.frames = frames
    index = RangeIndex(frames.map(axis.range(of:)))
  }

  public var count: Int { frames.count }

  /// Returns the frame of an item if the section's items start at `origin`.
  public func frame(ofItem item: Int, from origin: LayoutPoint = .zero) -> LayoutRect {
    precondition(
      item >= 0 && item < count,
      "FramedItems.frame(ofItem:): item \(item) is out of range (\(count) items)")
    var frame = frames[item]
    frame.origin.x += origin.x
    frame.origin.y += origin.y
    return frame
  }

  /// Calls `body` with every item whose frame intersects `rect`, in the order of their starts.
  ///
  /// - Complexity: O(log *n*) per item
  public func forEachItem(
    in rect: LayoutRect, from origin: LayoutPoint = .zero, _ body: (Int, LayoutRect) -> Void
  ) {
    // Exceeds rounding errors, and finds items without an extent.
    let slack = 0x1p-10
    let low = axis.along(rect.origin) - axis.along(origin)
    index.forEach(from: low - slack, to: low + axis.extent(of: rect.size) + slack) { item in
      let frame = frame(ofItem: item, from: origin)
      if frame.intersects(rect) { body(item, frame) }
    }
  }

  /// Traps if an item lies outside the extent. For tests.
  public func _checkInvariants() {
    for (item, frame) in frames.enumerated() {
      let range = axis.range(of: frame)
      precondition(
        range.lowerBound >= 0 && range.upperBound <= extent,
        "FramedItems: item \(item) is outside the extent")
    }
  }
}
