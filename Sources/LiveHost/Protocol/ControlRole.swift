/// A control for assistive technology and the keyboard.
struct ControlRole: Equatable {
  enum Kind: UInt8, CaseIterable {
    /// Is pressed.
    case button
    /// Is on or off.
    case toggle
    /// Has a value that can be increased and decreased.
    case slider
    /// Has a value that changes by itself.
    case progress
    /// Is chosen from the menu that it is in.
    case menuItem
  }

  var kind: Kind
  var label: String
  var isEnabled: Bool
  /// Whether a toggle is on, a button is selected, or an element of a menu is the chosen one.
  var isOn: Bool
  /// Whether a button opens a menu.
  var hasMenu = false
  /// Whether an element of a menu says if it is the chosen one.
  var isCheckable = false
  /// The value in words. Empty for buttons and toggles.
  var value: String
  /// Of sliders and progress: from the first to the second, and the value between.
  var range = (low: 0.0, high: 1.0, now: 0.0)

  static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.label == right.label && left.isEnabled == right.isEnabled
      && left.isOn == right.isOn && left.hasMenu == right.hasMenu
      && left.isCheckable == right.isCheckable && left.value == right.value && left.range == right.range
  }
}
