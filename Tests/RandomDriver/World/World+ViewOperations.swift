import CollectionView

extension World {
  func performOnView(_ operation: Operation) {
    switch operation {
    case .change(let setting, let value): change(setting, to: value)
    case .rightToLeft(let isRightToLeft): change(.readingDirection, to: isRightToLeft ? 1 : 0)
    case .textSize(let index): change(.textSize, to: index)
    case .prefetching(let isOn): change(.prefetches, to: isOn ? 1 : 0)
    case .resize(let width, let height): view.frame.size = CGSize(width: width, height: height)
    case .setBounds(let x, let y, let width, let height):
      view.bounds = CGRect(origin: offset(x, y), size: CGSize(width: width, height: height))
      beyond = view.contentOffset
    case .contentInset(let top, let left, let bottom, let right):
      view.contentInset = UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
      // UIKit doesn't notify the layout.
      view.collectionViewLayout.invalidateLayout()
    case .safeArea(let top, let left, let bottom, let right):
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
    case .leaveWindow: view.removeFromSuperview()
    case .enterWindow: if view.superview == nil { controller.view.addSubview(view) }
    case .hideWindow(let isHidden): window.isHidden = isHidden
    default: scroll(operation)
    }
  }

  func change(_ setting: ViewSetting, to value: Int) {
    let limitsSelection = [.selectsSeveral, .selectsSeveralWhileEditing].contains(setting)
    // During an interactive movement, items out of sight are unknown.
    if limitsSelection, showsMovement { return }
    viewSettings.append((setting, value))
    setting.apply(value, to: view, of: controller)
    if limitsSelection { selectionMayShrink() }
    // With a safe area, these settings change the adjusted content inset, and UIKit doesn't notify the
    // layout.
    if [.insetAdjustment, .alwaysBouncesVertically, .alwaysBouncesHorizontally].contains(setting) {
      view.collectionViewLayout.invalidateLayout()
    }
  }

  /// Checks that one item stays selected when multiple selection is turned off.
  private func selectionMayShrink() {
    let severalAllowed =
      view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
    guard !severalAllowed, selected.count > 1 else { return }
    let left = Set((view.indexPathsForSelectedItems ?? []).compactMap(numberOfCell))
    if left.count != 1 || !left.isSubset(of: selected) {
      complain("selection: \(left.sorted()) of \(selected.sorted()) remain, but one is allowed")
    }
    selected = left
  }

  private func scroll(_ operation: Operation) {
    switch operation {
    case .scroll(let x, let y, let animated):
      let target = offset(x, y)
      // Reset it before the delegate call, which may scroll elsewhere.
      beyond = nil
      view.setContentOffset(target, animated: animated)
    case .scrollBeyond(let x, let y):
      let offset = view.contentOffset
      view.contentOffset = CGPoint(x: offset.x + x, y: offset.y + y)
      beyond = view.contentOffset
    case .scrollToItem(let section, let item, let position, let animated):
      guard let path = shownPath(section, item) else { return }
      // Hold back delegate changes, which could remove the item.
      changing { view.scrollToItem(at: path, at: Self.position(position), animated: animated) }
    case .scrollToRect(let x, let y, let animated):
      let size = view.contentSize
      view.scrollRectToVisible(
        CGRect(x: size.width * CGFloat(x), y: size.height * CGFloat(y), width: 30, height: 40),
        animated: animated)
    default: zoom(operation)
    }
  }

  /// Returns an offset from fractions of the range of resting offsets.
  private func offset(_ x: Double, _ y: Double) -> CGPoint {
    let limits = offsetLimits
    return CGPoint(
      x: limits.minX + CGFloat(x) * limits.width, y: limits.minY + CGFloat(y) * limits.height)
  }

  /// The range of resting offsets.
  var offsetLimits: CGRect {
    let inset = view.adjustedContentInset
    let (size, bounds) = (view.contentSize, view.bounds.size)
    return CGRect(
      x: -inset.left, y: -inset.top, width: max(0, size.width + inset.left + inset.right - bounds.width),
      height: max(0, size.height + inset.top + inset.bottom - bounds.height))
  }
}
