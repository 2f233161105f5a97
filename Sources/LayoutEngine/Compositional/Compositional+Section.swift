extension Compositional {
  /// Groups and what lies around them.
  public struct Section: Sendable {
    /// Insets and boundary items.
    public let surroundings: Surroundings
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
  }
}
