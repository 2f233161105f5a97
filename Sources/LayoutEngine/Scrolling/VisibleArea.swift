/// The part of a view that shows the contents, inside its content insets. Content offsets aren't mirrored,
/// but contents may be.
public struct VisibleArea: Hashable, Sendable {
  /// The size of the view.
  public var bounds: LayoutSize
  /// The insets for bars and corners, plus the app's own insets.
  public var insets: LayoutInsets

  /// Creates a visible area.
  public init(bounds: LayoutSize = .zero, insets: LayoutInsets = .zero) {
    self.bounds = bounds
    self.insets = insets
  }

  /// The size inside the insets. Not negative.
  public var size: LayoutSize { LayoutRect(origin: .zero, size: bounds).inset(by: insets).size }

  /// Returns the size of contents that scroll by `length` points along an axis and fit across it.
  ///
  /// Contents that scroll only because of the insets are a point longer than the view. Otherwise UIKit would
  /// alternately apply and remove the insets.
  public func contentSize(scrolling length: Double, along axis: Axis) -> LayoutSize {
    let (extent, whole) = (axis.extent(of: size), axis.extent(of: bounds))
    let isShort = length > 0 && extent < whole
    return axis.size(
      extent: isShort ? max(extent + length, whole + 1) : extent + length, breadth: axis.breadth(of: size))
  }

  // MARK: - Content offsets

  /// Returns the visible range along an axis, in the layout's coordinates.
  ///
  /// `contentWidth` is the width of mirrored contents, or `nil`.
  public func range(
    at offset: LayoutPoint, along axis: Axis, mirroredIn contentWidth: Double?
  ) -> ClosedRange<Double> {
    let start = axis.along(self.start(at: offset, mirroredIn: contentWidth))
    return start...start + axis.extent(of: size)
  }

  /// Returns the visible start, in the layout's coordinates.
  public func start(at offset: LayoutPoint, mirroredIn contentWidth: Double?) -> LayoutPoint {
    LayoutPoint(
      x: contentWidth.map { end(of: $0) - offset.x } ?? offset.x + insets.left, y: offset.y + insets.top)
  }

  /// Returns the content offset for a visible start in the layout's coordinates.
  public func offset(showing start: LayoutPoint, mirroredIn contentWidth: Double?) -> LayoutPoint {
    LayoutPoint(
      x: contentWidth.map { end(of: $0) - start.x } ?? start.x - insets.left, y: start.y - insets.top)
  }

  /// Returns the offset at the beginning of mirrored contents.
  private func end(of contentWidth: Double) -> Double { max(0, contentWidth - size.width) - insets.left }

  /// Returns the nearest offset that shows no empty space next to contents longer than the view.
  public func reachable(_ offset: Double, in contentSize: LayoutSize, along axis: Axis) -> Double {
    let first = -axis.leading(of: insets)
    let last = axis.extent(of: contentSize) + axis.trailing(of: insets) - axis.extent(of: bounds)
    return min(max(first, last), max(first, offset))
  }
}

extension ClosedRange<Double> {
  /// `true` if a visible area is at the start or beyond it, with a tolerance for mirrored contents.
  package var isAtStart: Bool { lowerBound < 0.5 }

  /// Returns the position of a part of the range: 0 is the start, 1 the end.
  package func position(of part: Double) -> Double { lowerBound + part * (upperBound - lowerBound) }
}
