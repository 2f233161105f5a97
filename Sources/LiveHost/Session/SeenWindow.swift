import CollectionView
import Rendering

/// The visible contents of a window, and their accessibility roles.
struct SeenWindow: Sendable {
  var list = DisplayList()
  var roles = ElementRoles()
}

@MainActor
extension SeenWindow {
  /// Takes a complete list from its builder, with the roles of its nodes.
  ///
  /// - Parameter earlier: The roles of an earlier list.
  mutating func receive(
    from builder: inout DisplayListBuilder, of window: UIWindow, after earlier: ElementRoles
  ) {
    list = builder.endList()
    roles.update(to: builder.voicedViews, of: window, in: list, after: earlier)
    builder.forget()
  }
}
