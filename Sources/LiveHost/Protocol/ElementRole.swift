/// The role of an element for assistive technology.
enum ElementRole: Equatable {
  case none
  /// A collection view with this number of items.
  case list(count: Int)
  /// An item of a list. `position` is its index over all sections, from 0. With `hasActions`, the item may
  /// have a menu of actions.
  case item(position: Int, count: Int, label: String, isSelected: Bool, hasActions: Bool = false)
  /// The header of a section, before the item at the index `position` over all sections. Headers of empty
  /// sections may precede the same item.
  case heading(section: Int, position: Int, label: String)
  /// A heading that isn't the header of a section.
  case title(label: String)
  /// Text outside of lists.
  case text(label: String)
  /// A control.
  case control(ControlRole)
  /// An element that isn't read out, and neither is anything in it.
  case hidden
  /// An open menu. Its elements are the controls in it.
  case menu(label: String)

  /// The spoken label, or `nil` if there is none.
  var label: String? {
    switch self {
    case .none, .hidden, .list: nil
    case .item(_, _, let label, _, _), .heading(_, _, let label): label
    case .title(let label), .text(let label), .menu(let label): label
    case .control(let control): control.label
    }
  }

  /// The first byte of a role.
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
