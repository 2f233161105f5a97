/// A style of presentation. Presentations aren't supported, so transitions have the style `none`.
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
  /// A presentation defined by the app.
  case custom = 4
  /// Over the whole screen. The content behind it stays visible.
  case overFullScreen = 5
  /// Over the contents of another controller, which stay visible.
  case overCurrentContext = 6
  /// In a bubble pointing to a view.
  case popover = 7
  /// Over the whole screen. The content behind it is blurred. Only tvOS has this style.
  case blurOverFullScreen = 8
}
