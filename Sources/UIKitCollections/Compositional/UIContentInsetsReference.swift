/// The reference for section insets across the scroll direction.
public nonisolated enum UIContentInsetsReference: Int, Sendable {
  /// In a section, `automatic` means the configuration's reference. In a configuration, it means the safe
  /// area.
  case automatic, none, safeArea, layoutMargins, readableContent

  var isOfMargins: Bool { self == .layoutMargins || self == .readableContent }
}
