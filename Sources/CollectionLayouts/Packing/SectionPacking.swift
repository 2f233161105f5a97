import CollectionView

/// The frames of one section's items, as packed by a ``PackingLayout``.
public nonisolated struct SectionPacking: Hashable, Sendable {
  /// The items' frames, in points, in the order of the items.
  ///
  /// x counts from the leading edge across the scroll direction, y from the start of the section's items
  /// along it. Frames may overlap and needn't be sorted.
  public var frames: [CGRect]
  /// The length of all items together along the scroll direction, in points.
  ///
  /// A negative or non-finite length is reported and counts as `nil`. The default value is `nil`: the end of
  /// the last frame.
  public var extent: CGFloat?

  /// Creates a packing with the given frames.
  public init(frames: [CGRect], extent: CGFloat? = nil) {
    self.frames = frames
    self.extent = extent
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(extent)
    hasher.combine(frames.count)
    // Apple's `CGRect` is hashable only on iOS 18 and later.
    for frame in frames {
      for number in [frame.minX, frame.minY, frame.width, frame.height] { hasher.combine(number) }
    }
  }
}
