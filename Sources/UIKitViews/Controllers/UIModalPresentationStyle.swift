/// A style of presentation. Presentations aren't supported: transitions have `none`.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// The style chosen by the system.
  case automatic = -2
  /// No adaptation to another style.
  case none = -1
  /// Over the whole screen.
  case fullScreen = 0
  /// A sheet over part of the content.
  case pageSheet = 1
  /// A smaller sheet in the middle.
  case formSheet = 2
  /// Over the contents of another controller.
  case currentContext = 3
  /// A presentation by the app.
  case custom = 4
  /// Over the whole screen, with visible content.
  case overFullScreen = 5
  /// Over another controller's visible contents.
  case overCurrentContext = 6
  /// In a bubble pointing to a view.
  case popover = 7
  /// Over the whole screen, with blurred content. Only tvOS has this style.
  case blurOverFullScreen = 8
}
