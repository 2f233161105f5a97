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

    /// `true` if the groups run across the axis of the sections and scroll independently.
    public var isOrthogonal: Bool { run.axis != surroundings.axis }

    /// The length of the contents along the sections' axis. For orthogonal groups, it's the breadth of the
    /// broadest group.
    public var contentExtent: Double {
      if !isOrthogonal { return run.extent }
      return run.count > 0 ? run.breadthOfBroadestGroup : 0
    }

    /// The total length along the sections' axis.
    public var extent: Double { surroundings.extent(ofContent: contentExtent) }

    /// Returns the maximum distance by which boundary items extend beyond either end of the section. It
    /// depends on the section's `origin`, because their positions are rounded to pixels. Their surroundings
    /// may differ from the contents'.
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
