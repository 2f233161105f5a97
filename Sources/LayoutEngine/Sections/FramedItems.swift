/// Items of a section with frames from outside the engine, which doesn't know their rules.
///
/// Frames may overlap, and come in any order.
public struct FramedItems: SectionItems {
  public let axis: Axis
  public let extent: Double
  /// The frames, relative to the start of the section's items.
  private let frames: [LayoutRect]
  private let index: RangeIndex

  /// Creates items with these frames. The first frame may start after 0.
  ///
  /// - Parameter extent: The length of the items along the axis, in points. No frame may begin before 0 or
  ///   end after the extent, which isn't checked.
  /// - Complexity: O(*n*) for frames sorted by their start along the axis, otherwise O(*n* log *n*)
  public init(axis: Axis, extent: Double, frames: [LayoutRect]) {
    self.axis = axis
    self.extent = extent
    self.frames = frames
    index = RangeIndex(frames.map(axis.range(of:)))
  }

  public var count: Int { frames.count }

  /// Returns the frame of an item if the items of its section start at `origin`.
  public func frame(ofItem item: Int, from origin: LayoutPoint = .zero) -> LayoutRect {
    precondition(item >= 0 && item < count, "FramedItems.frame(ofItem:) was given item \(item) of \(count)")
    var frame = frames[item]
    frame.origin.x += origin.x
    frame.origin.y += origin.y
    return frame
  }

  /// Calls `body` with every item whose frame intersects `rect`, in the order of their starts along the axis.
  ///
  /// - Complexity: O(log *n*), plus O(log *n*) for each item in the part of the axis covered by `rect`
  public func forEachItem(
    in rect: LayoutRect, from origin: LayoutPoint = .zero, _ body: (Int, LayoutRect) -> Void
  ) {
    // Exceeds the rounding error of the sum of two positions. It's above 0 to find items without an extent,
    // too.
    let slack = 0x1p-10
    let low = axis.along(rect.origin) - axis.along(origin)
    index.forEach(from: low - slack, to: low + axis.extent(of: rect.size) + slack) { item in
      let frame = frame(ofItem: item, from: origin)
      if frame.intersects(rect) { body(item, frame) }
    }
  }

  /// Traps if an item lies outside the extent. For tests, after every change.
  public func _checkInvariants() {
    for (item, frame) in frames.enumerated() {
      let range = axis.range(of: frame)
      precondition(
        range.lowerBound >= 0 && range.upperBound <= extent, "FramedItems: item \(item) lies outside")
    }
  }
}
