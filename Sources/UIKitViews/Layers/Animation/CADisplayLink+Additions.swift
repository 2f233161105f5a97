extension CADisplayLink {
  package static func everyFrame(_ action: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
    CADisplayLink(action: action)
  }
}
