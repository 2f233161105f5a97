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
      // UIKit tells a layout nothing of it.
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
    // While a hand moves an item, the items at paths out of sight are not known.
    if limitsSelection, showsMovement { return }
    viewSettings.append((setting, value))
    setting.apply(value, to: view, of: controller)
    if limitsSelection { selectionMayShrink() }
    // They change the adjusted content inset where there is a safe area, and UIKit tells a layout nothing of it.
    if [.insetAdjustment, .alwaysBouncesVertically, .alwaysBouncesHorizontally].contains(setting) {
      view.collectionViewLayout.invalidateLayout()
    }
  }

  /// Where several items may no longer be selected, one of them stays.
  private func selectionMayShrink() {
    let severalAllowed =
      view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
    guard !severalAllowed, selected.count > 1 else { return }
    let left = Set((view.indexPathsForSelectedItems ?? []).compactMap(numberOfCell))
    if left.count != 1 || !left.isSubset(of: selected) {
      complain("selection: \(left.sorted()) of \(selected.sorted()) where one is allowed")
    }
    selected = left
  }

  private func scroll(_ operation: Operation) {
    switch operation {
    case .scroll(let x, let y, let animated):
      let target = offset(x, y)
      // Before the delegate hears of it, and may scroll elsewhere.
      beyond = nil
      view.setContentOffset(target, animated: animated)
    case .scrollBeyond(let x, let y):
      let offset = view.contentOffset
      view.contentOffset = CGPoint(x: offset.x + x, y: offset.y + y)
      beyond = view.contentOffset
    case .scrollToItem(let section, let item, let position, let animated):
      guard let path = shownPath(section, item) else { return }
      // What the delegate would change in it might remove the item.
      changing { view.scrollToItem(at: path, at: Self.position(position), animated: animated) }
    case .scrollToRect(let x, let y, let animated):
      let size = view.contentSize
      view.scrollRectToVisible(
        CGRect(x: size.width * CGFloat(x), y: size.height * CGFloat(y), width: 30, height: 40),
        animated: animated)
    default: zoom(operation)
    }
  }

  /// Parts of the way between the offsets that the view may rest at.
  private func offset(_ x: Double, _ y: Double) -> CGPoint {
    let limits = offsetLimits
    return CGPoint(
      x: limits.minX + CGFloat(x) * limits.width, y: limits.minY + CGFloat(y) * limits.height)
  }

  /// The offsets that the view may rest at.
  var offsetLimits: CGRect {
    let inset = view.adjustedContentInset
    let (size, bounds) = (view.contentSize, view.bounds.size)
    return CGRect(
      x: -inset.left, y: -inset.top, width: max(0, size.width + inset.left + inset.right - bounds.width),
      height: max(0, size.height + inset.top + inset.bottom - bounds.height))
  }
}
