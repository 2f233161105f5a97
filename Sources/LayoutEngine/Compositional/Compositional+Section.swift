extension Compositional {
  /// Groups and their surroundings.
  public struct Section: Sendable {
    /// The insets and boundary items.
    public internal(set) var surroundings: Surroundings
    /// The groups.
    public var run: Run

    /// Creates a section. The run's container must be the surroundings' content container.
    public init(surroundings: Surroundings, run: Run) {
      self.surroundings = surroundings
      self.run = run
    }

    /// `true` if the groups scroll independently, across the sections' axis.
    public var isOrthogonal: Bool { run.axis != surroundings.axis }

    /// The contents' length along the sections' axis: for orthogonal groups, the breadth of the broadest one.
    public var contentExtent: Double {
      if !isOrthogonal { return run.extent }
      return run.count > 0 ? run.breadthOfBroadestGroup : 0
    }

    /// The total length along the sections' axis.
    public var extent: Double { surroundings.extent(ofContent: contentExtent) }

    /// Returns the maximum overhang of boundary items. It depends on `origin`, because positions are rounded
    /// to pixels.
    func overhangOfBoundaries(from origin: LayoutPoint, within other: Surroundings?) -> Double {
      guard !surroundings.boundaries.isEmpty else { return 0 }
      let (axis, content, extent) = (surroundings.axis, contentExtent, extent)
      let around = other ?? surroundings
      var overhang = 0.0
      for index in around.boundaries.indices {
        let frame = around.frame(ofBoundary: index, content: content, from: origin)
        let low = axis.along(frame.origin) - axis.along(origin)
        overhang = max(overhang, -low, low + axis.extent(of: frame.size) - extent)
      }
      return overhang
    }
  }
}

extension Compositional {
  /// A header, a footer, or another element at an edge of a section or layout.
  public struct Boundary: Hashable, Sendable {
    /// The caller's number for the boundary.
    public var id: Int
    /// The size. Fractions are relative to the section.
    public var size: Size
    /// The horizontal position: 0 is the left edge, ½ the middle, and 1 the right edge.
    public var x: Double
    /// The vertical position: 0 is the top, ½ the middle, and 1 the bottom. In a corner, a boundary takes its
    /// space at the top or bottom.
    public var y: Double
    /// The boundary's insets, ignored along estimated dimensions.
    public var insets: LayoutInsets
    /// The boundary's own offset to the right and down, in points.
    public var offset: LayoutPoint
    /// `true` if the section makes room for the boundary.
    public var extends: Bool
    /// `true` if the boundary stays visible while its section is visible.
    public var pins: Bool

    /// Creates a boundary, by default at the top.
    public init(
      id: Int, size: Size, x: Double = 0.5, y: Double = 0, insets: LayoutInsets = .zero,
      offset: LayoutPoint = .zero, extends: Bool = true, pins: Bool = false
    ) {
      self.id = id
      self.size = size
      self.x = x
      self.y = y
      self.insets = insets
      self.offset = offset
      self.extends = extends
      self.pins = pins
    }

    /// Returns −1 if the boundary is at an axis's start, 1 at its end, and 0 otherwise. A corner has a side
    /// on both axes.
    public func side(along axis: Axis) -> Int {
      let part = axis.isVertical ? y : x
      return part == 0.5 ? 0 : (part < 0.5 ? -1 : 1)
    }
  }
}
