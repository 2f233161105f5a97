#if !canImport(Darwin)
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
