/// What the insets of a compositional layout's sections are measured from, across the scroll direction.
public nonisolated enum UIContentInsetsReference: Int, Sendable {
  /// `automatic` is the configuration's for a section, and the safe area for a configuration.
  case automatic, none, safeArea, layoutMargins, readableContent

  /// Whether it is made of the view's layout margins.
  var isOfMargins: Bool { self == .layoutMargins || self == .readableContent }
}
