#if !canImport(Darwin)
import Foundation

/// A change, as it is passed to the handler of `observe(_:options:changeHandler:)`.
public nonisolated struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change.
  public let kind: Kind
  /// The value after the change, with ``NSKeyValueObservingOptions/new``. Nil in a call before the change.
  public let newValue: Value?
  /// The value before the change, with ``NSKeyValueObservingOptions/old``. Nil in the call for the initial
  /// value.
  public let oldValue: Value?
  /// Always nil: no collection can be observed here.
  public let indexes: IndexSet?
  /// Whether the call is made before the change.
  public let isPrior: Bool
}
#endif
