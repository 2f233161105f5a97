/// The long press that opens a button's menu. It begins only where it may do so.
final class MenuPressGestureRecognizer: UILongPressGestureRecognizer {
  override func shouldBegin() -> Bool {
    guard let button = view as? UIButton else { return false }
    return button.isEnabled && button.isContextMenuInteractionEnabled && !button.showsMenuAsPrimaryAction
  }
}
