#if !canImport(Darwin)
import Foundation

/// Classes with observable properties: views. Don't adopt this protocol.
public nonisolated protocol _KeyValueCodingAndObserving: NSObject {}

extension UIView: nonisolated _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls the handler each time the property is set, even if its value doesn't change.
  ///
  /// The observable properties are `frame`, `bounds`, `center`, `transform`, `transform3D`, `alpha`, and
  /// `isHidden` of views, and also `contentOffset`, `contentSize`, `contentInset`, and `zoomScale` of scroll
  /// views. Observing any other property is an error, and so is observing one of these if a final class
  /// overrides it. In that case, observe the object as its superclass.
  ///
  /// The handler is called after the delegate: once for an animation, and once per frame while contents
  /// scroll. Call this method on the main thread.
  ///
  /// - Returns: The observation. Retain it as long as the handler should be called.
  @preconcurrency
  public nonisolated func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let keyPath = keyPath
    let observer = MainActor.assumeIsolated {
      KeyValueObserver(of: object, keyPath: keyPath, options: options, changeHandler: changeHandler)
    }
    return NSKeyValueObservation(observer)
  }
}

extension KeyValueObserver {
  /// If the key path isn't observable, raises an exception and returns `nil`.
  fileprivate convenience init?<Object: _KeyValueCodingAndObserving, Value>(
    of object: Object, keyPath: KeyPath<Object, Value>, options: NSKeyValueObservingOptions,
    changeHandler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    guard let view = object as? UIView, let key = (Object.self as? UIView.Type)?.observedKey(for: keyPath)
    else {
      UIKitException.raise(
        .internalInconsistency,
        "Could not extract a String from KeyPath \(keyPath). The observable properties are "
          + "\(ObservedKey.allNames). If a final class overrides one, observe it through the "
          + "superclass: (view as UIView).observe(…).")
      return nil
    }
    func change(old: Value? = nil, new: Value? = nil, isPrior: Bool = false) -> NSKeyValueObservedChange<
      Value
    > {
      NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: isPrior)
    }
    func newValue(_ object: Object) -> Value? { options.contains(.new) ? object[keyPath: keyPath] : nil }
    self.init(of: key) { [weak object] in
      guard let object else { return {} }
      let old = options.contains(.old) ? object[keyPath: keyPath] : nil
      if options.contains(.prior) { changeHandler(object, change(old: old, isPrior: true)) }
      return { changeHandler(object, change(old: old, new: newValue(object))) }
    }
    view.add(self)
    if options.contains(.initial) { changeHandler(object, change(new: newValue(object))) }
  }
}

/// The registration of a change handler, which ends with ``invalidate()`` or on release.
public nonisolated class NSKeyValueObservation: NSObject {
  private var observer: KeyValueObserver?

  init(_ observer: KeyValueObserver?) { self.observer = observer }

  /// Stops the calls to the handler.
  public func invalidate() { observer = nil }
}

/// A change passed to the handler of `observe(_:options:changeHandler:)`.
public nonisolated struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change.
  public let kind: Kind
  /// The value after the change, if the options contain ``NSKeyValueObservingOptions/new``.
  public let newValue: Value?
  /// The value before the change, if the options contain ``NSKeyValueObservingOptions/old``.
  public let oldValue: Value?
  /// Always `nil`, because collections aren't observable.
  public let indexes: IndexSet?
  /// `true` if the call precedes the change.
  public let isPrior: Bool
}

/// The kinds of changes. Only `setting` occurs for views.
public nonisolated enum NSKeyValueChange: UInt, Sendable {
  /// A value was set.
  case setting = 1
  /// Insertion into a collection.
  case insertion = 2
  /// Removal from a collection.
  case removal = 3
  /// Replacement in a collection.
  case replacement = 4
}

/// Options for a change handler's values and calls.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// Foundation's bits.
  public let rawValue: UInt
  /// Creates options from Foundation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sets ``NSKeyValueObservedChange/newValue``.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Sets ``NSKeyValueObservedChange/oldValue``.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Calls the handler before `observe` returns, without an old value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Also calls the handler before each change, without a new value.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
#endif
