/// The part of a view that shows the contents, inside its content insets.
///
/// Contents may be mirrored: laid out from left to right, and shown from right to left within their width.
/// Content offsets are not mirrored.
public struct VisibleArea: Hashable, Sendable {
  /// The size of the view.
  public var bounds: LayoutSize
  /// The insets for bars, rounded corners, and the app's own content insets.
  public var insets: LayoutInsets

  /// Creates a visible area, by default of a view without a size.
  public init(bounds: LayoutSize = .zero, insets: LayoutInsets = .zero) {
    self.bounds = bounds
    self.insets = insets
  }

  /// The size of the area inside the insets. Not negative.
  public var size: LayoutSize { LayoutRect(origin: .zero, size: bounds).inset(by: insets).size }

  /// Returns the size of contents that scroll by `length` points along an axis and fit across it.
  ///
  /// UIKit applies the safe area along an axis only if contents scroll along it. Contents that scroll only
  /// because of the insets are a point longer than the view; otherwise the insets would alternate between
  /// present and absent.
  public func contentSize(scrolling length: Double, along axis: Axis) -> LayoutSize {
    let (extent, whole) = (axis.extent(of: size), axis.extent(of: bounds))
    let isShort = length > 0 && extent < whole
    return axis.size(
      extent: isShort ? max(extent + length, whole + 1) : extent + length, breadth: axis.breadth(of: size))
  }

  // MARK: - Content offsets

  /// Returns the visible range along an axis at a content offset, in the layout's coordinates. If the insets
  /// leave nothing visible, the range is empty and at the start.
  ///
  /// - Parameters:
  ///   - offset: The content offset.
  ///   - axis: The direction of the range.
  ///   - contentWidth: The width in which contents are mirrored, or `nil` if they aren't.
  public func range(
    at offset: LayoutPoint, along axis: Axis, mirroredIn contentWidth: Double?
  ) -> ClosedRange<Double> {
    let start = axis.along(self.start(at: offset, mirroredIn: contentWidth))
    return start...start + axis.extent(of: size)
  }

  /// Returns the start of the visible area in the layout's coordinates at a content offset.
  public func start(at offset: LayoutPoint, mirroredIn contentWidth: Double?) -> LayoutPoint {
    LayoutPoint(
      x: contentWidth.map { end(of: $0) - offset.x } ?? offset.x + insets.left, y: offset.y + insets.top)
  }

  /// Returns the content offset at which the visible area starts at a point in the layout's coordinates.
  public func offset(showing start: LayoutPoint, mirroredIn contentWidth: Double?) -> LayoutPoint {
    LayoutPoint(
      x: contentWidth.map { end(of: $0) - start.x } ?? start.x - insets.left, y: start.y - insets.top)
  }

  /// Returns the content offset that shows the beginning of mirrored contents.
  private func end(of contentWidth: Double) -> Double { max(0, contentWidth - size.width) - insets.left }

  /// Returns the content offset along an axis nearest to another one, with no empty room next to contents
  /// longer than the visible area.
  public func reachable(_ offset: Double, in contentSize: LayoutSize, along axis: Axis) -> Double {
    let first = -axis.leading(of: insets)
    let last = axis.extent(of: contentSize) + axis.trailing(of: insets) - axis.extent(of: bounds)
    return min(max(first, last), max(first, offset))
  }
}
