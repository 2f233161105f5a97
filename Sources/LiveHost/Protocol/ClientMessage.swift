/// A decoded message from a page.
enum ClientMessage: Equatable, Sendable {
  /// The first message: the page's size, and its state before the connection was lost.
  struct Hello: Equatable, Sendable {
    var view: PageView
    /// The name of the scene. Empty for the first scene in the list.
    var scene: String
    /// Settings by name, from the address or the previous connection.
    var settings: [NamedValue]
    var offset: Offset?
    /// The selected items in the order of selection, or `nil` for the scene's own selection.
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
    /// The scale relative to the start of the pinch, which has 1.
    var scale: Double
    /// The rotation since the start, in radians, clockwise.
    var rotation: Double
    /// The time on the page's clock, in milliseconds.
    var time: Double
  }

  enum ControlAction: UInt8, CaseIterable, Sendable {
    case activate, increase, decrease
    /// Opens the menu of an item's actions.
    case showActions
  }

  case hello(Hello)
  /// The page has shown the frame and is ready for another one.
  case acknowledge(frame: Int)
  case viewport(PageView)
  /// Changed fingers, and their time on the page's clock, in milliseconds.
  case touches([Finger], time: Double)
  case wheel(x: Double, y: Double, deltaX: Double, deltaY: Double)
  case pinch(Pinch)
  case key(LiveKey)
  /// A new value of a setting. `news` is the number of messages about settings that the page had read when
  /// the value was set.
  case setting(index: Int, value: Double, news: Int)
  /// The page requests another scene, with these settings by name, and with the offset at which the page left
  /// it.
  case scene(String, settings: [NamedValue], offset: Offset?)
  /// The page requests to show an item. The item's index counts over all sections of the list with the
  /// element, from 0.
  case focus(list: Int, item: Int)
  /// The keyboard uses an element's control.
  case control(element: Int, ControlAction)
  case inspect(InspectorRequest)
  case time(TimeRequest)
  case gesture(GestureRequest)
  /// The page requests an export.
  case export(ExportRequest)
  /// The page to which this one is compared has scrolled to an offset.
  case scroll(Offset)
  /// The text in the search field of an overview.
  case search(String)
  /// The page requests a message as soon as all of its messages are handled and nothing moves. The question
  /// is the page's own number.
  case rest(question: Int)
}
