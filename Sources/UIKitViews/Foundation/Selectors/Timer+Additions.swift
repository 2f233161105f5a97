import Foundation

extension Timer {
  /// A timer that calls the target's method with itself, once it is added to a run loop. It retains the target
  /// until it is invalidated. `userInfo` is ignored: Foundation's timers have no property for it here.
  public nonisolated convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in aSelector.send(timer, to: target) }
  }

  /// The same, on the current run loop in its default mode.
  @discardableResult
  public nonisolated class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
