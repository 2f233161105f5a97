#if !canImport(Darwin)
/// What a change handler gets, and when it is called.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// Foundation's bits.
  public let rawValue: UInt
  /// Foundation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// ``NSKeyValueObservedChange/newValue`` is the value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// ``NSKeyValueObservedChange/oldValue`` is the value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The handler is also called at once, before `observe` returns. There is no old value then.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The handler is also called before each change. There is no new value then.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
#endif
