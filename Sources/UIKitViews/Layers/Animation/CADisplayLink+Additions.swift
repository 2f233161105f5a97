extension CADisplayLink {
  /// Returns a display link that calls the closure in every frame, from its addition to a run loop until its
  /// invalidation.
  package static func everyFrame(_ action: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
    CADisplayLink(action: action)
  }
}
