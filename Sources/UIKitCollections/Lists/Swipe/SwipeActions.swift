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
