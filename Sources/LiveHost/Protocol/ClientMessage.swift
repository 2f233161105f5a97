/// What a page says, decoded.
enum ClientMessage: Equatable, Sendable {
  /// The first message: who is there, and what it showed before the connection was lost.
  struct Hello: Equatable, Sendable {
    var view: PageView
    /// Empty for the first scene there is.
    var scene: String
    /// Settings by name, as the address or the last connection had them.
    var settings: [NamedValue]
    var offset: Offset?
  }

  struct NamedValue: Equatable, Sendable {
    var name: String
    var value: Double
  }

  struct Offset: Equatable, Sendable {
    var x: Double
    var y: Double
  }

  struct Finger: Equatable, Sendable {
    enum Phase: UInt8, Sendable { case began, moved, ended, cancelled }

    var number: Int
    var phase: Phase
    var x: Double
    var y: Double
  }

  struct Pinch: Equatable, Sendable {
    enum Phase: UInt8, Sendable { case began, changed, ended, cancelled }

    var phase: Phase
    var x: Double
    var y: Double
    /// Since the beginning: 1 there.
    var scale: Double
    /// Since the beginning, in radians, clockwise.
    var rotation: Double
    /// On the page's clock, in milliseconds.
    var time: Double
  }

  case hello(Hello)
  /// The frame was shown; another may come.
  case acknowledge(frame: Int)
  case viewport(PageView)
  /// What fingers did, and when on the page's clock, in milliseconds.
  case touches([Finger], time: Double)
  case wheel(x: Double, y: Double, deltaX: Double, deltaY: Double)
  case pinch(Pinch)
  case key(LiveKey)
  /// The news are how many messages about settings the page had read by then.
  case setting(index: Int, value: Double, news: Int)
  /// Another scene is wanted, with these settings by name.
  case scene(String, settings: [NamedValue])
  /// The item at this place, counted from 0 over all of the data, is wanted in view.
  case focus(item: Int)
}
