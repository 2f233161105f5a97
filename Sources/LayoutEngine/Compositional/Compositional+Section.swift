extension Compositional {
  /// Groups and what lies around them.
  public struct Section: Sendable {
    /// Insets and boundary items.
    public internal(set) var surroundings: Surroundings
    /// The groups.
    public var run: Run

    /// The run's container must be that of the surroundings' contents.
    public init(surroundings: Surroundings, run: Run) {
      self.surroundings = surroundings
      self.run = run
    }

    /// Whether the groups go across the axis along which sections follow one another, and scroll there by themselves.
    public var isOrthogonal: Bool { run.axis != surroundings.axis }

    /// The contents' length along the sections' axis: one group's where the groups go across it.
    public var contentExtent: Double {
      if !isOrthogonal { return run.extent }
      return run.count > 0 ? run.breadthOfBroadestGroup : 0
    }

    /// The whole length along the sections' axis.
    public var extent: Double { surroundings.extent(ofContent: contentExtent) }

    /// How far boundary items reach beyond the section, in front of it or behind it, if it starts at `origin`: where they lie is rounded
    /// to pixels. They may lie within other surroundings than the contents.
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
