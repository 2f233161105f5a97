extension Compositional {
  /// An item of a custom group.
  public struct CustomItem: Hashable, Sendable {
    /// The frame in the group's coordinates.
    public var frame: LayoutRect
    /// The z-index.
    public var zIndex: Int

    /// Creates an item. The default z-index is 0.
    public init(frame: LayoutRect, zIndex: Int = 0) {
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// A closure that returns a custom group's items for the group's number and size.
  public typealias CustomItemProvider = (Int, LayoutSize) -> [CustomItem]
}
