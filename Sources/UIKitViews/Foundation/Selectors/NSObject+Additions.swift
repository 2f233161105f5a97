import Foundation

extension NSObject {
  /// Calls the method after the frame clock has advanced by `delay` seconds, and by at least one frame. The
  /// object is retained until the call.
  @preconcurrency public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let request = PerformRequest(target: self, selector: aSelector, argument: anArgument)
    request.timer = FrameClock.main.schedule(after: delay) {
      PerformRequest.waiting.removeAll { $0 === request }
      aSelector.send(anArgument, to: self)
    }
    PerformRequest.waiting.append(request)
    FrameClock.main.add(request)
  }

  /// Cancels pending calls with the same object and method, and an equal argument.
  @preconcurrency public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    PerformRequest.cancel { request in
      guard request.target === aTarget as AnyObject, request.selector == aSelector else { return false }
      guard let argument = request.argument, let anArgument else {
        return request.argument == nil && anArgument == nil
      }
      return (argument as? NSObject)?.isEqual(anArgument)
        ?? (argument as AnyObject === anArgument as AnyObject)
    }
  }

  /// Cancels all pending calls to the object.
  @preconcurrency public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequest.cancel { $0.target === aTarget as AnyObject }
  }
}

private final class PerformRequest: ClockDependent {
  static var waiting: [PerformRequest] = []

  let target: NSObject
  let selector: Selector
  let argument: Any?
  var timer: FrameTimer?

  init(target: NSObject, selector: Selector, argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  func clockDidEnd(_ clock: FrameClock) { Self.waiting.removeAll { $0 === self } }

  static func cancel(where matches: (PerformRequest) -> Bool) {
    for request in waiting where matches(request) { request.timer?.cancel() }
    waiting.removeAll(where: matches)
  }
}
