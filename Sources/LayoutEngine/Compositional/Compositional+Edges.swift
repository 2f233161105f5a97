extension Compositional {
  /// Spacing around an item. It moves the item and its neighbors but doesn't change the item's size.
  public struct Edges: Hashable, Sendable {
    /// Above.
    public var top: Spacing?
    /// The spacing on the left.
    public var left: Spacing?
    /// Below.
    public var bottom: Spacing?
    /// The spacing on the right.
    public var right: Spacing?

    /// No spacing at any edge.
    public static let none = Edges()

    /// Creates edges. The default is no spacing.
    public init(top: Spacing? = nil, left: Spacing? = nil, bottom: Spacing? = nil, right: Spacing? = nil) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    func before(_ axis: Axis) -> Spacing? { axis.isVertical ? top : left }
    func after(_ axis: Axis) -> Spacing? { axis.isVertical ? bottom : right }

    /// Returns the minimum total spacing at both edges of an axis.
    func length(_ axis: Axis) -> Double { (before(axis)?.length ?? 0) + (after(axis)?.length ?? 0) }

    /// Returns the number of an axis' edges that share leftover space.
    func flexibleCount(_ axis: Axis) -> Int {
      (before(axis)?.isFlexible == true ? 1 : 0) + (after(axis)?.isFlexible == true ? 1 : 0)
    }

    /// Returns the spacing before the item if each flexible edge grows by `share`.
    func start(_ axis: Axis, share: Double) -> Double {
      guard let before = before(axis) else { return 0 }
      return before.length + (before.isFlexible ? share : 0)
    }

    /// Returns the spacing after the item if each flexible edge grows by `share`.
    func end(_ axis: Axis, share: Double) -> Double {
      guard let after = after(axis) else { return 0 }
      return after.length + (after.isFlexible ? share : 0)
    }
  }
}
