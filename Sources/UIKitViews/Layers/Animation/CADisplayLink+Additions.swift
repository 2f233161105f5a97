extension CADisplayLink {
  /// A display link that calls the closure in every frame, from when it is added to a run loop until it is
  /// invalidated.
  package static func everyFrame(_ action: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
    CADisplayLink(action: action)
  }
}
