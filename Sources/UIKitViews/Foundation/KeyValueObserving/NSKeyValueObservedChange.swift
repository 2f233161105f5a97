#if !canImport(Darwin)
import Foundation

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
#endif
