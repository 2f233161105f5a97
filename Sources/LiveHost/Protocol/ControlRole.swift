/// A control for assistive technology and the keyboard.
struct ControlRole: Equatable {
  enum Kind: UInt8 {
    /// Is pressed.
    case button
    /// Is on or off.
    case toggle
    /// Has a value that can be increased and decreased.
    case slider
    /// Has a value that changes by itself.
    case progress
  }

  var kind: Kind
  var label: String
  var isEnabled: Bool
  /// Whether a toggle is on, or a button is selected.
  var isOn: Bool
  /// The value in words. Empty for buttons and toggles.
  var value: String
  /// Of sliders and progress: from the first to the second, and the place between.
  var range = (low: 0.0, high: 1.0, now: 0.0)

  static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.label == right.label && left.isEnabled == right.isEnabled
      && left.isOn == right.isOn && left.value == right.value && left.range == right.range
  }
}
