import Foundation

extension UIControl {
  /// Events of a control.
  public nonisolated struct Event: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates events from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger soon came down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved from inside to outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Scrolling, a gesture, or the system canceled the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A button was tapped, or a switch toggled.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control opens its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Never sent, because text fields aren't supported.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Never sent, because text fields aren't supported.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Never sent, because text fields aren't supported.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Never sent, because text fields aren't supported.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for the app.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits for UIKit.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  public nonisolated struct State: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates a state from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither selected nor highlighted.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control receives no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected by the app.
    public static let selected = State(rawValue: 1 << 2)
    /// Never set, because focus isn't supported.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for the app.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for UIKit.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal alignment of the contents.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    /// For `fill`, buttons place their contents at the left. `leading` and `trailing` follow the interface
    /// direction.
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of the contents.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable {
    /// For `fill`, buttons place their contents at the top.
    case center, top, bottom, fill
  }
}
