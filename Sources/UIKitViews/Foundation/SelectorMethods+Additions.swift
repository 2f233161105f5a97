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

extension NotificationCenter {
  /// Registers a method for notifications. `nil` matches any name or object.
  ///
  /// The observer isn't retained and needn't be removed.
  public nonisolated func addObserver(
    _ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let target = WeakTarget(observer)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      if let observer = target.object { selector.send(notification, to: observer) }
    }
    SelectorObservers.shared.add(
      SelectorObserver(
        center: ObjectIdentifier(self), target: target, name: name, object: object.map(Self.identity),
        token: token))
  }

  /// Removes all registrations of the observer, which can also be a token from `addObserver(forName:…)`.
  public nonisolated func removeObserver(_ observer: AnyObject) {
    removeTokens(of: observer) { _ in true }
    removeObserver(observer as Any)
  }

  /// Removes the observer's registrations. `nil` matches any name or object.
  public nonisolated func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    let identity = object.map(Self.identity)
    removeTokens(of: observer) { entry in
      (name == nil || entry.name == name) && (identity == nil || entry.object == identity)
    }
    removeObserver(observer as Any, name: name, object: object)
  }

  private nonisolated func removeTokens(of observer: AnyObject, where matches: (SelectorObserver) -> Bool) {
    let removed = SelectorObservers.shared.remove { entry in
      entry.center == ObjectIdentifier(self) && entry.target.identity == ObjectIdentifier(observer)
        && matches(entry)
    }
    for entry in removed { removeObserver(entry.token as Any) }
  }

  private nonisolated static func identity(_ object: Any) -> ObjectIdentifier {
    ObjectIdentifier(object as AnyObject)
  }
}

/// A weak reference that identifies its object even during the object's deallocation.
nonisolated final class WeakTarget: @unchecked Sendable {
  let identity: ObjectIdentifier
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    identity = ObjectIdentifier(object)
    self.object = object
  }
}

nonisolated struct SelectorObserver {
  let center: ObjectIdentifier
  let target: WeakTarget
  let name: NSNotification.Name?
  let object: ObjectIdentifier?
  let token: any NSObjectProtocol
}

/// The observers with selectors. This class is thread-safe.
nonisolated final class SelectorObservers: @unchecked Sendable {
  static let shared = SelectorObservers()

  private let lock = NSLock()
  private var entries: [SelectorObserver] = []

  /// - Complexity: O(n), where n is the number of observers.
  func add(_ entry: SelectorObserver) {
    lock.withLock {
      entries.removeAll { $0.target.object == nil }
      entries.append(entry)
    }
  }

  func remove(where isRemoved: (SelectorObserver) -> Bool) -> [SelectorObserver] {
    lock.withLock {
      let removed = entries.filter(isRemoved)
      entries.removeAll(where: isRemoved)
      return removed
    }
  }
}
