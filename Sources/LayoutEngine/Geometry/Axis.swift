/// A scroll direction, with extents along it and breadths across it.
public enum Axis: Hashable, Sendable {
  /// Extents are widths.
  case horizontal
  /// Extents are heights.
  case vertical

  /// `true` for the vertical axis.
  @inlinable public var isVertical: Bool { self == .vertical }

  /// Returns a size's length along the axis.
  @inlinable public func extent(of size: LayoutSize) -> Double { isVertical ? size.height : size.width }
  /// Returns a size's length across the axis.
  @inlinable public func breadth(of size: LayoutSize) -> Double { isVertical ? size.width : size.height }
  /// Returns a point's coordinate along the axis.
  @inlinable public func along(_ point: LayoutPoint) -> Double { isVertical ? point.y : point.x }
  /// Returns a point's coordinate across the axis.
  @inlinable public func across(_ point: LayoutPoint) -> Double { isVertical ? point.x : point.y }

  /// Returns the top or left inset.
  @inlinable public func leading(of insets: LayoutInsets) -> Double { isVertical ? insets.top : insets.left }
  /// Returns the bottom or right inset.
  @inlinable public func trailing(of insets: LayoutInsets) -> Double {
    isVertical ? insets.bottom : insets.right
  }
  /// Returns the first inset across the axis: left or top.
  @inlinable public func near(of insets: LayoutInsets) -> Double { isVertical ? insets.left : insets.top }
  /// Returns the last inset across the axis: right or bottom.
  @inlinable public func far(of insets: LayoutInsets) -> Double { isVertical ? insets.right : insets.bottom }

  /// Returns the start of the space between the insets. The start is at most `breadth`, even if the insets
  /// leave no space.
  @inlinable package func start(between insets: LayoutInsets, in breadth: Double) -> Double {
    let near = near(of: insets)
    return near + far(of: insets) <= breadth ? near : min(near, breadth)
  }

  /// Returns a point.
  @inlinable public func point(along: Double, across: Double) -> LayoutPoint {
    isVertical ? LayoutPoint(x: across, y: along) : LayoutPoint(x: along, y: across)
  }

  /// Returns a size.
  @inlinable public func size(extent: Double, breadth: Double) -> LayoutSize {
    isVertical ? LayoutSize(width: breadth, height: extent) : LayoutSize(width: extent, height: breadth)
  }

  /// Returns a rectangle.
  @inlinable public func rect(along: Double, across: Double, extent: Double, breadth: Double) -> LayoutRect {
    LayoutRect(
      origin: point(along: along, across: across), size: size(extent: extent, breadth: breadth))
  }

  /// Returns the rectangle that covers a range along the axis and starts at 0 across it.
  @inlinable public func rect(_ range: ClosedRange<Double>, breadth: Double) -> LayoutRect {
    rect(
      along: range.lowerBound, across: 0, extent: range.upperBound - range.lowerBound, breadth: breadth)
  }

  /// Returns a rectangle's range along the axis.
  @inlinable public func range(of rect: LayoutRect) -> ClosedRange<Double> {
    let start = along(rect.origin)
    return start...start + extent(of: rect.size)
  }
}
