extension Compositional {
  /// Room around an item. It moves the item and its neighbours, and leaves its size alone.
  public struct Edges: Hashable, Sendable {
    /// Above.
    public var top: Spacing?
    /// On the left.
    public var left: Spacing?
    /// Below.
    public var bottom: Spacing?
    /// On the right.
    public var right: Spacing?

    /// None at any edge.
    public static let none = Edges()

    /// None where nothing is given.
    public init(top: Spacing? = nil, left: Spacing? = nil, bottom: Spacing? = nil, right: Spacing? = nil) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    func before(_ axis: Axis) -> Spacing? { axis.isVertical ? top : left }
    func after(_ axis: Axis) -> Spacing? { axis.isVertical ? bottom : right }

    /// The least room for both edges of an axis.
    func length(_ axis: Axis) -> Double { (before(axis)?.length ?? 0) + (after(axis)?.length ?? 0) }

    /// How many of an axis' edges share what is left.
    func flexibleCount(_ axis: Axis) -> Int {
      (before(axis)?.isFlexible == true ? 1 : 0) + (after(axis)?.isFlexible == true ? 1 : 0)
    }

    /// The room in front of the item, if each flexible edge gets `share` more.
    func start(_ axis: Axis, share: Double) -> Double {
      guard let before = before(axis) else { return 0 }
      return before.length + (before.isFlexible ? share : 0)
    }

    /// The room behind the item, if each flexible edge gets `share` more.
    func end(_ axis: Axis, share: Double) -> Double {
      guard let after = after(axis) else { return 0 }
      return after.length + (after.isFlexible ? share : 0)
    }
  }
}
