/// Opens a button's menu if the button allows it.
final class MenuPressGestureRecognizer: UILongPressGestureRecognizer {
  override func shouldBegin() -> Bool {
    guard let button = view as? UIButton else { return false }
    return button.isEnabled && button.isContextMenuInteractionEnabled && !button.showsMenuAsPrimaryAction
  }
}
