import Foundation

extension UIControl {
  /// The distance beyond the bounds at which a finger still counts as inside, in points. Apple publishes no
  /// number, but 70 is widely known.
  private static let slack: CGFloat = 70

  private func contains(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    return self.point(inside: point, with: event)
      || bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(point)
  }

  func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard trackedTouch == nil, let touch = touches.first else { return }
    isTouchInside = true
    trackedTouch = touch
    followsFinger = beginTracking(touch, with: event)
    guard followsFinger, trackedTouch === touch else {
      (followsFinger, isTouchInside, trackedTouch) = (false, false, nil)
      return
    }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    if followsFinger, opensMenu { openMenu(under: touch, event) }
  }

  private func openMenu(under touch: UITouch, _ event: UIEvent?) {
    cancelTracking(with: event)
    (followsFinger, isHighlighted, isTouchInside, trackedTouch) = (false, false, false, nil)
    send(eventsOfTap, with: event)
    guard let menu = window?.openMenu, menu.source === self else { return }
    menu.fingerIsDown(at: touch.location(in: nil))
    (trackedTouch, menuOfTouch) = (touch, menu)
  }

  private func menuFollows(_ touch: UITouch) -> Bool {
    guard let menu = menuOfTouch else { return false }
    guard touch.phase == .ended else {
      menu.fingerMoved(to: touch.location(in: nil))
      return true
    }
    menu.fingerLifted(at: touch.location(in: nil))
    (trackedTouch, menuOfTouch) = (nil, nil)
    return true
  }

  func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch), !menuFollows(touch), followsFinger else {
      return
    }
    let wasInside = isTouchInside
    isTouchInside = contains(touch, event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      (followsFinger, isHighlighted, isTouchInside, trackedTouch) = (false, false, false, nil)
      return
    }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
    send(events, with: event)
  }

  func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch), !menuFollows(touch), followsFinger else {
      return
    }
    isTouchInside = contains(touch, event)
    endTracking(touch, with: event)
    let events: Event = isTouchInside ? .touchUpInside : .touchUpOutside
    (followsFinger, isHighlighted, trackedTouch) = (false, false, nil)
    send(events, with: event)
    isTouchInside = false
  }

  func trackCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    if let menu = menuOfTouch {
      menu.fingerWasCancelled()
      (trackedTouch, menuOfTouch) = (nil, nil)
    }
    guard followsFinger else { return }
    cancelTracking(with: event)
    (followsFinger, isHighlighted, isTouchInside, trackedTouch) = (false, false, false, nil)
    send(.touchCancel, with: event)
  }

  func endTouchBecauseOfDisabling() {
    let wasTracking = followsFinger
    menuOfTouch?.fingerWasCancelled()
    (followsFinger, isTouchInside, trackedTouch, menuOfTouch) = (false, false, nil, nil)
    if wasTracking { cancelTracking(with: nil) }
    isHighlighted = false
  }

  /// Returns `false` if a surrounding view's gesture would overlap the control's default action, as in
  /// Apple's event handling guide. Recognizers on the control itself may begin. A finger that opened a menu
  /// belongs to the menu.
  func leavesGesture(_ recogniser: UIGestureRecognizer) -> Bool {
    if menuOfTouch != nil { return false }
    guard isEnabled, isTapped, recogniser.view !== self, let tap = recogniser as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }

  func retainsDrag(of recogniser: UIGestureRecognizer, from part: CGRect) -> Bool {
    guard isEnabled, recogniser.view !== self, let touch = recogniser.sequence.first,
      part.contains(convert(touch.beginning.point, from: window))
    else { return false }
    if let swipe = recogniser as? UISwipeGestureRecognizer {
      return !swipe.direction.isDisjoint(with: [.left, .right])
    }
    guard let pan = recogniser as? UIPanGestureRecognizer else { return false }
    let travel = pan.translation(in: self)
    return abs(travel.x) > abs(travel.y)
  }
}
