/// The part of a view that shows the contents, between its content insets.
///
/// Contents may be mirrored: laid out from left to right, and shown from right to left within their width. Content offsets are not
/// mirrored.
public struct VisibleArea: Hashable, Sendable {
  /// The size of the view.
  public var bounds: LayoutSize
  /// What bars, rounded corners and the app leave free.
  public var insets: LayoutInsets

  /// Of a view that has no size yet, unless it is given.
  public init(bounds: LayoutSize = .zero, insets: LayoutInsets = .zero) {
    self.bounds = bounds
    self.insets = insets
  }

  /// Between the insets; not negative.
  public var size: LayoutSize { LayoutRect(origin: .zero, size: bounds).inset(by: insets).size }

  /// The size of contents that scroll by so many points along an axis, and fit across it.
  ///
  /// UIKit applies the safe area along an axis only where contents do scroll along it. Contents that scroll because of the insets alone
  /// are a point longer than the view, or the insets would come and go by turns.
  public func contentSize(scrolling length: Double, along axis: Axis) -> LayoutSize {
    let (extent, whole) = (axis.extent(of: size), axis.extent(of: bounds))
    let isShort = length > 0 && extent < whole
    return axis.size(
      extent: isShort ? max(extent + length, whole + 1) : extent + length, breadth: axis.breadth(of: size))
  }

  // MARK: - Content offsets

  /// What is visible along an axis at a content offset, in the layout's coordinates. Where insets leave nothing visible, an empty
  /// range at the start.
  ///
  /// - Parameters:
  ///   - offset: the content offset.
  ///   - axis: the direction of the range.
  ///   - contentWidth: the width in which contents are mirrored; nil where they are not.
  public func range(
    at offset: LayoutPoint, along axis: Axis, mirroredIn contentWidth: Double?
  ) -> ClosedRange<Double> {
    let start = axis.along(self.start(at: offset, mirroredIn: contentWidth))
    return start...start + axis.extent(of: size)
  }

  /// Where the visible area starts in the layout's coordinates at a content offset.
  public func start(at offset: LayoutPoint, mirroredIn contentWidth: Double?) -> LayoutPoint {
    LayoutPoint(
      x: contentWidth.map { end(of: $0) - offset.x } ?? offset.x + insets.left, y: offset.y + insets.top)
  }

  /// The content offset at which the visible area starts at a point in the layout's coordinates.
  public func offset(showing start: LayoutPoint, mirroredIn contentWidth: Double?) -> LayoutPoint {
    LayoutPoint(
      x: contentWidth.map { end(of: $0) - start.x } ?? start.x - insets.left, y: start.y - insets.top)
  }

  /// The content offset that shows the beginning of mirrored contents.
  private func end(of contentWidth: Double) -> Double { max(0, contentWidth - size.width) - insets.left }

  /// The content offset along an axis that is nearest to another and leaves no room beside contents that are longer than the visible
  /// area.
  public func reachable(_ offset: Double, in contentSize: LayoutSize, along axis: Axis) -> Double {
    let first = -axis.leading(of: insets)
    let last = axis.extent(of: contentSize) + axis.trailing(of: insets) - axis.extent(of: bounds)
    return min(max(first, last), max(first, offset))
  }
}
