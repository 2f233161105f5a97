extension Compositional {
  /// A width and a height.
  public struct Size: Hashable, Sendable {
    /// The width.
    public var width: Dimension
    /// The height.
    public var height: Dimension

    /// Creates a size.
    public init(_ width: Dimension, _ height: Dimension) {
      self.width = width
      self.height = height
    }

    /// The dimension along an axis.
    public subscript(axis: Axis) -> Dimension { axis.isVertical ? height : width }

    var isFractional: Bool { width.isFractional || height.isFractional }

    /// Returns the size in a container.
    public func size(in container: LayoutSize) -> LayoutSize {
      LayoutSize(width: width.length(in: container), height: height.length(in: container))
    }

    /// Returns the insets, without those along estimated dimensions.
    func insets(_ insets: LayoutInsets) -> LayoutInsets {
      LayoutInsets(
        top: height.isEstimated ? 0 : insets.top.tamed, left: width.isEstimated ? 0 : insets.left.tamed,
        bottom: height.isEstimated ? 0 : insets.bottom.tamed,
        right: width.isEstimated ? 0 : insets.right.tamed)
    }
  }
}
