import Foundation

/// Pulls rows aside and performs their actions.
final class SwipeActions {
  private unowned let collectionView: UICollectionView
  private let pan = SwipePanGestureRecognizer()
  private var session: SwipeSession?

  init(in collectionView: UICollectionView) {
    self.collectionView = collectionView
    pan.maximumNumberOfTouches = 1
    pan.addAction { [weak self] in self?.follow($0) }
    collectionView.addGestureRecognizer(pan)
  }

  var isOpen: Bool { session != nil }

  func isOnButton(_ touch: UITouch) -> Bool {
    guard let session, let view = touch.view else { return false }
    return view.isDescendant(of: session.view)
  }

  // MARK: Gesture

  func begins(at point: CGPoint, towardLeft: Bool) -> Bool {
    if let session, session.view.frame.contains(point) { return !session.isPerforming }
    close(animated: true)
    guard let path = collectionView.indexPathForItem(at: point) else { return false }
    return open(path, towardLeft: towardLeft)
  }

  private func open(_ path: IndexPath, towardLeft: Bool) -> Bool {
    guard let cell = collectionView.cellForItem(at: path), collectionView.interactiveMovement == nil else {
      return false
    }
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let configuration = configuration(at: path, trailing: towardLeft != isMirrored) else {
      return false
    }
    let view = SwipePullView(configuration.actions, atRight: towardLeft) { [weak self] action in
      self?.perform(action)
    }
    view.frame = cell.frame
    view.layer.zPosition = cell.layer.zPosition
    collectionView.insertSubview(view, belowSubview: cell)
    session = SwipeSession(cell: cell, view: view, configuration: configuration, isToLeft: towardLeft)
    cell.isPulledAside = true
    return true
  }

  private func list(inSection section: Int) -> UICollectionLayoutListConfiguration? {
    let layout = collectionView.currentLayout as? UICollectionViewCompositionalLayout
    return layout?.list(inSection: section)?.configuration
  }

  private func configuration(at path: IndexPath, trailing: Bool) -> UISwipeActionsConfiguration? {
    let list = list(inSection: path.section)
    let provider =
      trailing
      ? list?.trailingSwipeActionsConfigurationProvider : list?.leadingSwipeActionsConfigurationProvider
    guard let configuration = provider?(collectionView.dataSourcePath(for: path)),
      !configuration.actions.isEmpty
    else { return nil }
    return configuration
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard var session else { return }
    let sign: CGFloat = session.isToLeft ? -1 : 1
    switch pan.state {
    case .began: session.start = session.pull
    case .changed: session.show(session.start + sign * pan.translation(in: collectionView).x)
    case .ended:
      self.session = session
      return letGo(velocity: sign * pan.velocity(in: collectionView).x)
    case .cancelled:
      self.session = session
      return close(animated: true)
    case .possible, .failed: break
    }
    self.session = session
  }

  private func letGo(velocity: CGFloat) {
    guard let session else { return }
    if session.view.isFull, let first = session.configuration.actions.first {
      move(to: session.view.bounds.width)
      return perform(first)
    }
    let resting = session.restingPull(velocity: velocity)
    if resting > 0 { move(to: resting) } else { close(animated: true) }
  }

  private func move(to pull: CGFloat) {
    guard session != nil else { return }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.session?.show(pull)
      self.session?.view.layoutIfNeeded()
    }
  }

  // MARK: Actions

  private func perform(_ action: UIContextualAction) {
    guard let session, !session.isPerforming else { return }
    self.session?.isPerforming = true
    let view = session.view
    action.handler(action, view) { [weak view] _ in
      guard let view, let list = view.superview as? UICollectionView else { return }
      list.swipes?.actionEnded(in: view)
    }
  }

  /// Closes the row, unless it has been pulled again.
  private func actionEnded(in view: SwipePullView) {
    if session?.view === view { close(animated: true) }
  }

  func hasProviders(inSection section: Int) -> Bool {
    guard let list = list(inSection: section) else { return false }
    return list.trailingSwipeActionsConfigurationProvider != nil
      || list.leadingSwipeActionsConfigurationProvider != nil
  }

  /// Trailing actions come first.
  func customActions(of cell: UICollectionViewCell, at path: IndexPath) -> [UIAccessibilityCustomAction] {
    [true, false].flatMap { configuration(at: path, trailing: $0)?.actions ?? [] }.map { action in
      let custom = UIAccessibilityCustomAction(name: action.title ?? "") { [weak cell] _ in
        guard let cell else { return false }
        cell.collectionView?.swipes?.close(animated: true)
        action.handler(action, cell) { _ in }
        return true
      }
      custom.image = action.image
      custom.isDestructive = action.style == .destructive
      return custom
    }
  }

  /// Reveals the row's actions. Returns `false` if the row has none or can't be pulled.
  @discardableResult
  func reveal(_ path: IndexPath, trailing: Bool) -> Bool {
    close(animated: true)
    let isMirrored =
      collectionView.cellForItem(at: path)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard open(path, towardLeft: trailing != isMirrored) else { return false }
    UIView.performWithoutAnimation { session?.view.layoutIfNeeded() }
    move(to: session?.view.restingPull ?? 0)
    return true
  }

  func close(animated: Bool) {
    guard let old = session else { return }
    session = nil
    let back = {
      old.cell.transform = .identity
      old.view.pull = 0
      old.view.layoutIfNeeded()
    }
    guard animated, UIView.areAnimationsEnabled else {
      back()
      old.cell.isPulledAside = false
      return old.view.removeFromSuperview()
    }
    UIView.animate(withDuration: 0.3, animations: back) { _ in
      old.view.removeFromSuperview()
      // The row may have been pulled again.
      if self.session?.cell !== old.cell { old.cell.isPulledAside = false }
    }
  }

  /// Pulls the row aside again after a layout pass, unless it's gone.
  func restorePulledRow() {
    guard let session else { return }
    guard session.cell.superview === collectionView, collectionView.indexPath(for: session.cell) != nil else {
      return forget()
    }
    session.cell.transform = CGAffineTransform(
      translationX: session.isToLeft ? -session.pull : session.pull, y: 0)
    // A batch may have moved the row past others.
    let views = collectionView.subviews
    if let index = views.firstIndex(of: session.cell), index == 0 || views[index - 1] !== session.view {
      collectionView.insertSubview(session.view, belowSubview: session.cell)
    }
    let size = session.cell.bounds.size
    let center = session.cell.center
    session.view.frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Ends the session of a leaving cell, which may return for another row.
  func cellLeaves(_ view: UICollectionReusableView) {
    if session?.cell === view { forget() }
  }

  private func forget() {
    session?.view.removeFromSuperview()
    session?.cell.isPulledAside = false
    session = nil
  }
}

