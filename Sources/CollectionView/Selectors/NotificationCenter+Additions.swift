#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension NotificationCenter {
  /// Calls the observer's method for every notification of that name and object; nil means any. The observer is not retained,
  /// and need not be removed before it goes.
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

  /// Ends all that the observer was added for, by selectors or, for what `addObserver(forName:…)` returned, with its closure.
  public nonisolated func removeObserver(_ observer: AnyObject) {
    removeTokens(of: observer) { _ in true }
    removeObserver(observer as Any)
  }

  /// Ends what the observer was added for under that name and object; nil means any.
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
#endif
