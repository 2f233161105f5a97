#if Live
import CollectionView
import Rendering

extension LiveSession {
  /// The first finger number for the page's touches. Gestures and keys have their own fingers.
  private static let ownFingers = 1000
  private static let tappingFinger = ownFingers + 2

  func touch(_ fingers: [ClientMessage.Finger], time: Double) {
    guard let window else { return }
    endKeyGesture(in: window)
    endReplay(byHandIn: window)
    let time = pageTime(time)
    let samples = fingers.map { finger in
      UIWindow.TouchSample(
        finger: finger.number, phase: finger.phase.touchPhase, location: CGPoint(x: finger.x, y: finger.y))
    }
    for finger in fingers { touches.track(finger) }
    gestures.recorder.add(samples, at: time, in: mainScrollView, settings: changedSettings)
    window.sendTouches(samples, at: time)
  }

  /// Converts a pinch to two fingers. Browsers report it as a scale and an angle.
  func pinch(_ message: ClientMessage.Pinch) {
    guard let window else { return }
    endKeyGesture(in: window)
    let time = pageTime(message.time)
    if message.phase == .began || touches.pinch == nil {
      touches.pinch?.lift(from: window, at: time)
      touches.pinch = PinchFingers(
        around: CGPoint(x: message.x, y: message.y), firstFinger: Self.ownFingers)
      touches.pinch?.touch(window, at: time)
    }
    switch message.phase {
    case .began: break
    case .changed:
      touches.pinch?.move(in: window, scale: message.scale, rotation: message.rotation, at: time)
    case .ended, .cancelled:
      touches.pinch?.lift(from: window, at: time)
      touches.pinch = nil
    }
  }

  /// Converts the page's time, in milliseconds, to the clock's time, in seconds.
  private func pageTime(_ time: Double) -> TimeInterval { touches.time(of: time / 1000, at: clockTime) }

  /// Scrolls the contents at a point. A mouse has only one wheel, so it also scrolls contents that only
  /// scroll horizontally.
  func turnWheel(at point: CGPoint, by delta: CGVector) {
    guard let window, !window.scrollWheel(at: point, by: delta), delta.dx == 0,
      let view = window.hitTest(point, with: nil)
    else { return }
    let scrollViews = sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }
    guard !scrollViews.contains(where: \.scrollsDown) else { return }
    window.scrollWheel(at: point, by: CGVector(dx: delta.dy, dy: 0))
  }

  // MARK: Keys

  func press(_ key: LiveKey) {
    guard let window, let content else { return }
    if let menu = window.openMenu {
      if key == .escape { menu.accessibilityPerformEscape() }
      return
    }
    if let command = content.keyCommands.first(where: { $0.key == key }) { return command.action() }
    switch key {
    case .left: mainScrollView?.step(x: -1, y: 0, by: .line, animated: !view.reducesMotion)
    case .right: mainScrollView?.step(x: 1, y: 0, by: .line, animated: !view.reducesMotion)
    case .up: mainScrollView?.step(x: 0, y: -1, by: .line, animated: !view.reducesMotion)
    case .down: mainScrollView?.step(x: 0, y: 1, by: .line, animated: !view.reducesMotion)
    case .pageUp: turnPage(.previous)
    case .pageDown, .space: turnPage(.next)
    case .home: mainScrollView?.step(along: -1, by: .everything, animated: !view.reducesMotion)
    case .end: mainScrollView?.step(along: 1, by: .everything, animated: !view.reducesMotion)
    case .turnLeft: transform(window, scale: 1, rotation: -.pi / 12)
    case .turnRight: transform(window, scale: 1, rotation: .pi / 12)
    case .larger: transform(window, scale: 1.15, rotation: 0)
    case .smaller: transform(window, scale: 1 / 1.15, rotation: 0)
    case .delete, .enter, .escape: break
    }
  }

  /// Scrolls by a page as assistive technology does, or by the height of the view.
  private func turnPage(_ direction: UIAccessibilityScrollDirection) {
    guard let mainScrollView, !mainScrollView.accessibilityScroll(direction) else { return }
    mainScrollView.step(along: direction == .next ? 1 : -1, by: .page, animated: !view.reducesMotion)
  }

  func view(numbered number: Int) -> UIView? {
    guard let node = node(numbered: number) else { return nil }
    return window?.firstDescendant { $0.layer.serialNumber == node.rawValue ? $0 : nil }
  }

  func use(_ view: UIView, _ action: ClientMessage.ControlAction) {
    guard let window else { return }
    if let menu = window.openMenu, !view.isDescendant(of: menu) { menu.accessibilityPerformEscape() }
    switch action {
    case .showActions: (view as? UICollectionViewCell)?.showOfferedActions()
    case .increase: view.accessibilityIncrement()
    case .decrease: view.accessibilityDecrement()
    case .activate: if !view.accessibilityActivate() { tap(view, in: window) }
    }
  }

  /// Taps the middle of a view. The tap reaches the view even if the view is covered, an animation blocks
  /// touches, or contents are moving.
  private func tap(_ view: UIView, in window: UIWindow) {
    let views = sequence(first: view, next: \.superview)
    guard views.allSatisfy(\.isUserInteractionEnabled) else { return }
    endKeyGesture(in: window)
    endReplay(byHandIn: window)
    for case let scrollView as UIScrollView in views where scrollView.isDecelerating {
      scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let touched = view.hitTest(middle, with: nil) ?? view
    for phase in [UITouch.Phase.began, .ended] {
      let sample = UIWindow.TouchSample(
        finger: Self.tappingFinger, phase: phase, location: view.convert(middle, to: nil))
      gestures.recorder.add([sample], at: clockTime, in: mainScrollView, settings: changedSettings)
      window.sendTouches([sample], to: touched)
    }
  }

  private func transform(_ window: UIWindow, scale: CGFloat, rotation: CGFloat) {
    var gesture = touches.keyGesture ?? KeyGesture(in: window)
    gesture.add(scale: scale, rotation: rotation)
    touches.keyGesture = gesture
  }

  func endKeyGesture(in window: UIWindow) {
    touches.keyGesture?.lift(from: window, at: clockTime)
    touches.keyGesture = nil
  }

  /// Scrolls to the item unless it's completely visible. `item` is an index counted across all sections.
  func reveal(_ item: Int, of collectionView: UICollectionView) {
    guard let indexPath = collectionView.indexPath(ofItem: item) else { return }
    let rest = CGRect(origin: collectionView.offsetAtRest, size: collectionView.bounds.size)
    if let frame = collectionView.frameAtRest(ofItemAt: indexPath),
      rest.inset(by: collectionView.adjustedContentInset).contains(frame)
    {
      return
    }
    collectionView.scrollToItem(
      at: indexPath, at: [.centeredHorizontally, .centeredVertically], animated: !view.reducesMotion)
  }
}

extension ClientMessage.Finger.Phase {
  fileprivate var touchPhase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
#endif