@MainActor
struct SwipeSession {
  let cell: UICollectionViewCell
  let view: SwipePullView
  let configuration: UISwipeActionsConfiguration
  let isToLeft: Bool
  /// The pull when the finger came down.
  var start: CGFloat = 0
  /// The distance from the row's position, in points. It's never negative.
  private(set) var pull: CGFloat = 0
  /// `true` while the row waits for its action to end.
  var isPerforming = false

  /// Three quarters of the row's width. In UIKit, 260 of 343 points suffice for the first action, but not
  /// 250.
  var fullPull: CGFloat { view.bounds.width * 0.75 }

  mutating func show(_ pull: CGFloat) {
    self.pull = max(0, pull)
    view.pull = self.pull
    view.isFull = configuration.performsFirstActionWithFullSwipe && self.pull >= fullPull
    cell.transform = CGAffineTransform(translationX: isToLeft ? -self.pull : self.pull, y: 0)
  }

  /// Returns the pull after the finger lifts. The velocity is in points per second, and positive away from
  /// the edge.
  func restingPull(velocity: CGFloat) -> CGFloat {
    let resting = view.restingPull
    if velocity < -100 { return 0 }
    return velocity > 100 || pull > resting / 2 ? resting : 0
  }
}

/// A pan gesture recognizer that counts only horizontal movement, so that lists can scroll.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private var collectionView: UICollectionView? { view as? UICollectionView }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    countsHorizontalTravelOnly = true
    delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collectionView else { return false }
    let travel = translation(in: collectionView)
    guard abs(travel.x) > abs(travel.y) else { return false }
    let finger = location(in: collectionView)
    let start = CGPoint(x: finger.x - travel.x, y: finger.y - travel.y)
    return collectionView.swipes?.begins(at: start, towardLeft: travel.x < 0) ?? false
  }
}

extension UICollectionViewCell {
  /// The cell's custom accessibility actions, the steps of an adjustable cell and, as with VoiceOver in
  /// UIKit, the row's swipe actions.
  package var offeredActions: [UIAccessibilityCustomAction] {
    let own = steps + (accessibilityCustomActions ?? [])
    guard let collectionView, let path = collectionView.indexPath(for: self) else { return own }
    return own + (collectionView.swipes?.customActions(of: self, at: path) ?? [])
  }

  private var steps: [UIAccessibilityCustomAction] {
    guard accessibilityTraits.contains(.adjustable) else { return [] }
    func action(_ name: String, _ step: @escaping (UICollectionViewCell) -> Void)
      -> UIAccessibilityCustomAction
    {
      UIAccessibilityCustomAction(name: name) { [weak self] _ in
        if let self { step(self) }
        return true
      }
    }
    return [
      action("Increment") { $0.accessibilityIncrement() },
      action("Decrement") { $0.accessibilityDecrement() },
    ]
  }

  package func showOfferedActions() {
    let actions = offeredActions.map { action in
      UIAction(
        title: action.name, image: action.image, attributes: action.isDestructive ? .destructive : []
      ) { _ in
        action.perform()
      }
    }
    MenuCover.open(UIMenu(children: actions), from: self) { $0.perform(sender: self) }
  }

  /// Returns `true` if the cell may have actions. Doesn't call the providers.
  package func mayOfferActions(in list: UICollectionView, section: Int) -> Bool {
    if accessibilityTraits.contains(.adjustable) { return true }
    if let own = accessibilityCustomActions, !own.isEmpty { return true }
    return list.swipes?.hasProviders(inSection: section) ?? false
  }
}
