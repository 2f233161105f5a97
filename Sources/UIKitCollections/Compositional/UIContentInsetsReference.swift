/// The reference for section insets of a compositional layout, across the scroll direction.
public nonisolated enum UIContentInsetsReference: Int, Sendable {
  /// For a section, `automatic` is the configuration's reference. For a configuration, it's the safe area.
  case automatic, none, safeArea, layoutMargins, readableContent

  /// `true` if the reference depends on the view's layout margins.
  var isOfMargins: Bool { self == .layoutMargins || self == .readableContent }
}
