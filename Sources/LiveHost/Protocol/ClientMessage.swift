/// A decoded message from a page.
enum ClientMessage: Equatable, Sendable {
  /// The first message: the page's size, and what it showed before the connection was lost.
  struct Hello: Equatable, Sendable {
    var view: PageView
    /// Empty for the first scene in the list.
    var scene: String
    /// Settings by name, from the address or the previous connection.
    var settings: [NamedValue]
    var offset: Offset?
    /// In the order of selection. Nil where it is the scene's own.
    var selection: [Item]?
  }

  /// An item of the scene's first collection view.
  struct Item: Equatable, Sendable {
    var section: Int
    var item: Int
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
    enum Phase: UInt8, CaseIterable, Sendable { case began, moved, ended, cancelled }

    var number: Int
    var phase: Phase
    var x: Double
    var y: Double
  }

  struct Pinch: Equatable, Sendable {
    enum Phase: UInt8, CaseIterable, Sendable { case began, changed, ended, cancelled }

    var phase: Phase
    var x: Double
    var y: Double
    /// Relative to the start of the pinch: 1 there.
    var scale: Double
    /// Since the start, in radians, clockwise.
    var rotation: Double
    /// In milliseconds on the page's clock.
    var time: Double
  }

  enum ControlAction: UInt8, CaseIterable, Sendable {
    case activate, increase, decrease
    /// Opens the menu of what can be done with an item.
    case showActions
  }

  case hello(Hello)
  /// The frame was shown, and another one may be sent.
  case acknowledge(frame: Int)
  case viewport(PageView)
  /// Changes of fingers, and their time on the page's clock, in milliseconds.
  case touches([Finger], time: Double)
  case wheel(x: Double, y: Double, deltaX: Double, deltaY: Double)
  case pinch(Pinch)
  case key(LiveKey)
  /// A new value. `news` is the number of messages about settings that the page had read when it was set.
  case setting(index: Int, value: Double, news: Int)
  /// The page wants another scene, with these settings by name, and where it was when the page left it.
  case scene(String, settings: [NamedValue], offset: Offset?)
  /// The page wants the item in view. Its index counts over all sections of the list with the element, from 0.
  case focus(list: Int, item: Int)
  /// The keyboard uses the control of an element.
  case control(element: Int, ControlAction)
  case inspect(InspectorRequest)
  case time(TimeRequest)
  case gesture(GestureRequest)
  /// The page wants an export.
  case export(ExportRequest)
  /// The page that it is compared with has scrolled there.
  case scroll(Offset)
  /// The text in the search field of an overview.
  case search(String)
  /// The page wants to be told when all that it has sent is done and nothing moves. The question is the page's own number.
  case rest(question: Int)
}
