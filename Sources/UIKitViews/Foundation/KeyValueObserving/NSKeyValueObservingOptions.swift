#if !canImport(Darwin)
/// Options for the values passed to a change handler and for the times of its calls.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits, the same as Foundation's.
  public let rawValue: UInt
  /// Creates options from Foundation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sets ``NSKeyValueObservedChange/newValue`` to the value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Sets ``NSKeyValueObservedChange/oldValue`` to the value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Calls the handler immediately, before `observe` returns, without an old value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Calls the handler before each change too, without a new value.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
#endif
