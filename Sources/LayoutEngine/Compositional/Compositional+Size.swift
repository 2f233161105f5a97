extension Compositional {
  /// A width and a height, each by a rule of its own.
  public struct Size: Hashable, Sendable {
    /// Across.
    public var width: Dimension
    /// From top to bottom.
    public var height: Dimension

    /// By their rules.
    public init(_ width: Dimension, _ height: Dimension) {
      self.width = width
      self.height = height
    }

    /// The dimension along an axis.
    public subscript(axis: Axis) -> Dimension { axis.isVertical ? height : width }

    var isFractional: Bool { width.isFractional || height.isFractional }

    /// The size in a container.
    public func size(in container: LayoutSize) -> LayoutSize {
      LayoutSize(width: width.length(in: container), height: height.length(in: container))
    }

    /// Of insets, those that count: not those of estimated dimensions.
    func insets(_ insets: LayoutInsets) -> LayoutInsets {
      LayoutInsets(
        top: height.isEstimated ? 0 : insets.top.tamed, left: width.isEstimated ? 0 : insets.left.tamed,
        bottom: height.isEstimated ? 0 : insets.bottom.tamed,
        right: width.isEstimated ? 0 : insets.right.tamed)
    }
  }
}
