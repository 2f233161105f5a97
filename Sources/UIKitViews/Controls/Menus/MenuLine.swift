enum MenuLine {
  case title(String)
  case open(UIMenu)
  case menu(UIMenu)
  case action(UIAction)
  /// A placeholder for elements that aren't loaded yet.
  case loading
  case gap

  @MainActor
  static func lines(of menu: UIMenu) -> [MenuLine] {
    var lines: [MenuLine] = []
    var wantsGap = false
    func add(_ line: MenuLine) {
      if wantsGap, !lines.isEmpty { lines.append(.gap) }
      wantsGap = false
      lines.append(line)
    }
    func add(_ children: [UIMenuElement]) {
      for child in children {
        switch child {
        case let action as UIAction where !action.attributes.contains(.hidden): add(.action(action))
        case let group as UIMenu where group.options.contains(.displayInline):
          wantsGap = true
          if !group.title.isEmpty, !group.actions.isEmpty { add(.title(group.title)) }
          add(group.children)
          wantsGap = true
        case let menu as UIMenu: add(.menu(menu))
        case let deferred as UIDeferredMenuElement:
          if let elements = deferred.elements { add(elements) } else { add(.loading) }
        default: break
        }
      }
    }
    add(menu.children)
    return lines
  }

  @MainActor var isMarked: Bool {
    if case .action(let action) = self { action.state != .off } else { false }
  }

  @MainActor var hasMark: Bool {
    switch self {
    case .open, .menu: true
    default: isMarked
    }
  }
}
