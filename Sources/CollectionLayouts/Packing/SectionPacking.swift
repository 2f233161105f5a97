import CollectionView

/// The frames of one section's items.
public nonisolated struct SectionPacking: Hashable, Sendable {
  /// The items' frames, in points. Frames may overlap.
  ///
  /// x counts from the leading edge, and y from the start of the section's items.
  public var frames: [CGRect]
  /// The length of all items along the scroll direction, in points. The default value is `nil`: the end of
  /// the frame that ends last.
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
