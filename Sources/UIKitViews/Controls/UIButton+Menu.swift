import Foundation

extension UIButton {
  var showsChosenElement: Bool { opensMenu && changesSelectionAsPrimaryAction }

  func menuDidChange() {
    isContextMenuInteractionEnabled = menu != nil
    if menu == nil, let menuPress {
      removeGestureRecognizer(menuPress)
      self.menuPress = nil
    }
    if menu != nil, menuPress == nil {
      let press = MenuPressGestureRecognizer()
      press.addAction { [weak self] press in self?.menuWasPressed(press) }
      addGestureRecognizer(press)
      menuPress = press
    }
    showChosenElement()
  }

  private func menuWasPressed(_ press: UILongPressGestureRecognizer) {
    let point = press.location(in: nil)
    switch press.state {
    case .began:
      openMenu()
      if let menu = window?.openMenu, menu.source === self { menu.fingerIsDown(at: point) }
    case .changed: pressedMenu?.fingerMoved(to: point)
    case .ended: pressedMenu?.fingerLifted(at: point)
    default: pressedMenu?.fingerWasCancelled()
    }
  }

  private var pressedMenu: MenuCover? {
    window?.openMenu.flatMap { $0.source === self ? $0 : nil }
  }

  /// Shows the menu's chosen element or, if there is none, chooses the first.
  func showChosenElement() {
    guard showsChosenElement, let menu else { return }
    let actions = menu.actions
    guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    menu.mark(chosen, isSingle: true)
    guard configuration != nil else {
      setTitle(chosen.title, for: .normal)
      return setImage(chosen.image, for: .normal)
    }
    configuration?.title = chosen.title
    configuration?.image = chosen.image
  }

  // MARK: Menu indicator

  var showsMenuIndicator: Bool {
    guard let configuration, configuration.image == nil, !configuration.showsActivityIndicator else {
      return false
    }
    return configuration.indicator == .popup
      || configuration.indicator == .automatic && showsChosenElement
  }

  var shownImagePlacement: NSDirectionalRectEdge {
    showsMenuIndicator ? .trailing : configuration?.imagePlacement ?? .leading
  }

  var shownImagePadding: CGFloat { showsMenuIndicator ? 6 : configuration?.imagePadding ?? 0 }
}

/// Opens a button's menu if the button allows it.
final class MenuPressGestureRecognizer: UILongPressGestureRecognizer {
  override func shouldBegin() -> Bool {
    guard let button = view as? UIButton else { return false }
    return button.isEnabled && button.isContextMenuInteractionEnabled && !button.showsMenuAsPrimaryAction
  }
}
