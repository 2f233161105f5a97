import CollectionLayouts
import CollectionView

extension World {
  func perform(_ operation: Operation) {
    switch operation {
    case .insertItems(let section, let item, let count): insertItems(section, item, count)
    case .deleteItems(let section, let item, let count): deleteItems(section, item, count)
    case .moveItem(let section, let item, let toSection, let toItem):
      moveItem(section, item, toSection, toItem)
    case .reloadItems(let section, let item, let count): reloadItems(section, item, count)
    case .reconfigureItem(let section, let item): reconfigureItem(section, item)
    case .insertSection(let section, let count): insertSection(section, count)
    case .deleteSection(let section): deleteSection(section)
    case .moveSection(let section, let target): moveSection(section, target)
    case .reloadSection(let section): reloadSection(section)
    case .mixedBatch(let seed): mixedBatch(seed: seed)
    case .resizeItem(let section, let item): resizeItem(section, item)
    case .replaceSection(let section, let count): replaceSection(section, with: count)
    case .reloadData: reloadData()
    case .twoBatches(let seed):
      mixedBatch(seed: seed)
      mixedBatch(seed: seed &+ 1)
    case .set, .setLayout, .startTransition, .progress, .endTransition, .invalidateLayout:
      performOnLayout(operation)
    case .down, .drag, .lift, .cancelTouches, .flick, .tap: performByHand(operation)
    case .select, .deselect, .multipleSelection, .editing, .beginMovement, .updateMovement, .endMovement:
      performOnItems(operation)
    case .layOut: view.layoutIfNeeded()
    case .frames(let count, let duration): for _ in 0..<count { FrameClock.main.advance(by: duration) }
    case .rest: rest()
    default: performOnView(operation)
    }
  }

  private func performOnLayout(_ operation: Operation) {
    switch operation {
    case .set(let setting, let value):
      guard transition == nil else { return }
      let all = LayoutSetting.all(of: view.collectionViewLayout)
      guard !all.isEmpty else { return }
      settings.append((setting, value))
      all[setting % all.count].apply(view.collectionViewLayout, value)
    case .setLayout(let kind, let animated):
      guard transition == nil, !isMoving else { return }
      become(kind)
      view.setCollectionViewLayout(kind.make(for: self), animated: animated)
    case .startTransition(let kind):
      guard transition == nil, !isMoving, view.window != nil else { return }
      let old = self.kind
      self.kind = kind
      let layout = kind.make(for: self)
      transition = (view.startInteractiveTransition(to: layout), old)
    case .progress(let progress):
      transition?.layout.transitionProgress = progress
      transition?.layout.invalidateLayout()
    case .endTransition(let finished): endTransition(finished: finished)
    default: view.collectionViewLayout.invalidateLayout()
    }
  }

  private func become(_ kind: LayoutKind) {
    self.kind = kind
    settings = []
  }

  private func endTransition(finished: Bool) {
    guard let transition else { return }
    self.transition = nil
    if finished {
      settings = []
      view.finishInteractiveTransition()
    } else {
      kind = transition.kind
      view.cancelInteractiveTransition()
    }
    // The view says that it is over by leaving the transition layout.
    FrameClock.main.run(while: view.collectionViewLayout is UICollectionViewTransitionLayout, limit: 5)
  }

  private func performOnView(_ operation: Operation) {
    switch operation {
    case .resize(let width, let height): view.frame.size = CGSize(width: width, height: height)
    case .contentInset(let top, let left, let bottom, let right):
      view.contentInset = UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
      // UIKit tells a layout nothing of it.
      view.collectionViewLayout.invalidateLayout()
    case .safeArea(let top, let left, let bottom, let right):
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
    case .rightToLeft(let isRightToLeft):
      view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    case .textSize(let index):
      let sizes: [UIContentSizeCategory] = [
        .small, .medium, .large, .extraLarge, .accessibilityMedium, .accessibilityExtraLarge,
      ]
      controller.traitOverrides.preferredContentSizeCategory = sizes[index % sizes.count]
    case .leaveWindow: view.removeFromSuperview()
    case .enterWindow: if view.superview == nil { controller.view.addSubview(view) }
    case .prefetching(let isOn): view.isPrefetchingEnabled = isOn
    case .scroll(let x, let y, let animated):
      view.setContentOffset(offset(x, y), animated: animated)
      isBeyond = false
    case .scrollBeyond(let x, let y):
      let offset = view.contentOffset
      view.contentOffset = CGPoint(x: offset.x + x, y: offset.y + y)
      isBeyond = true
    case .scrollToItem(let section, let item, let position, let animated):
      let positions: [UICollectionView.ScrollPosition] = [
        [], .top, .bottom, .left, .right, .centeredVertically, .centeredHorizontally, [.top, .left],
        [.bottom, .right], [.centeredVertically, .centeredHorizontally],
      ]
      guard let path = path(section, item) else { return }
      view.scrollToItem(at: path, at: positions[position % positions.count], animated: animated)
    default: break
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

  private func performByHand(_ operation: Operation) {
    switch operation {
    case .down(let finger, let x, let y): fingers[finger].down(at: point(x, y))
    case .drag(let finger, let x, let y, let duration):
      fingers[finger].move(to: point(x, y), duration: duration)
    case .lift(let finger): fingers[finger].lift()
    case .flick(let x, let y, let toX, let toY):
      fingers[0].cancel()
      fingers[0].drag(from: point(x, y), to: point(toX, toY), duration: 0.08)
    case .tap(let x, let y):
      fingers[0].cancel()
      fingers[0].tap(at: point(x, y))
    default: for finger in fingers { finger.cancel() }
    }
  }

  private func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: CGFloat(x) * window.bounds.width, y: CGFloat(y) * window.bounds.height)
  }

  private func performOnItems(_ operation: Operation) {
    switch operation {
    case .select(let section, let item, let animated):
      view.selectItem(at: path(section, item), animated: animated, scrollPosition: [])
    case .deselect(let section, let item):
      if let path = path(section, item) { view.deselectItem(at: path, animated: false) }
    case .multipleSelection(let isOn): view.allowsMultipleSelection = isOn
    case .editing(let isOn): view.isEditing = isOn
    case .beginMovement(let section, let item):
      guard !isMoving, transition == nil, let path = path(section, item) else { return }
      isMoving = view.beginInteractiveMovementForItem(at: path)
    case .updateMovement(let x, let y):
      guard isMoving else { return }
      let point = window.convert(point(x, y), to: view)
      view.updateInteractiveMovementTargetPosition(point)
    case .endMovement(let cancelled):
      guard isMoving else { return }
      isMoving = false
      if cancelled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
    default: break
    }
  }

  /// Takes all hands away, ends what is under way, and waits until nothing moves.
  private func rest() {
    for finger in fingers { finger.lift() }
    if isMoving { performOnItems(.endMovement(cancelled: false)) }
    endTransition(finished: true)
    if view.superview == nil { controller.view.addSubview(view) }
    FrameClock.main.run(while: !FrameClock.main.isIdle, limit: 20)
    FrameClock.main.run(for: 0.1)
  }
}
