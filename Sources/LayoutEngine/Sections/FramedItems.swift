/// Items of a section that lie where somebody else has said, by rules that the engine does not know.
///
/// Frames may overlap, and come in any order.
public struct FramedItems: SectionItems {
  public let axis: Axis
  public let extent: Double
  /// From where the section's items start.
  private let frames: [LayoutRect]
  private let index: RangeIndex

  /// Items with these frames, the first of which need not start at 0.
  ///
  /// `extent` is their length along the axis, in points. No frame reaches further, or begins before 0, which is not checked.
  ///
  /// - Complexity: O(*n*) for frames that are sorted by their start along the axis, else O(*n* log *n*)
  public init(axis: Axis, extent: Double, frames: [LayoutRect]) {
    self.axis = axis
    self.extent = extent
    self.frames = frames
    index = RangeIndex(frames.map(axis.range(of:)))
  }

  public var count: Int { frames.count }

  /// Where an item lies if the items of its section start at `origin`.
  public func frame(ofItem item: Int, from origin: LayoutPoint = .zero) -> LayoutRect {
    precondition(item >= 0 && item < count, "FramedItems.frame(ofItem:) was given item \(item) of \(count)")
    var frame = frames[item]
    frame.origin.x += origin.x
    frame.origin.y += origin.y
    return frame
  }

  /// Calls `body` with every item whose frame shares an area with `rect`, in the order of their starts along the axis.
  ///
  /// - Complexity: O(log *n*), and O(log *n*) an item that meets the part of the axis that `rect` covers
  public func forEachItem(
    in rect: LayoutRect, from origin: LayoutPoint = .zero, _ body: (Int, LayoutRect) -> Void
  ) {
    // More than what rounding makes of the sum of two positions, and than nothing: what has no extent is to be found, too.
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
