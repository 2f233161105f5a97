/// The style in which a controller is presented over another one. Presentations aren't supported: transitions
/// have `none`.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// The style chosen by the system.
  case automatic = -2
  /// No adaptation to another style.
  case none = -1
  /// Over the whole screen.
  case fullScreen = 0
  /// A sheet that leaves part of the underlying content visible.
  case pageSheet = 1
  /// A smaller sheet in the middle of the screen.
  case formSheet = 2
  /// Over the contents of another controller.
  case currentContext = 3
  /// A presentation by an object of the app.
  case custom = 4
  /// Over the whole screen, with the underlying content visible.
  case overFullScreen = 5
  /// Over the contents of another controller, which stay visible.
  case overCurrentContext = 6
  /// In a bubble pointing to a view.
  case popover = 7
  /// Over the whole screen, with the underlying content blurred. Only tvOS has this style.
  case blurOverFullScreen = 8
}
