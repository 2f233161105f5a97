/// The reference for section insets, across the scroll direction.
public nonisolated enum UIContentInsetsReference: Int, Sendable {
  /// `automatic` is a section's configured reference, and a configuration's safe area.
  case automatic, none, safeArea, layoutMargins, readableContent

  var isOfMargins: Bool { self == .layoutMargins || self == .readableContent }
}
