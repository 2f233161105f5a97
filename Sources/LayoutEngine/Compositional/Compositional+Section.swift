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
