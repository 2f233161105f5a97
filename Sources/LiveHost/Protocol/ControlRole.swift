/// A control for assistive technology and the keyboard.
struct ControlRole: Equatable {
  enum Kind: UInt8, CaseIterable {
    /// A control to press.
    case button
    /// A control that is on or off.
    case toggle
    /// A control with a value that can be increased and decreased.
    case slider
    /// A control with a value that changes by itself.
    case progress
    /// A control chosen from its menu.
    case menuItem
  }

  var kind: Kind
  var label: String
  var isEnabled: Bool
  /// `true` if a toggle is on, a button is selected, or an element of a menu is the chosen one.
  var isOn: Bool
  /// `true` if a button opens a menu.
  var hasMenu = false
  /// `true` if an element of a menu indicates whether it's the chosen one.
  var isCheckable = false
  /// The value in words. Empty for buttons and toggles.
  var value: String
  /// The range of sliders and progress, and the current value within it.
  var range = (low: 0.0, high: 1.0, now: 0.0)

  static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.label == right.label && left.isEnabled == right.isEnabled
      && left.isOn == right.isOn && left.hasMenu == right.hasMenu
      && left.isCheckable == right.isCheckable && left.value == right.value && left.range == right.range
  }
}
