/// The direction something scrolls in. Lengths along it are extents, lengths across it breadths.
public enum Axis: Hashable, Sendable {
  case horizontal
  case vertical

  @inlinable public var isVertical: Bool { self == .vertical }

  @inlinable public func extent(of size: Size) -> Double { isVertical ? size.height : size.width }
  @inlinable public func breadth(of size: Size) -> Double { isVertical ? size.width : size.height }
  @inlinable public func along(_ point: Point) -> Double { isVertical ? point.y : point.x }
  @inlinable public func across(_ point: Point) -> Double { isVertical ? point.x : point.y }

  /// Insets before and after along the axis.
  @inlinable public func leading(of insets: Insets) -> Double { isVertical ? insets.top : insets.left }
  @inlinable public func trailing(of insets: Insets) -> Double { isVertical ? insets.bottom : insets.right }
  /// Insets before and after across the axis.
  @inlinable public func near(of insets: Insets) -> Double { isVertical ? insets.left : insets.top }
  @inlinable public func far(of insets: Insets) -> Double { isVertical ? insets.right : insets.bottom }

  @inlinable public func point(along: Double, across: Double) -> Point {
    isVertical ? Point(x: across, y: along) : Point(x: along, y: across)
  }

  @inlinable public func size(extent: Double, breadth: Double) -> Size {
    isVertical ? Size(width: breadth, height: extent) : Size(width: extent, height: breadth)
  }

  @inlinable public func rect(along: Double, across: Double, extent: Double, breadth: Double) -> Rect {
    Rect(
      origin: point(along: along, across: across), size: size(extent: extent, breadth: breadth))
  }
}
