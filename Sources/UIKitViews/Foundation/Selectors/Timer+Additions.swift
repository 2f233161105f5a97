import Foundation

extension Timer {
  /// Creates a timer that calls the target's method and passes itself as the argument.
  ///
  /// Add the timer to a run loop. It retains the target until you invalidate the timer. `userInfo` is
  /// ignored.
  public nonisolated convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in aSelector.send(timer, to: target) }
  }

  /// Creates a timer and schedules it on the current run loop.
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
