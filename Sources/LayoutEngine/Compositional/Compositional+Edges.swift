extension Compositional {
  /// Spacing around an item. It doesn't affect the item's size.
  public struct Edges: Hashable, Sendable {
    /// The spacing above the item.
    public var top: Spacing?
    /// The spacing on the left.
    public var left: Spacing?
    /// The spacing below the item.
    public var bottom: Spacing?
    /// The spacing on the right.
    public var right: Spacing?

    /// No spacing.
    public static let none = Edges()

    /// Creates edges, by default without spacing.
    public init(top: Spacing? = nil, left: Spacing? = nil, bottom: Spacing? = nil, right: Spacing? = nil) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    func before(_ axis: Axis) -> Spacing? { axis.isVertical ? top : left }
    func after(_ axis: Axis) -> Spacing? { axis.isVertical ? bottom : right }

    func length(_ axis: Axis) -> Double { (before(axis)?.length ?? 0) + (after(axis)?.length ?? 0) }

    func flexibleCount(_ axis: Axis) -> Int {
      (before(axis)?.isFlexible == true ? 1 : 0) + (after(axis)?.isFlexible == true ? 1 : 0)
    }

    /// Flexible edges grow by `share`.
    func start(_ axis: Axis, share: Double) -> Double {
      guard let before = before(axis) else { return 0 }
      return before.length + (before.isFlexible ? share : 0)
    }

    /// Flexible edges grow by `share`.
    func end(_ axis: Axis, share: Double) -> Double {
      guard let after = after(axis) else { return 0 }
      return after.length + (after.isFlexible ? share : 0)
    }
  }
}
