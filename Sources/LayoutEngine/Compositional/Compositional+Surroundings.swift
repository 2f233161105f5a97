extension Compositional {
  /// What lies around the contents of a section: insets, and boundary items outside of these.
  ///
  /// Along the axis a section is header, inset, contents, inset, footer (UIKit, measured). Items at the same edge share its room, which
  /// is as deep as the deepest.
  public struct Surroundings: Sendable {
    /// The direction in which the contents go.
    public let axis: Axis
    /// The room for the section with everything around it, in points.
    public let container: LayoutSize
    /// Around the contents. Those between 0 and 1 are fractions of the container.
    public let insets: LayoutInsets
    /// At the edges.
    public let boundaries: [Boundary]
    /// Whether the boundary items lie within the insets of the edges that they run into.
    public let followsInsets: Bool
    /// Pixels in a point.
    public let scale: Double
    /// The room before and after everything else, along the axis, in points: lists have it.
    public let outer: (before: Double, after: Double)

    private var sizes: [LayoutSize] = []
    /// The room that boundary items take at each edge.
    private var bands = LayoutInsets.zero

    /// - Parameters:
    ///   - axis: along which sections follow one another.
    ///   - container: the room for the section.
    ///   - insets: of its contents.
    ///   - boundaries: at its edges.
    ///   - followsInsets: whether boundary items lie within the insets of the edges that they run into.
    ///   - scale: pixels in a point; 0 for no pixels.
    ///   - outer: the room before and after everything else, along the axis.
    ///   - measured: the sizes that boundary items have said they have, by their indices in the list.
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

    /// Gives a boundary item the size that it has said it has.
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

    /// The container less insets, across the axis only.
    private static func room(in container: LayoutSize, _ axis: Axis, _ insets: LayoutInsets) -> LayoutSize {
      axis.size(
        extent: axis.extent(of: container),
        breadth: max(0, axis.breadth(of: container) - axis.near(of: insets) - axis.far(of: insets)))
    }

    /// What the contents' fractions are of: the container within the insets, and beside what lies there.
    public var contentContainer: LayoutSize {
      let inside = container.inset(by: insets)
      return axis.size(
        extent: axis.extent(of: inside),
        breadth: max(0, axis.breadth(of: inside) - axis.near(of: bands) - axis.far(of: bands)))
    }

    /// Where the contents start, from the section's start.
    public var contentOrigin: LayoutPoint {
      let inside = LayoutPoint(x: bands.left + insets.left, y: bands.top + insets.top)
      return axis.point(along: axis.along(inside) + outer.before, across: axis.across(inside))
    }

    /// How long the section is around contents of a length; never negative.
    public func extent(ofContent extent: Double) -> Double {
      max(
        0,
        extent + axis.leading(of: insets) + axis.trailing(of: insets) + axis.leading(of: bands)
          + axis.trailing(of: bands) + outer.before + outer.after)
    }

    /// How much of the section's end is insets and boundary items.
    public var end: Double { axis.trailing(of: insets) + axis.trailing(of: bands) + outer.after }

    /// Where a boundary item lies.
    ///
    /// - Parameters:
    ///   - index: its index in the list.
    ///   - content: the contents' length.
    ///   - origin: where the section starts.
    ///   - visible: the range of the axis that is in sight, for what is pinned. Nil for where everything would be unpinned.
    public func frame(
      ofBoundary index: Int, content: Double, from origin: LayoutPoint, visible: ClosedRange<Double>? = nil
    ) -> LayoutRect {
      let boundary = boundaries[index]
      let size = sizes[index]
      let whole = axis.size(
        extent: extent(ofContent: content) - outer.before - outer.after, breadth: axis.breadth(of: container))
      let origin = axis.point(along: axis.along(origin) + outer.before, across: axis.across(origin))
      // At its edge it lies outside of the insets; along it, inside.
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
