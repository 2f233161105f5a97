import CollectionView
import Rendering

struct SeenWindow: Sendable {
  var list = DisplayList()
  var roles = ElementRoles()
}

@MainActor
extension SeenWindow {
  mutating func receive(
    from builder: inout DisplayListBuilder, of window: UIWindow, after earlier: ElementRoles
  ) {
    list = builder.endList()
    roles.update(to: builder.voicedViews, of: window, in: list, after: earlier)
    builder.forget()
  }
}
