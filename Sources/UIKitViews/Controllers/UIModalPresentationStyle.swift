/// How a controller is presented over another one. Nothing is presented here: transitions have `none`.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// As the system decides.
  case automatic = -2
  /// Without adapting to another style.
  case none = -1
  /// Over the whole screen.
  case fullScreen = 0
  /// A sheet that leaves part of what is behind it in sight.
  case pageSheet = 1
  /// A smaller sheet in the middle of the screen.
  case formSheet = 2
  /// Over the contents of another controller.
  case currentContext = 3
  /// As an object of the app's presents it.
  case custom = 4
  /// Over the whole screen, which stays in sight behind it.
  case overFullScreen = 5
  /// Over the contents of another controller, which stay in sight behind it.
  case overCurrentContext = 6
  /// In a bubble that points at a view.
  case popover = 7
  /// Over the whole screen, which is blurred behind it. tvOS alone has it.
  case blurOverFullScreen = 8
}
