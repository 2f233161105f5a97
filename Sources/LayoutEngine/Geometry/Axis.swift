/// The direction something scrolls in. Lengths along it are extents, lengths across it breadths.
public enum Axis: Hashable, Sendable {
  /// Extents are widths.
  case horizontal
  /// Extents are heights.
  case vertical

  /// Whether it is the vertical axis.
  @inlinable public var isVertical: Bool { self == .vertical }

  /// The size's length along the axis.
  @inlinable public func extent(of size: LayoutSize) -> Double { isVertical ? size.height : size.width }
  /// The size's length across the axis.
  @inlinable public func breadth(of size: LayoutSize) -> Double { isVertical ? size.width : size.height }
  /// The point's coordinate along the axis.
  @inlinable public func along(_ point: LayoutPoint) -> Double { isVertical ? point.y : point.x }
  /// The point's coordinate across the axis.
  @inlinable public func across(_ point: LayoutPoint) -> Double { isVertical ? point.x : point.y }

  /// Insets before and after along the axis.
  @inlinable public func leading(of insets: LayoutInsets) -> Double { isVertical ? insets.top : insets.left }
  /// The inset after, along the axis: at the bottom, or right.
  @inlinable public func trailing(of insets: LayoutInsets) -> Double {
    isVertical ? insets.bottom : insets.right
  }
  /// Insets before and after across the axis.
  @inlinable public func near(of insets: LayoutInsets) -> Double { isVertical ? insets.left : insets.top }
  /// The inset after, across the axis: right, or at the bottom.
  @inlinable public func far(of insets: LayoutInsets) -> Double { isVertical ? insets.right : insets.bottom }

  /// Where items begin across the axis, between insets in a breadth. Insets that leave no room don't move them out of it.
  @inlinable package func start(between insets: LayoutInsets, in breadth: Double) -> Double {
    let near = near(of: insets)
    return near + far(of: insets) <= breadth ? near : min(near, breadth)
  }

  /// The point with these coordinates along and across the axis.
  @inlinable public func point(along: Double, across: Double) -> LayoutPoint {
    isVertical ? LayoutPoint(x: across, y: along) : LayoutPoint(x: along, y: across)
  }

  /// The size with these lengths along and across the axis.
  @inlinable public func size(extent: Double, breadth: Double) -> LayoutSize {
    isVertical ? LayoutSize(width: breadth, height: extent) : LayoutSize(width: extent, height: breadth)
  }

  /// The rectangle that starts at these coordinates and has these lengths, along and across the axis.
  @inlinable public func rect(along: Double, across: Double, extent: Double, breadth: Double) -> LayoutRect {
    LayoutRect(
      origin: point(along: along, across: across), size: size(extent: extent, breadth: breadth))
  }

  /// The rectangle from a range of the axis and this breadth, from 0 on.
  @inlinable public func rect(_ range: ClosedRange<Double>, breadth: Double) -> LayoutRect {
    rect(
      along: range.lowerBound, across: 0, extent: range.upperBound - range.lowerBound, breadth: breadth)
  }

  /// The range of the axis that a rectangle covers.
  @inlinable public func range(of rect: LayoutRect) -> ClosedRange<Double> {
    let start = along(rect.origin)
    return start...start + extent(of: rect.size)
  }
}
