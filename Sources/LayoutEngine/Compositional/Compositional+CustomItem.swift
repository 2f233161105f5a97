extension Compositional {
  /// An item of a custom group.
  public struct CustomItem: Hashable, Sendable {
    /// In the group's coordinates.
    public var frame: LayoutRect
    /// Higher is nearer.
    public var zIndex: Int

    /// Not raised, unless a `zIndex` is given.
    public init(frame: LayoutRect, zIndex: Int = 0) {
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// Answers where the items of a custom group lie, by the caller's number for it and the group's size.
  public typealias CustomItemProvider = (Int, LayoutSize) -> [CustomItem]
}
