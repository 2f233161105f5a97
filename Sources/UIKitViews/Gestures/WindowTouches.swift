import Foundation

/// The delivery of a window's touches.
///
/// A finger belongs to the hit view and to the recognizers of that view and its superviews, the innermost
/// first. After the recognizers' actions, views receive the touches that no recognizer cancels or delays.
final class WindowTouches {
  private unowned let window: UIWindow
  private var undelivered: [UITouch] = []
  private var isSending = false
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

  /// The fingers by the host's numbers.
  var fingers: [Int: UITouch] = [:]

  /// Apple doesn't publish the limits of a double tap.
  private static let tapDistance: CGFloat = 45
  private static let tapInterval: TimeInterval = 0.35

  init(window: UIWindow) { self.window = window }

  func send(_ event: UIEvent) {
    isSending = true
    let changed = (event.allTouches ?? []).filter { $0.window === window && $0.phase != .stationary }
      .sorted { ($0.timestamp, $0.point.x, $0.point.y) < ($1.timestamp, $1.point.x, $1.point.y) }
    GestureUpdates.batch {
      for touch in changed where touch.phase == .began { assign(touch, event) }
      var recognisers: [UIGestureRecognizer] = []
      for recogniser in changed.flatMap({ $0.gestureRecognizers ?? [] })
      where !recognisers.contains(where: { $0 === recogniser }) { recognisers.append(recogniser) }
      for recogniser in recognisers { recogniser.receive(changed, event) }
      for touch in changed where touch.phase == .began && touch.belongsToGesture { touch.endDelivery() }
      for recogniser in recognisers { recogniser.dropTouchesThatEnded() }
    }
    isSending = false
    deliver(changed, event)
  }

  // MARK: New touches

  private func assign(_ touch: UITouch, _ event: UIEvent) {
    countTap(touch)
    guard let view = touch.view ?? window.hitTest(touch.point, with: event) else {
      return touch.endDelivery()
    }
    touch.viewReference = view.reference
    var ancestor: UIView? = view
    while let current = ancestor {
      for recogniser in current.gestureRecognizers ?? [] where recogniser.accepts(touch, event) {
        touch.gestureRecognizers?.append(recogniser)
      }
      ancestor = current.superview
    }
    guard isFree(view) else { return touch.endDelivery() }
    undelivered.append(touch)
    delayContentTouch(touch, event)
  }

  private func isFree(_ view: UIView) -> Bool {
    undelivered.filter(\.isDown).compactMap(\.view).allSatisfy { other in
      other === view ? view.isMultipleTouchEnabled : !view.isExclusiveTouch && !other.isExclusiveTouch
    }
  }

  private func countTap(_ touch: UITouch) {
    if let last = lastTap, (0...Self.tapInterval).contains(touch.timestamp - last.time),
      hypot(touch.point.x - last.point.x, touch.point.y - last.point.y) <= Self.tapDistance
    {
      touch.tapCount = last.count + 1
    }
  }

  /// Delays a touch in a scroll view's content until it's clear whether the finger scrolls. A finger that
  /// stops a moving scroll view belongs to the scroll view.
  private func delayContentTouch(_ touch: UITouch, _ event: UIEvent) {
    let scrollViews = touch.enclosingScrollViews
    if scrollViews.contains(where: \.withholdsTouchesFromContent) { return touch.endDelivery() }
    guard scrollViews.contains(where: { $0.isScrollEnabled && $0.delaysContentTouches }) else { return }
    touch.delivery.contentDelay = FrameClock.main.schedule(after: UIScrollView.contentTouchDelay) {
      [weak touch] in
      touch?.delivery.contentDelay = nil
      touch?.window?.touches.deliver([], nil)
    }
  }

  // MARK: Delivery to views

  /// Delivers waiting touches. Called after gestures are decided outside an event.
  func deliverWhatWaited() { if !isSending, !undelivered.isEmpty { deliver([], nil) } }

  /// Delivers all touches that can be delivered now, even those from earlier events.
  private func deliver(_ changed: [UITouch], _ event: UIEvent?) {
    for touch in changed where touch.phase == .ended {
      lastTap = (touch.point, touch.timestamp, touch.tapCount)
    }
    for view in viewsToTell {
      let touches = undelivered.filter { $0.view === view && $0.delivery.progress != .over }
      let event =
        event
        ?? UIEvent(touches: Set(touches), timestamp: touches.map(\.timestamp).max() ?? FrameClock.main.time)
      let beginning = touches.filter { $0.delivery.progress == .withheld && $0.mayBeginDelivery }
      begin(beginning, view, event)
      let moving = touches.filter { touch in
        touch.phase == .moved && touch.delivery.progress == .begun && changed.contains { $0 === touch }
          && !beginning.contains { $0 === touch }
      }
      if !moving.isEmpty { view.touchesMoved(Set(moving), with: event) }
      let ending = touches.filter {
        $0.phase == .ended && $0.delivery.progress == .begun && $0.mayEndDelivery
      }
      for touch in ending { touch.endDelivery() }
      if !ending.isEmpty { view.touchesEnded(Set(ending), with: event) }
      for touch in touches where touch.phase == .cancelled { touch.cancelDelivery() }
    }
    undelivered.removeAll { $0.delivery.progress == .over || $0.view == nil }
  }

  private var viewsToTell: [UIView] {
    var views: [UIView] = []
    for view in undelivered.compactMap(\.view) where !views.contains(where: { $0 === view }) {
      views.append(view)
    }
    return views
  }

  private func begin(_ touches: [UITouch], _ view: UIView, _ event: UIEvent) {
    let wanted = touches.filter { touch in
      let isContent =
        touch.enclosingScrollViews.first?.touchesShouldBegin([touch], with: event, in: view) ?? true
      if !isContent { touch.endDelivery() }
      return isContent
    }
    guard !wanted.isEmpty else { return }
    for touch in wanted { touch.delivery.progress = .begun }
    let late = wanted.filter { $0.phase != .began }
    let present = late.map(\.moment)
    for touch in late { touch.moment = touch.beginning }
    view.touchesBegan(Set(wanted), with: event)
    var moved: Set<UITouch> = []
    for (touch, moment) in zip(late, present) {
      touch.moment.point = moment.point
      touch.moment.timestamp = moment.timestamp
      guard touch.delivery.progress == .begun, moment.point != touch.beginning.point else { continue }
      touch.moment.phase = .moved
      moved.insert(touch)
    }
    if !moved.isEmpty { view.touchesMoved(moved, with: event) }
    for (touch, moment) in zip(late, present) { touch.moment = moment }
  }
}
