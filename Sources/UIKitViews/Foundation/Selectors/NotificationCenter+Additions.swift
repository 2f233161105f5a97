import Foundation

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
