import CollectionView
import Rendering

/// What there is to see of a window, and what is said of it.
struct SeenWindow: Sendable {
  var list = DisplayList()
  var roles = ElementRoles()
}

@MainActor
extension SeenWindow {
  /// Receives a complete list from its builder, with the roles of its nodes.
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
