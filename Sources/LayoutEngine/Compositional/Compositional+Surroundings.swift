extension Compositional {
  /// A section's insets, with boundary items outside them.
  ///
  /// Along the axis, a section consists of header, inset, contents, inset, and footer (UIKit, measured).
  /// Boundary items at the same edge share the space of the deepest one.
  public struct Surroundings: Sendable {
    /// The contents' axis.
    public let axis: Axis
    /// The section's total space, in points.
    public let container: LayoutSize
    /// The contents' insets, with fractions between 0 and 1 resolved in the container.
    public let insets: LayoutInsets
    /// The boundary items.
    public let boundaries: [Boundary]
    /// `true` if boundary items stay within the insets of the adjacent edges.
    public let followsInsets: Bool
    /// Pixels per point.
    public let scale: Double
    /// Additional space before and after the section along the axis, in points. Lists use it.
    public let outer: (before: Double, after: Double)

    private var sizes: [LayoutSize] = []
    private var bands = LayoutInsets.zero

    /// Creates surroundings.
    ///
    /// A scale of 0 prevents rounding. `measured` returns a boundary item's measured size by its index.
    public init(
      axis: Axis, container: LayoutSize, insets: LayoutInsets = .zero, boundaries: [Boundary] = [],
      followsInsets: Bool = true, scale: Double = 0, outer: (before: Double, after: Double) = (0, 0),
      measured: (Int) -> LayoutSize? = { _ in nil }
    ) {
      self.axis = axis
      self.container = container
      self.insets = insets.resolved(in: container)
      self.boundaries = boundaries
      self.followsInsets = followsInsets
      self.scale = scale
      self.outer = outer
      let ownRoom = Self.room(in: container, axis, followsInsets ? self.insets : .zero)
      sizes = boundaries.map { $0.size.size(in: ownRoom) }
      for index in boundaries.indices {
        if let measured = measured(index) { setSize(measured, ofBoundary: index) }
      }
      makeRoomForBoundaries()
    }

    package mutating func measure(boundary index: Int, as size: LayoutSize) {
      setSize(size, ofBoundary: index)
      makeRoomForBoundaries()
    }

    private mutating func setSize(_ size: LayoutSize, ofBoundary index: Int) {
      let rule = boundaries[index].size
      if rule.width.isEstimated { sizes[index].width = size.width }
      if rule.height.isEstimated { sizes[index].height = size.height }
    }

    private mutating func makeRoomForBoundaries() {
      bands = .zero
      for (boundary, size) in zip(boundaries, sizes) where boundary.extends {
        switch (boundary.x, boundary.y) {
        case (_, ..<0.5): bands.top = max(bands.top, size.height)
        case (_, let y) where y > 0.5: bands.bottom = max(bands.bottom, size.height)
        case (..<0.5, _): bands.left = max(bands.left, size.width)
        case (let x, _) where x > 0.5: bands.right = max(bands.right, size.width)
        default: break
        }
      }
    }

    /// Returns the container, reduced by the insets across the axis.
    private static func room(in container: LayoutSize, _ axis: Axis, _ insets: LayoutInsets) -> LayoutSize {
      axis.size(
        extent: axis.extent(of: container),
        breadth: max(0, axis.breadth(of: container) - axis.near(of: insets) - axis.far(of: insets)))
    }

    /// The container for fractions in the contents. It excludes the insets and, across the axis, the boundary
    /// items.
    public var contentContainer: LayoutSize {
      let inside = container.inset(by: insets)
      return axis.size(
        extent: axis.extent(of: inside),
        breadth: max(0, axis.breadth(of: inside) - axis.near(of: bands) - axis.far(of: bands)))
    }

    /// The contents' origin, relative to the section's start.
    public var contentOrigin: LayoutPoint {
      let inside = LayoutPoint(x: bands.left + insets.left, y: bands.top + insets.top)
      return axis.point(along: axis.along(inside) + outer.before, across: axis.across(inside))
    }

    /// Returns the section's length, never negative.
    public func extent(ofContent extent: Double) -> Double {
      max(
        0,
        extent + axis.leading(of: insets) + axis.trailing(of: insets) + axis.leading(of: bands)
          + axis.trailing(of: bands) + outer.before + outer.after)
    }

    /// The length of the inset, boundary items, and outer space at the section's end.
    public var end: Double { axis.trailing(of: insets) + axis.trailing(of: bands) + outer.after }

    /// Returns a boundary item's frame.
    ///
    /// - Parameters:
    ///   - index: The item's index.
    ///   - content: The contents' length.
    ///   - origin: The section's start.
    ///   - visible: The visible range for pinned items, or nil.
    public func frame(
      ofBoundary index: Int, content: Double, from origin: LayoutPoint, visible: ClosedRange<Double>? = nil
    ) -> LayoutRect {
      let boundary = boundaries[index]
      let size = sizes[index]
      let whole = axis.size(
        extent: extent(ofContent: content) - outer.before - outer.after, breadth: axis.breadth(of: container))
      let origin = axis.point(along: axis.along(origin) + outer.before, across: axis.across(origin))
      // The item is outside the inset of its own edge, but within the insets of the adjacent edges.
      var inner = LayoutRect(origin: .zero, size: whole)
      if followsInsets {
        let isAtTop = boundary.y != 0.5
        inner = inner.inset(
          by: LayoutInsets(
            top: isAtTop ? 0 : insets.top, left: isAtTop ? insets.left : 0,
            bottom: isAtTop ? 0 : insets.bottom, right: isAtTop ? insets.right : 0))
      }
      var corner = LayoutPoint(
        x: origin.x + inner.minX + boundary.x * (inner.width - size.width) + boundary.offset.x.tamed,
        y: origin.y + inner.minY + boundary.y * (inner.height - size.height) + boundary.offset.y.tamed)
      let side = boundary.side(along: axis)
      if boundary.pins, side != 0, let visible {
        let start = axis.along(origin)
        let (own, length) = (axis.along(corner), axis.extent(of: size))
        let pinned =
          side < 0
          ? SectionPinning.pin(
            start: own, extent: length, edge: visible.lowerBound, end: start + axis.extent(of: whole))
          : max(min(own, visible.upperBound - length), min(own, start))
        corner = axis.point(along: pinned, across: axis.across(corner))
      }
      let frame = LayoutRect(origin: corner, size: size).inset(by: boundary.size.insets(boundary.insets))
      return LayoutRect(
        x: frame.minX.roundedUp(toScale: scale), y: frame.minY.roundedUp(toScale: scale),
        width: frame.width.roundedUp(toScale: scale), height: frame.height.roundedUp(toScale: scale))
    }
  }
}
