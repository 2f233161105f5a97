#if !os(iOS) && !os(tvOS) && !os(visionOS)
#if !canImport(Darwin)
import Foundation

/// A change, as told to the handler of `observe(_:options:changeHandler:)`.
public nonisolated struct NSKeyValueObservedChange<Value> {
  /// What kind of change it was.
  public typealias Kind = NSKeyValueChange

  /// What kind of change it was.
  public let kind: Kind
  /// With ``NSKeyValueObservingOptions/new``, the value after the change; nil before it.
  public let newValue: Value?
  /// With ``NSKeyValueObservingOptions/old``, the value before the change; nil where the handler is told of the initial value.
  public let oldValue: Value?
  /// Always nil: no list is observed here.
  public let indexes: IndexSet?
  /// Whether the change is about to happen.
  public let isPrior: Bool
}
#endif
#endif
