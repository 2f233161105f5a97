#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UIButton {
  /// Whether the button chooses one element of its menu, and shows it.
  var showsChosenElement: Bool { opensMenu && changesSelectionAsPrimaryAction }

  func menuDidChange() {
    isContextMenuInteractionEnabled = menu != nil
    if menu == nil, let menuPress {
      removeGestureRecognizer(menuPress)
      self.menuPress = nil
    }
    if menu != nil, menuPress == nil {
      let press = UILongPressGestureRecognizer()
      press.addAction { [weak self] press in
        guard press.state == .began, let self, isContextMenuInteractionEnabled else { return }
        openMenu()
      }
      addGestureRecognizer(press)
      menuPress = press
    }
    showChosenElement()
  }

  /// Without a choice, the first element is chosen.
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

  // MARK: The indicator, in place of an image

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
#endif
