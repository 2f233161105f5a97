import CollectionView

/// Where the items of one section lie, as a ``PackingLayout`` packs them.
public nonisolated struct SectionPacking: Hashable, Sendable {
  /// The items' frames, in points, in the order of the items: x from the leading edge across the scroll direction, y along it from
  /// where the section's items start. They may overlap, and need not be sorted.
  public var frames: [CGRect]
  /// The length of all items together along the scroll direction, in points. Default nil: to the end of the last frame.
  /// A length that is negative or not finite counts as nil, and is reported.
  public var extent: CGFloat?

  /// Items with these frames.
  public init(frames: [CGRect], extent: CGFloat? = nil) {
    self.frames = frames
    self.extent = extent
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(extent)
    hasher.combine(frames.count)
    // Apple's rectangles are hashable from iOS 18 on.
    for frame in frames {
      for number in [frame.minX, frame.minY, frame.width, frame.height] { hasher.combine(number) }
    }
  }
}
