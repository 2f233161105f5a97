/// A control for assistive technology and the keyboard.
struct ControlRole: Equatable {
  enum Kind: UInt8, CaseIterable {
    case button
    case toggle
    case slider
    /// A value that changes by itself.
    case progress
    case menuItem
  }

  var kind: Kind
  var label: String
  var isEnabled: Bool
  /// `true` if a toggle is on, or a button or menu element is selected.
  var isOn: Bool
  var hasMenu = false
  /// `true` if a menu element can be checked.
  var isCheckable = false
  /// The value of a slider or progress view in words, or an empty string.
  var value: String
  /// The range and value of a slider or progress view.
  var range = (low: 0.0, high: 1.0, now: 0.0)

  static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.label == right.label && left.isEnabled == right.isEnabled
      && left.isOn == right.isOn && left.hasMenu == right.hasMenu
      && left.isCheckable == right.isCheckable && left.value == right.value && left.range == right.range
  }
}
