/// The role of an element for assistive technology.
enum ElementRole: Equatable {
  case none
  /// A collection view with this number of items.
  case list(count: Int)
  /// An item of a list. `position` is counted across all sections, from 0. A hidden item isn't read out.
  case item(
    position: Int, count: Int, label: String, isSelected: Bool, hasActions: Bool = false,
    isHidden: Bool = false)
  /// A section's header, before the item at `position`.
  case heading(section: Int, position: Int, label: String)
  /// A heading that isn't the header of a section.
  case title(label: String)
  /// Text outside of lists.
  case text(label: String)
  case control(ControlRole)
  /// An element that isn't read out. Its contents aren't either.
  case hidden
  /// An open menu, with its controls as elements.
  case menu(label: String)

  var label: String? {
    switch self {
    case .none, .hidden, .list: nil
    case .item(_, _, let label, _, _, _), .heading(_, _, let label): label
    case .title(let label), .text(let label), .menu(let label): label
    case .control(let control): control.label
    }
  }

  enum Kind: UInt8, CaseIterable { case none, list, item, text, heading, control, menu, title, hidden }

  var kind: Kind {
    switch self {
    case .none: .none
    case .hidden: .hidden
    case .list: .list
    case .item: .item
    case .heading: .heading
    case .title: .title
    case .text: .text
    case .control: .control
    case .menu: .menu
    }
  }
}

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
